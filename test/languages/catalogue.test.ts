import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { MOVING_SEASONS, POWERS } from '../../engine/classic/types';
import { BUILDS, COASTS, SPACE_KINDS } from '../../engine/classic/variant/definition';
import { CARDS } from '../../engine/domination/data/cards';
import { SEAT_COLOURS } from '../../engine/game-identity';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { LESSONS } from '../../engine/lessons/lessons';
import { ADVENTURES } from '../../engine/nyc-risk/data/cards';
import { KNOWN_RULES } from '../../engine/tournament/aggregation';
import { STATUS } from '../../functions/api/problems';
import { LOG_KINDS } from '../../functions/core/league/logs.records';
import { NOTIFICATION_KINDS } from '../../functions/core/notification/notifications.records';
import { keyOfName, keyOfText } from '../../messages/key-of-text';
import { LANGUAGES } from '../../messages/languages';
import { GAMES_WITH_ONE_FILE } from '../../messages/texts-of-games';
import { TOOLS } from '../../web/games/classic/maps/tools';
import { catalogueFiles } from './catalogue-files';
import { argumentsOf, incompletePlurals, messagesOf, shownArgumentsOf } from './messages';
import { wordsOfPosition } from './position-texts';
import { schemaTexts } from './schema-texts';
import { nodesOf, parsed, sources } from './sources';
import { usesIn } from './uses';

