import { describe, expect, test } from 'vitest';
import { TRANSCRIPTS } from '../../engine/classic/transcript/transcripts';
import type { Message, Problem, Result } from '../../engine/game';
import { entryOf, GAME_SYSTEM_IDS, type GameSystemId } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { SYSTEMS } from '../../engine/systems';
import { LANGUAGES, type Language } from '../../messages/languages';
import { wildDomination, wildEra, wildNy2047, wildRisk } from '../refusals/wild-orders';
import { translateIn } from '../support/translated';
import { type GameTextSamples, type Playing, textsInPlay } from './texts-in-play';

type Says = Message | string;

const PLAYED: Readonly<Partial<Record<GameSystemId, Omit<Playing, 'system'>>>> = {
  ny2047: { games: 4, mostSteps: 60, wild: wildNy2047 },
  classic: { games: 2, mostSteps: 60 },
  domination: { games: 4, mostSteps: 120, otherOptions: { vacateAfter: 1 }, wild: wildDomination },
  'new-era': { games: 4, mostSteps: 120, otherOptions: { maxTurns: 3 }, wild: wildEra },
  'nyc-risk': {
    games: 4,
    mostSteps: 120,
    otherOptions: { claims: true, setup: 'deal', replacements: true, maxMissed: 1 },
    wild: wildRisk,
  },
};

/** How a game is played that needs nothing else to say all that it can. */
const USUAL = { games: 4, mostSteps: 120 };

/** The languages that the texts of a game are written in. */
const languagesOf = (id: GameSystemId) =>
  LANGUAGES.filter((language) => entryOf(id).textsIn?.includes(language) ?? true);

/**
 * Beginnings that may follow a lower-case start of a sentence, since pages warn with a default: "If you stay silent,
 * you pass."
 */
const CONTINUES: Readonly<Record<Language, RegExp>> = {
  en: /^(You|Your|Every|The) /,
  de: /^(Du|Deine?|Jeder?|Jedes|Der|Die|Das) /,
  es: /^(Tu|Tus|Cada|La|Las|El|Los|No|Recibes|Pasas|Pierdes)[ ,]/,
};

const samplesByGame = new Map(
  GAME_SYSTEM_IDS.map((id) => [id, textsInPlay({ ...(PLAYED[id] ?? USUAL), system: SYSTEMS[id] })]),
);
const samplesOf = (id: GameSystemId): GameTextSamples => samplesByGame.get(id) as GameTextSamples;

function allOf({ sentences, problems, decisions, fallbacks }: GameTextSamples): readonly Says[] {
  return [...sentences, ...problems, ...decisions, ...fallbacks];
}

/** Faulty translations: no message, one of another game, a missing value, or the English text. */
function faultsIn(all: readonly Says[], of: string, language: Language): readonly unknown[] {
  const [say, english] = [translateIn(language), translateIn('en')];
  return all.filter((says) => {
    if (typeof says === 'string' || says.of !== of) return true;
    const text = say(says);
    return /[{}]|undefined|null/.test(text) || (language !== 'en' && text === english(says));
  });
}

describe.each(GAME_SYSTEM_IDS)('what %s says', (id) => {
  const samples = samplesOf(id);

  test('occurs in the sampled games', () => {
    expect(samples.sentences.length).toBeGreaterThan(50);
    expect(samples.problems.length).toBeGreaterThan(PLAYED[id] === undefined ? 1 : 4);
    expect(samples.decisions.length).toBeGreaterThan(1);
    expect(samples.fallbacks.length).toBeGreaterThan(1);
  });

  test.each(languagesOf(id))('is said in %s', (language) => {
    expect(faultsIn(allOf(samples), id, language)).toEqual([]);
    const say = translateIn(language);
    const whole = [...samples.sentences, ...samples.problems, ...samples.fallbacks].map(say);
    expect(
      whole.filter((text) => !/^[\p{Lu}\d“„«].*[.!?]$/u.test(text) && !/^viaConvoy /.test(text)),
    ).toEqual([]);
    expect(samples.fallbacks.map(say).filter((text) => !CONTINUES[language].test(text))).toEqual([]);
  });
});

function problemsIn(result: Result<unknown> | undefined): readonly Problem[] {
  return result === undefined || result.ok ? [] : result.problems;
}

