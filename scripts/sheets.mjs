// Joins the style sheets into one for home, one for all other screens and one a game, each rule in its layer of the
// cascade.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Layers of the cascade: a later one wins with any selector. */
const layers = ['reset', 'tokens', 'base', 'components', 'layout', 'games', 'lessons', 'adaptations'];

/** The layer of each sheet of style/. Sheets beside code are in that of their folder. */
const general = { reset: 'reset', tokens: 'tokens', fonts: 'base', base: 'base', boot: 'components', crash: 'components',
  'forced-colours': 'adaptations' };

/** The layer of a style sheet. */
function layerOf(file) {
  const layer = file.startsWith('style/') ? general[basename(file, '.css')]
    : file.startsWith('src/app/components/') ? 'components'
    : file.startsWith('src/app/boards/') ? 'games'
    : /^src\/app\/(lesson|example)\//.test(file) ? 'lessons' : 'layout';
  if (!layer) throw new Error(`${file}: in no layer`);
  return layer;
}

/**
 * Returns the paths of all style sheets. A folder's own sheets are shared, so they come before those of its folders.
 */
function sheetFiles(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const own = entries.filter((entry) => entry.name.endsWith('.css')).map((entry) => `${folder}/${entry.name}`);
  return [...own, ...entries.filter((entry) => entry.isDirectory()).flatMap((entry) => sheetFiles(root, `${folder}/${entry.name}`))];
}

/** Sheets of the first load beside those of style/: what home shows. */
const atHome = ['button', 'blocks', 'field', 'dialog', 'toasts', 'seat_badge', 'page'].map((name) => `src/app/components/${name}.css`);

/** Returns home's sheet, which sets the order of the layers, the sheet of all other screens, and each game's sheet. */
export function sheets(root) {
  const groups = { home: [], screens: [] };
  for (const file of ['style', 'src/app'].flatMap((folder) => sheetFiles(root, folder))) {
    const game = file.match(/^src\/app\/boards\/(\w+)\//)?.[1];
    const home = file.startsWith('style/') || file.startsWith('src/app/screens/home/') || atHome.includes(file);
    (groups[game ?? (home ? 'home' : 'screens')] ??= []).push(file);
  }
  const layered = (file) => `@layer ${layerOf(file)} {\n${readFileSync(join(root, file), 'utf8')}}\n`;
  const joined = Object.entries(groups).map(([name, files]) => [name, files.map(layered).join('')]);
  const { home, ...others } = Object.fromEntries(joined);
  return { home: `@layer ${layers.join(', ')};\n${home}`, others };
}