const english = messagesOf('en');

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  const messages = messagesOf(language);

  test('has every text that there is in English, and no other', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('gives pages the area of every file; otherwise run `npm run record-areas`', async () => {
    const { default: areas } = await import(`../../messages/${language}/index.ts`);
    const files = catalogueFiles().map((file) => {
      const [area = '', part] = file.split('.');
      return [file, part === undefined ? areas[area] : areas[area]?.[part]] as const;
    });
    for (const [file, area] of files) {
      const { default: texts } = await import(`../../messages/${language}/${file}.json`);
      expect(area, file).toEqual(texts);
    }
    expect(Object.keys(areas).sort()).toEqual([...new Set(files.map(([file]) => file.split('.')[0]))].sort());
  });

  test('parses, and each text is handed the same', () => {
    const wrong = [...messages].filter(
      ([key, text]) => `${shownArgumentsOf(text)}` !== `${shownArgumentsOf(english.get(key) ?? '')}`,
    );
    expect(wrong).toEqual([]);
  });

  test('says one and several', () => {
    expect(
      [...messages].flatMap(([key, text]) => incompletePlurals(text).map((name) => `${key} ${name}`)),
    ).toEqual([]);
  });

  // ICU reads a straight apostrophe as the beginning of a quoted part.
  test('has the apostrophes and quotes of print', () => {
    expect([...messages].filter(([, text]) => /['"]|\.\.\./.test(text))).toEqual([]);
    expect([...messages].filter(([, text]) => text !== text.trim() || text === '')).toEqual([]);
  });

  test('has names of keys that are plain words, nested once at most', () => {
    const odd = [...messages.keys()].filter((key) => !/^[a-z\d.-]+(\.[a-z][a-zA-Z-]*){1,2}$/.test(key));
    expect(odd).toEqual([]);
  });
});

/** Refusals that state a reason, or a missing part. */
const WITH_A_REASON: readonly string[] = ['not-found', 'not-allowed', 'format-impossible', 'press-closed'];

/** The rest of each key with this beginning in the code of functions, where the compiler checks that it is a key. */
function namedInFunctions(start: string): readonly string[] {
  const literals = [...sources(['functions']).values()].flatMap(nodesOf).filter(ts.isStringLiteral);
  const named = new Set(literals.map(({ text }) => start + text));
  return [...english.keys()].filter((key) => named.has(key)).map((key) => key.slice(start.length));
}

const ORDERS_OF_CLASSIC = [
  ...['hold', 'move', 'support', 'convoy', 'retreat', 'disband', 'build', 'waive', 'vote'],
];

/** Computed keys, each with the parts that exist. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  'classic.line.': ORDERS_OF_CLASSIC,
  'classic.owed.': ['orders', 'retreats', 'adjustments', 'finished'],
  'classic.prompt.': [
    ...['detour', 'coast', 'goal', 'support', 'convoy', 'buildsUsed', 'build'],
    ...['retreat', 'enough', 'remove', 'go'],
  ],
  'classic.reason.': [
    ...['refused', 'noArmy', 'noOrder', 'held', 'headOn', 'rivals', 'ownUnit', 'drivenOut', 'unfitting'],
    ...['otherCoast', 'cut', 'noFleets', 'lostFleets', 'paradox', 'collided', 'notOrdered', 'farthest'],
  ],
  'classic.task.': ORDERS_OF_CLASSIC,
  'classic.whyNot.': ['convoy', 'support'],
  'classic-story.situation.': POWERS,
  'domination-cards.text.': CARDS.filter(({ text }) => text !== null).map(({ id }) =>
    id.replaceAll('_', '-'),
  ),
  'domination-gallery.cast.': [
    ...['title', 'newsome', 'ng', 'redsmith', 'krilov', 'chao', 'alvarez', 'nithik', 'wu', 'lee'],
  ],
  'domination-gallery.lines.': ['title', ...CARDS.map(({ id }) => id.replaceAll('_', '-'))],
  'domination-gallery.scenes.': [
    'title',
    ...['washington', 'submarine', 'city', 'plane', 'station'].flatMap((scene) => [scene, `${scene}Text`]),
  ],
  'maps.anchor.': ['unit', 'label', 'centre'],
  'maps.builds.': BUILDS,
  'maps.coast.': COASTS,
  'maps.colours.': SEAT_COLOURS,
  'maps.facts.': [
    ...['short', 'title', 'id', 'author', 'licence', 'about', 'source', 'version', 'firstYear'],
    ...['seasons', 'yearsApart', 'centresToWin', 'builds', 'convoys', 'fog'],
  ],
  'maps.hints.': TOOLS,
  'maps.kinds.': SPACE_KINDS,
  'maps.panels.': ['space', 'powers', 'facts', 'problems', 'someProblems', 'try'],
  'maps.seasons.': MOVING_SEASONS,
  'maps.svg.': ['no-svg', 'no-size', 'too-much', 'few-spaces', 'many-spaces'],
  'maps.tools.': TOOLS,
  'mails.kind.': [...NOTIFICATION_KINDS, 'digest'],
  'new-era.field.': [
    ...['targets', 'tokens', 'reserve', 'second', 'card', 'cards', 'target', 'resource', 'with', 'count'],
  ],
  'new-era.good.': [
    ...['scrap', 'fuel', 'weapons', 'material', 'any', 'worker'],
    ...['conquest', 'coop', 'incorp', 'contact', 'defence', 'redevelop'],
  ],
  'new-era.goodSigns.': [
    ...['scrap', 'fuel', 'weapons', 'material', 'any', 'worker'],
    ...['conquest', 'coop', 'incorp', 'contact', 'defence', 'redevelop'],
  ],
  'new-era.short.': [
    ...['repeatProduction', 'universalRedevelop', 'storage'],
    ...['slots', 'doubleCooperation', 'spareConquered'],
  ],
  'new-era.verb.': [
    ...['pick', 'spoils', 'play', 'take', 'redevelop', 'reconstruct', 'swap', 'work', 'workAgain'],
    ...['visit', 'trade', 'pass', 'store', 'break', 'standing', 'resign', 'rejoin'],
    ...['conquer', 'cooperate', 'protect', 'conquerHand', 'agree', 'incorporate'],
  ],
  'new-era-cards.type.': ['scrap', 'fuel', 'arms', 'build', 'people', 'trade', 'transport', 'foundation'],
  'new-era-cards.when.': [
    ...['incorporate', 'incorporateType', 'redevelop', 'reconstruct', 'conquest', 'conquestFar'],
    ...['cooperate', 'trade', 'visited', 'produced', 'gained'],
  ],
  'new-era-gallery.cards.': ['title', 'note', 'locations', 'instants'],
  'new-era-gallery.factions.': ['title', 'new-york', 'appalachian', 'merchants', 'mutants', 'hegemony'],
  'new-era-gallery.guide.': ['title', 'goal', 'lookout', 'production', 'actions', 'count', 'cleanup'],
  'new-era-story.about.': ['new-york', 'appalachian', 'merchants', 'mutants', 'hegemony'],
  'says-ny2047-voices.greet.': ['tower', 'papst', 'rossoni', 'christofori', 'dunning', 'greene', 'hamblet'],
  'ny2047-gallery.history.': [
    ...['title', 'note', 'collapse', 'neighbours', 'party', 'navy', 'armies', 'weapons', 'peace'],
  ],
  'ny2047-gallery.manifesto.': ['title', 'old', 'who', 'open', 'unite'],
  'says-ny2047-voices.out.': ['tower', 'papst', 'rossoni', 'christofori', 'dunning', 'greene', 'hamblet'],
  'ny2047-gallery.turretons.': ['title', 'intro', 'moe', 'larry', 'curly', 'portrait'],
  'says-ny2047-voices.win.': ['tower', 'papst', 'rossoni', 'christofori', 'dunning', 'greene', 'hamblet'],
  'ny2047-story.about.': ['tower', 'papst', 'rossoni', 'christofori', 'dunning', 'greene', 'hamblet'],
  'ny2047-story.leader.': ['tower', 'papst', 'rossoni', 'christofori', 'dunning', 'greene', 'hamblet'],
  'ny2047.battle.': ['won', 'standoff', 'lost'],
  'ny2047.result.': [
    ...['succeeded', 'bounced', 'held', 'destroyed', 'given', 'cut', 'void'],
    ...['captured', 'rejected', 'noted', 'done'],
  ],
  'notifications.kind.': NOTIFICATION_KINDS,
  'notifications.kindHelp.': NOTIFICATION_KINDS,
  'nyc-risk.field.': [
    'count',
    'dice',
    'rolls',
    'keep',
    'move',
    'mayor',
    'bonusTo',
    'to',
    'at',
    'crossing',
    'seat',
    'cards',
    'between',
  ],
  'nyc-risk.group.': ['occupy', 'trade', 'reinforce', 'attack', 'fortify', 'playCard', 'mayor', 'discard'],
  'nyc-risk.next.': ['reinforce', 'attack', 'fortify', 'end'],
  'nyc-risk.phase.': ['claim', 'draft', 'place', 'reinforce', 'attack', 'fortify', 'end', 'over'],
  'nyc-risk.picture.': ['pedestrian', 'messenger', 'taxi', 'wild'],
  'nyc-risk.seat.': ['resigned', 'eliminated', 'vacant', 'active'],
  'nyc-risk.signs.': [
    'bridge',
    'tunnel',
    'ferry',
    'attack',
    'move',
    'refused',
    'army',
    'mayor',
    'airport',
    'stadium',
    'train',
    'closed',
    'chartered',
  ],
  'nyc-risk.subject.': [
    'attack',
    'fortify',
    'reinforce',
    'place',
    'claim',
    'draft',
    'occupy',
    'trade',
    'playCard',
    'mayor',
    'discard',
    'endPhase',
    'setStandingOrder',
    'resign',
    'takeOver',
  ],
  'nyc-risk.tap.': ['start', 'take', 'put', 'attack', 'move'],
  'nyc-risk-cards.kind.': ['mission', 'event', 'power'],
  'nyc-risk-cards.mission.': ['card', 'airports', 'points', 'units'],
  'nyc-risk-cards.text.': ADVENTURES.filter(({ kind }) => kind !== 'mission').map(({ id }) => id),
  'refusals.code.': Object.keys(STATUS).filter((code) => !WITH_A_REASON.includes(code)),
  'refusals.missing.': namedInFunctions('refusals.missing.'),
  'refusals.why.': namedInFunctions('refusals.why.'),
  'scoring.knownRules.': Object.keys(KNOWN_RULES).filter((id) => !/\d/.test(id)),
  'signs.state.': ['nothing', 'draft', 'stored', 'ready', 'late', 'adjudicated'],
  'table.closes.': ['practice', 'waits', 'early', 'deadline'],
  'table.rowState.': ['late', 'stored', 'draft'],
  'table.ruled.': [
    ...['pause', 'resume', 'close', 'replace', 'roll-back', 'correct-order', 'correct-position'],
    ...['disorder', 'correct', 'void', 'restore', 'empty'],
  ],
  'table.saving.': ['offline', 'arrived', 'too-late', 'elsewhere', 'refused', 'logged-out'],
  'table.seatState.': ['none-owed', 'nothing', 'stored', 'ready', 'late'],
  'turns.ending.': ['win', 'last-survivor', 'concession', 'draw', 'year-limit', 'other'],
  'turns.reading.': ['nothing', 'draft', 'stored', 'ready', 'late', 'adjudicated'],
  'ruled.': LOG_KINDS,
};

/** The texts of a lesson, whose id is the first part of the key. */
const OF_LESSON = ['title', 'asks', 'done', 'missed'];
const HINTS = ['firstHint', 'secondHint'];

const SCHEMAS = await schemaTexts();
const POSITIONS = await Promise.all(
  GAME_SYSTEM_IDS.map(async (id) => [id, await wordsOfPosition(id)] as const),
);

/** What lists say of each game; its page and its table, too, in a game without a presentation of its own. */
const OF_EVERY_GAME = ['blurb', 'shortSteps'];
const OF_GAME = [...OF_EVERY_GAME, 'compared', 'goal'];
const OF_ONE_FILE = [...OF_EVERY_GAME, 'about', 'goal'];

/** Areas of texts for ids of the engine, each with their keys. Pages request them all in one place. */
const BY_ID: Readonly<Record<string, readonly string[]>> = {
  'game.': [
    ...GAME_SYSTEM_IDS.flatMap((id) =>
      (GAMES_WITH_ONE_FILE.includes(id) ? OF_ONE_FILE : OF_GAME).map((part) => `${id}.${part}`),
    ),
    ...['nyc-risk.mayor', 'ny2047.goalOfVariant', 'classic.goalOfVariant'],
  ],
  ...Object.fromEntries(
    GAME_SYSTEM_IDS.map((game) => [
      `lessons-${game}.`,
      LESSONS[game].flatMap(({ id, hints }) =>
        [...OF_LESSON, ...HINTS.slice(0, hints)].map((part) => `${id}.${part}`),
      ),
    ]),
  ),
  ...Object.fromEntries(
    POSITIONS.flatMap(([id, { fields, words }]) => [
      [`says-position-${id}.field.`, [...fields]],
      [`says-position-${id}.word.`, [...words].map(keyOfName)],
    ]),
  ),
  // Read directly, without the library: every page includes them.
  'global-error.': ['title', 'text', 'code', 'goToToday'],
  'schema-titles.said.': [...new Set([...SCHEMAS.said].map(keyOfText))],
  'schema-titles.words.': [...SCHEMAS.words],
};

test.each(Object.entries(BY_ID))('%s has the texts of all that there is, and no other', (start, ends) => {
  const there = [...english.keys()].filter((key) => key.startsWith(start));
  expect(there.sort()).toEqual(ends.map((end) => start + end).sort());
});

test('cards of Domination are said in English as they are printed', () => {
  const said = CARDS.map(({ id }) => english.get(`domination-cards.text.${id.replaceAll('_', '-')}`) ?? null);
  expect(said).toEqual(CARDS.map(({ text }) => text));
});

test('schemas that forms show are said in English as they say it themselves', () => {
  const printed = (text: string) => text.replaceAll("'", '’').replaceAll('...', '…');
  const inClassic = (text = '') => text.replaceAll('{one}', 'centre').replaceAll('{many}', 'centres');
  const others = [...SCHEMAS.said].filter(
    (text) => inClassic(english.get(`schema-titles.said.${keyOfText(text)}`)) !== printed(text),
  );
  expect(others).toEqual([]);
});

describe('what the sources ask of the catalogue', () => {
  const uses = [
    ...sources().values(),
    ...sources([
      'functions/api',
      'functions/chat',
      'functions/core',
      'functions/events',
      'functions/sweep',
      'engine',
    ]).values(),
  ].flatMap(usesIn);
  const asked = uses.map((use) => {
    const keys = use.areas.map((area) => `${area}.${use.key}`);
    return { ...use, keys, found: keys.filter((key) => english.has(key)) };
  });

  test('is found', () => expect(uses.length).toBeGreaterThan(100));

  test('is there', () => {
    expect(asked.filter(({ found, isComputed }) => found.length === 0 && !isComputed)).toEqual([]);
  });

  test('has keys that can be searched for, but for those declared here', () => {
    const computed = asked
      .filter(({ isComputed }) => isComputed)
      .flatMap(({ keys }) => keys)
      .filter((key) => !(key in BY_ID));
    expect([...new Set(computed)].sort()).toEqual(Object.keys(COMPUTED).sort());
    for (const [start, ends] of Object.entries(COMPUTED)) {
      const there = [...english.keys()].filter((key) => key.startsWith(start));
      expect(there.sort()).toEqual(ends.map((end) => start + end).sort());
    }
  });

  test('is all that there is', () => {
    const used = new Set(asked.flatMap(({ found }) => found));
    const starts = [COMPUTED, BY_ID].flatMap(Object.keys);
    const isComputed = (key: string) => starts.some((start) => key.startsWith(start));
    expect([...english.keys()].filter((key) => !used.has(key) && !isComputed(key))).toEqual([]);
  });

  test('is handed what its text says', () => {
    const wrong = asked.flatMap(({ file, found: [key], values }) => {
      if (key === undefined || values === undefined) return [];
      const needed = argumentsOf(english.get(key) ?? '').map((one) => one.replaceAll(/[<>]|:.*/g, ''));
      return `${[...values].sort()}` === `${[...new Set(needed)].sort()}`
        ? []
        : [{ file, key, values, needed }];
    });
    expect(wrong).toEqual([]);
  });
});

test('a use is found whatever way a file asks', () => {
  const file = parsed(
    'one.tsx',
    `const t = useTranslations('home');
     const words = await getTranslations('join');
     function said(texts: Texts<'frame'>) { return texts('skip'); }
     t('title'); t.rich(isNew ? 'learn' : 'lead', { games: () => null }); words('title', { ...all });
     (await getTranslations('signin'))('sent.title'); t(\`promises.\${name}\`); other('nothing');`,
  );
  expect(
    usesIn(file).map(({ areas: [area], key, isComputed, values }) => [area, key, isComputed, values]),
  ).toEqual([
    ['frame', 'skip', false, []],
    ['home', 'title', false, []],
    ['home', 'learn', false, ['games']],
    ['home', 'lead', false, ['games']],
    ['join', 'title', false, undefined],
    ['signin', 'sent.title', false, []],
    ['home', 'promises.', true, []],
  ]);
});

test('what an engine says is of its own game', () => {
  const file = parsed('engine/classic/reading/one.ts', "message('story.held', { unit })");
  expect(usesIn(file).map(({ areas, key, values }) => [areas, key, values])).toEqual([
    [['says-classic'], 'story.held', ['unit']],
  ]);
  const label = parsed('engine/classic/labels.ts', "message('classic.spring')");
  const service = parsed('functions/core/season/one.ts', "message('mail.due')");
  expect([label, service].flatMap(usesIn).map(({ areas }) => areas)).toEqual([
    ['says-labels'],
    ['says-platform'],
  ]);
});
