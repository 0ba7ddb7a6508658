// The finished home screen, contained in the page before the app runs; the app replaces it without a jump. It follows
// src/app/screens/home.rs; a browser test compares the places of all elements in both.

/** Tag of the language that is in the page itself. */
export const FALLBACK = 'en';
/** The games, in the order of the shelf. */
export const SHELF = ['barragoon', 'bouillabaisse', 'barrakuda', 'barracuda', 'barbarossa'];
const NAVIGATION = [
  ['roster', 'people', 'roster'],
  ['results', 'cup', 'results'],
  ['gallery', 'clay', 'nav_gallery'],
  ['saves', 'box', 'nav_saves'],
  ['settings', 'gear', 'settings'],
  ['about', 'about', 'about'],
];

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Fills elements like `<p data-text="common.boot_wait"></p>` with the text in all languages: they must be readable if
 * nothing can be fetched. The style sheet shows the one of the page's language.
 */
export const fillTexts = (html, message) =>
  html.replace(/ data-text="([\w.]+)">(?=<)/g, (_, key) => {
    const texts = Object.entries(message(key));
    if (texts.some(([, text]) => text.includes('{'))) throw new Error(`the page cannot fill in ${key}`);
    return `>${texts.map(([tag, text]) => `<span lang="${tag}" dir="auto">${escaped(text)}</span>`).join(' ')}`;
  });

/**
 * Returns the home screen in English; boot.js fills in the device's part, and replaces the texts if the page has another
 * language. `message` finds a text in all languages, see words.mjs; `name` is the name of English.
 */
export function shell(message, name) {
  // The end of an element's start tag, and its text. A text that is the same in all languages needs no name.
  const t = (key, format = (text) => text) => {
    const texts = Object.values(message(key));
    if (texts.some((text) => text.includes('{'))) throw new Error(`the shell cannot fill in ${key}`);
    const english = message(key)[FALLBACK];
    const name = texts.every((text) => text === english) ? '' : ` data-text="${key}"`;
    return `${name}>${format(escaped(english))}`;
  };
  // Lines break only between facts, not inside one.
  const facts = (key) =>
    t(key, (text) => text.split(' · ').map((fact) => `<span class="game-fact">${fact}</span>`).join(' · '));
  const icon = (name) => `<svg class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`;
  const link = ([to, picture, key]) =>
    `<a class="nav-link" href="#/${to}">${icon(picture)}<span${t(`common.${key}`)}</span></a>`;
  const card = (slug) => `
    <li class="game">
      <a class="game-card" href="#/setup/${slug}">
        <span class="game-art"><img src="art/${slug}.svg" alt=""></span>
        <span class="game-words">
          <strong class="game-title"${t(`shelf.${slug}_title`)}</strong>
          <span class="game-line"${t(`shelf.${slug}_tagline`)}</span>
          <span class="game-facts"${facts(`shelf.${slug}_facts`)}</span>
        </span>
      </a>
      <span class="game-links">
        <a class="game-link" href="#/now/${slug}">${icon('play')}<span${t('common.play_now')}</span></a>
        <a class="game-link" href="#/minute/${slug}">${icon('learn')}<span${t('common.learn')}</span></a>
        ${slug === 'barragoon' ? `<a class="game-link" href="#/problems">${icon('puzzle')}<span${t('shelf.problems')}</span></a>` : ''}
      </span>
    </li>`;
  // A card of running.rs with one player, as a template for boot.js.
  const match = `
    <template class="shell-match"><li>
      <a class="match-card">
        <span class="match-art"><img alt=""></span>
        <span class="match-words">
          <strong></strong>
          <span class="match-players"></span>
          <small></small>
        </span>
        <span class="match-go">${icon('play')}<span class="visually-hidden"${t('common.resume')}</span></span>
      </a>
    </li></template>
    <template class="shell-player">
      <span class="match-player">
        <span class="mark"><svg class="symbol" aria-hidden="true"><use/></svg></span>
        <bdi></bdi>
        <span class="bot-sign">${icon('bot')}<span class="visually-hidden"${t('common.bot')}</span></span>
      </span>
    </template>`;
  const selectButton = (key) => `<span class="select few"><span class="few-value"${t(`common.${key}`)}</span>${icon('down')}</span>`;
  return `
    <header class="top home-top">
      <div class="home-head">
        <p class="wordmark"${t('common.app_name')}</p>
        <a class="home-search" href="#/search">${icon('search')}<span${t('common.search')}</span></a>
      </div>
      <nav class="home-nav">${NAVIGATION.map(link).join('')}</nav>
    </header>
    <main class="page home">
      <p class="notice warn shell-blocked" hidden>${icon('warning')}<span${t('common.store_blocked')}</span></p>
      <section class="running" hidden>
        <h2${t('common.running')}</h2>
        <ul class="matches"></ul>
        <span class="button quiet shell-more" hidden></span>
      </section>
      <section class="shelf">
        <div class="shelf-head">
          <h2${t('common.games')}</h2>
          <div class="shelf-filter">${selectButton('for_any')}${selectButton('in_any')}</div>
        </div>
        <ul class="games">${SHELF.map(card).join('')}</ul>
      </section>
      <section class="state">
        <div class="notice shell-offer" hidden>
          <span${t('common.install_line')}</span>
          <div class="button">${icon('export')}<span${t('common.install')}</span></div>
        </div>
        <p class="shell-state"></p>
        <span class="select few home-language"><span class="few-value shell-language">${escaped(name)}</span>${icon('down')}</span>
      </section>
    </main>${match}`;
}

/**
 * Returns the style that shows only the texts of the page's language, where they are in all languages; without boot.js
 * all are shown.
 */
export const shellStyle = (tags) =>
  tags.map((tag) => `:root[data-shell][lang="${tag}"] #boot [lang]:not([lang="${tag}"]) { display: none; }`).join('\n');
