// Results of many evenings as the app stores them (src/saves/results.rs, evening_note.rs), always the same ones.
import { SHELF } from './shell.mjs';

const PREFIX = 'bar-a-jeux/';
/** The schema of src/saves/migrate.rs. */
const SCHEMA = 3;
const NAMES = ['Ada', 'Ben', 'Chloé', 'David', 'Emma', 'Farid', 'Greta', 'Hugo'];
const PEOPLE = NAMES.map((name, index) => ({ name, colour: index, symbol: index }));
/** The least and the most players of each game. */
const SEATS = { barragoon: [2, 2], bouillabaisse: [2, 8], barrakuda: [2, 6], barracuda: [3, 6], barbarossa: [3, 6] };
const HOUR = 3_600_000;
/** An evening of September 2026. */
const LAST_EVENING = 1_788_897_600_000;

/** Random numbers with a fixed seed, by Park and Miller. */
function dice() {
  let state = 42;
  return (least, most) => {
    state = (state * 48_271) % 2_147_483_647;
    return least + (state % (most - least + 1));
  };
}

/** The tally and the counts of a player: src/games/<game>/counts.rs. */
const NUMBERS = {
  barragoon: (roll) => [[roll(0, 7)], [roll(10, 60), roll(0, 7), roll(0, 9)]],
  bouillabaisse: (roll) => {
    const rounds = [1, 2, 3, 4, 5, 6].map((round) => 5 * roll(0, 30) * (round === 6 ? -1 : 1));
    return [[rounds.reduce((sum, points) => sum + points, 0)], [6, ...rounds]];
  },
  barrakuda: (roll) => [[roll(0, 8)], [roll(5, 20), roll(0, 20), roll(0, 5), roll(0, 8), 0]],
  barracuda: (roll) => [[roll(0, 4), roll(0, 90)], [roll(0, 5), roll(0, 5), roll(0, 5), roll(0, 5)]],
  barbarossa: (roll) => [[roll(20, 45), roll(0, 8)], [roll(0, 8), roll(0, 12), roll(0, 6), roll(0, 4), roll(0, 8)]],
};

/** Returns the text of each storage key: `matches` results of eight people in all games, spread over `evenings`. */
export function storedResults(matches = 2_000, evenings = 60) {
  const roll = dice();
  const each = Math.ceil(matches / evenings);
  const results = Array.from({ length: matches }, (_, index) => {
    const evening = Math.floor(index / each);
    const began = LAST_EVENING - (evenings - 1 - evening) * 7 * 24 * HOUR;
    const game = SHELF[roll(0, SHELF.length - 1)];
    const seats = roll(...SEATS[game]);
    const first = roll(0, PEOPLE.length - 1);
    const players = PEOPLE.map((_, at) => PEOPLE[(first + at) % PEOPLE.length]).slice(0, seats);
    const order = players.map((_, at) => [roll(0, 1_000), at]).sort(([a], [b]) => a - b).map(([, at]) => at);
    const numbers = players.map(() => NUMBERS[game](roll));
    const started = began + (index % each) * HOUR / 2;
    return {
      id: `measured${index}`,
      game,
      ended: started + roll(10, 28) * 60_000,
      players,
      places: players.map((_, at) => order.indexOf(at) + 1),
      resigned: roll(0, 20) === 0,
      tally: numbers.map(([tally]) => tally),
      ...(evening < evenings - 1 && { archived: began + 24 * HOUR }),
      started,
      first: roll(0, seats - 1),
      counts: numbers.map(([, counts]) => counts),
    };
  });
  const notes = [
    { archived: null, name: '', scale: 'places', guests: PEOPLE.map((player) => ({ player })) },
    { archived: results[0].archived, name: 'Opening night', scale: 'wins', guests: [{ player: PEOPLE[0], left: true }] },
  ];
  const versioned = (items) => JSON.stringify({ items, schema: SCHEMA });
  return {
    [`${PREFIX}roster`]: versioned(PEOPLE.slice(0, 6)),
    [`${PREFIX}results`]: versioned(results),
    [`${PREFIX}evenings`]: JSON.stringify(notes),
  };
}