/** Lines that no game reads as orders, each wrong in its own way. */
const LINES = [
  ...[
    'A',
    'HELLO',
    'VOTE',
    'VOTE FOR ME',
    'VOTE CONCEDE Nobody',
    'PREFER',
    'PREFER HOME Nowhere',
    'DISBAND it',
  ],
  ...['A XXX - YYY', 'A PAR', 'A PAR - BUR BUR', 'A PAR ! BUR', 'A LIV - NTH', 'A PAR - BUR - MAR', 'PAR B'],
  ...['F NTH C A LON', 'A HAR S', 'A HAR#9 H', 'A FRK H', 'A HAR BUR', 'T Shemp H', `A ${'x'.repeat(300)}`],
];

test.each(['ny2047', 'classic'] as const)('%s says in three languages why a line is no order', (id) => {
  const system = SYSTEMS[id];
  const [seat = ''] = system.seats.names.slice(1);
  const position = system.setup(system.options.parse({}), system.seats.names, textRandom('lines'));
  const problems = problemsIn(system.notation?.parse(position, seat, LINES.join('\n')));
  expect(problems.length).toBeGreaterThan(12);
  const says = problems.map(({ message }) => message);
  for (const language of LANGUAGES) expect(faultsIn(says, id, language)).toEqual([]);
});

const POSITIONS: readonly (readonly [id: GameSystemId, written: object])[] = [
  [
    'ny2047',
    {
      seats: ['tower', 'papst'],
      units: [
        { id: 'tower-1', faction: 'tower', space: 'harlem' },
        { id: 'papst-1', faction: 'papst', space: 'harlem' },
        { id: 'rossoni-1', faction: 'rossoni', space: 'midtown' },
      ],
      control: { 'upper-bay': 'tower' },
    },
  ],
  [
    'classic',
    {
      season: 'winter',
      units: [
        { power: 'france', kind: 'army', at: 'par' },
        { power: 'france', kind: 'army', at: 'par' },
        { power: 'france', kind: 'army', at: 'nth' },
      ],
      centres: { bur: 'france' },
    },
  ],
  ['nyc-risk', { hoods: { soho: { owner: 'blue', units: 2 } }, mayors: { yellow: 'soho' } }],
  ['new-era', { stack: ['tank#1', 'tank#1'] }],
  ['domination', { active: null }],
];

test.each(POSITIONS)('%s says in three languages what is wrong with a position', (id, written) => {
  const system = SYSTEMS[id];
  const seats = system.seats.names.slice(0, system.seats.usual);
  const problems = problemsIn(system.read(written, system.options.parse({}), seats));
  expect(problems.length).toBeGreaterThan(0);
  const says = problems.map(({ message }) => message);
  for (const language of LANGUAGES) expect(faultsIn(says, id, language)).toEqual([]);
});

test.each([
  '',
  'A PAR - BUR',
  'Fall 1905\nA PAR - BUR',
  'Spring 1901\nGallia: A PAR - BUR',
  'Spring 1901\nTurky: A CON - BUL',
  'Spring 1901\nA PAR - BUR\nWinter 1901\nA PAR B',
  'Spring 1901\nWAIVE',
  'Position Spring 1905\nFrance: A PAR',
  'Position Spring 1905\nFrance: PAR, A PAR PAR\nFrance centres: PAR, BUR, BURG, PAR\nnobody',
  'Position Fall 1905, retreats\nFrance: A PAR',
  '{',
  '{"phases": []}',
  '{"map": "ancmed", "phases": []}',
  `<a>${'<b>'.repeat(500)}`,
  'x'.repeat(5_000_001),
])('Classic says in three languages why a text is no game: %.40s', (text) => {
  const problems = problemsIn(TRANSCRIPTS.read(text));
  expect(problems.length).toBeGreaterThan(0);
  const says = problems.map(({ message }) => message);
  for (const language of LANGUAGES) expect(faultsIn(says, 'classic', language)).toEqual([]);
});

test('Classic says in three languages what it left out of a text', () => {
  const read = TRANSCRIPTS.read(
    [
      'Spring 1901\nFrance: A PAR - BUR (*void*)\nFrance: A MUN - BUR\nFrance: A MAR - the moon\nsee you\nFrance: F BRE - MAO (*bounce*)',
      'Italy: A VEN - ROM VIA\nSpring 1901, retreats\nFrance: A PAR D\nPosition Fall 1901\nFrance: A PAR\nFall 1901\nFrance: A MAR - SPA',
      'Spring 1902\nFrance: A SPA H',
    ].join('\n'),
  );
  const notes = read.ok ? read.value.notes : [];
  expect(new Set(notes.map(({ code }) => code)).size).toBeGreaterThan(6);
  for (const language of LANGUAGES)
    expect(
      faultsIn(
        notes.map(({ message }) => message),
        'classic',
        language,
      ),
    ).toEqual([]);
});
