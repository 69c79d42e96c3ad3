import { describe, expect, test } from 'vitest';
import {
  type Board,
  boardOf,
  fates,
  type Given,
  play,
  positionOf,
  SEATS,
} from '../../../test/support/domination-play';
import { canonicalJson } from '../../core/canonical';
import { scriptedRandom, textRandom } from '../../random';
import { domination } from '../index';
import { OPTIONS } from '../options';
import { opening } from './setup';

interface Case extends Given {
  readonly rule: string;
  readonly shows: string;
  /** The orders of ana, or of the seat in `by`. */
  readonly list: readonly unknown[];
  readonly by?: string;
  /** The verdict of each order of the list: "ok", or the rule that refused it. */
  readonly fate: readonly string[];
  readonly after?: Board;
  readonly leaves?: object;
  readonly tells?: readonly object[];
}

function cases(title: string, list: readonly Case[]): void {
  describe(title, () => {
    for (const { rule, shows, list: orders, by = 'ana', fate, after, leaves, tells, ...given } of list)
      test(`${rule} ${shows}`, () => {
        const result = play({ ...given, orders: { ...given.orders, [by]: orders } });
        const own = result.orders.filter(({ seat, result: code }) => seat === by && code !== 'default');
        expect(fates({ ...result, orders: own })).toEqual(fate);
        if (after) expect(boardOf(result.position)).toEqual(after);
        if (leaves) expect(result.position).toMatchObject(leaves);
        for (const event of tells ?? []) expect(result.events).toContainEqual(expect.objectContaining(event));
      });
  });
}

const use = (type: 'build' | 'attack', ...areas: string[]) => ({ type, card: 'domination', areas });
const PASS = { type: 'pass' };
const RESIGN = { type: 'resign' };

test('2.3, 2.5, 14.2 set-up draws ten stacks and the first player', () => {
  const random = scriptedRandom([23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], textRandom('none'));
  const { position, events } = opening(OPTIONS.parse({ copies: 4 }), SEATS, random);
  expect(Object.keys(position.stacks)).toHaveLength(10);
  expect(position.stacks).toMatchObject({ technology_control: 4, agricultural_control: 4 });
  expect(position).toMatchObject({ first: 'cho', active: 'cho', turn: 1, drawn: 11, turns: 6 });
  expect(events.map(({ type }) => type)).toEqual(['setup', 'game_turn', 'drew', 'drew', 'drew']);
});

describe('3 the game turn', () => {
  const lastPass: Given = {
    position: { turn: 2 },
    hand: ['domination'],
    seats: { ben: { passed: true }, cho: { passed: true } },
    orders: { ana: [PASS] },
  };

  test('3.1, 3.2 the token moves on, and all draw by logistics', () => {
    const { position } = play({
      ...lastPass,
      seats: {
        ben: { passed: true, logistics: 2, hand: [], draw: ['domination', 'surrender', 'insurgents'] },
        cho: { passed: true, hand: ['surrender'], draw: ['domination'], discard: [] },
      },
    });
    expect(position).toMatchObject({ turn: 3, first: 'ben', active: 'ben' });
    expect(position.seats.ben).toMatchObject({ hand: ['domination', 'surrender'], draw: ['insurgents'] });
    expect(position.seats.cho).toMatchObject({ hand: ['domination', 'surrender'], draw: [], passed: false });
  });

  test('3.1, 11.4 a vacant seat is stepped over as first player and draws nothing', () => {
    const { position } = play({
      ...lastPass,
      seats: { ben: { vacant: true, passed: true, draw: ['surrender'] }, cho: { passed: true } },
    });
    expect(position).toMatchObject({ first: 'cho', active: 'cho' });
    expect(position.seats.ben).toMatchObject({ draw: ['surrender'], passed: false });
  });

  test('3.3, 14.3 the discard pile is shuffled, the first card taken being the top', () => {
    const { position, events } = play({
      ...lastPass,
      own: { logistics: 2, draw: ['domination'], discard: ['surrender', 'domination', 'insurgents'] },
      seats: {
        ben: { passed: true, hand: [], draw: [], discard: [] },
        cho: { passed: true, hand: [], draw: [], discard: [] },
      },
      // Of domination, insurgents and surrender the last, then of the remaining two the first.
      random: [2, 0],
    });
    expect(position.seats.ana).toMatchObject({
      hand: ['domination', 'domination', 'surrender'],
      draw: ['domination', 'insurgents'],
      discard: [],
    });
    expect(position.drawn).toBe(2);
    expect(events).toContainEqual({ type: 'shuffled', seat: 'ana', count: 3 });
    expect(events).toContainEqual({ type: 'drew', seat: 'ben', count: 0 });
  });

  test('3.6 the last seat takes turn after turn', () => {
    const { position } = play({
      seats: { ben: { passed: true }, cho: { passed: true } },
      orders: { ana: [use('build', 'usa')] },
    });
    expect(position).toMatchObject({ active: 'ana', turn: 1 });
  });

  test('3.7 vacant seats and empty hands pass at once', () => {
    const { position, events } = play({
      seats: { ben: { vacant: true }, cho: { hand: [] } },
      orders: { ana: [use('build', 'usa')] },
    });
    expect(position.active).toBe('ana');
    expect(events.slice(-2)).toEqual([
      { type: 'passed', seat: 'ben', why: 'vacant' },
      { type: 'passed', seat: 'cho', why: 'empty' },
    ]);
  });
});

cases('4 and 5 building and attacking', [
  {
    rule: '4.2',
    shows: 'each order on what the earlier ones left',
    board: { usa: 'ben S' },
    list: [use('attack', 'usa'), use('build', 'usa', 'usa', 'canada')],
    fate: ['ok', 'ok'],
    after: { usa: 'ana F', canada: 'ana S' },
    leaves: { active: 'ben' },
  },
  {
    rule: '5.4',
    shows: 'four Builds with three points',
    list: [use('build', 'usa', 'usa', 'canada', 'andes')],
    fate: ['5.4'],
    after: {},
  },
  {
    rule: '5.4',
    shows: 'an own Full Force',
    board: { usa: 'ana F' },
    list: [use('build', 'usa')],
    fate: ['5.4'],
    after: { usa: 'ana F' },
  },
  {
    rule: '5.4',
    shows: 'an area thrice',
    list: [use('build', 'usa', 'usa', 'usa')],
    fate: ['5.4'],
    after: {},
  },
  {
    rule: '5.4',
    shows: 'a rival’s area',
    board: { usa: 'ben S' },
    list: [use('build', 'canada', 'usa')],
    fate: ['5.4'],
    after: { usa: 'ben S' },
  },
  {
    rule: '5.5',
    shows: 'four Reductions with three points',
    board: { usa: 'ben F', canada: 'ben F' },
    list: [use('attack', 'usa', 'usa', 'canada', 'canada')],
    fate: ['5.5'],
    after: { usa: 'ben F', canada: 'ben F' },
  },
  {
    rule: '5.5',
    shows: 'a Struggling Force twice',
    board: { usa: 'ben S' },
    list: [use('attack', 'usa', 'usa')],
    fate: ['5.5'],
    after: { usa: 'ben S' },
  },
  { rule: '5.5', shows: 'an empty area', list: [use('attack', 'usa')], fate: ['5.5'] },
  {
    rule: '5.5',
    shows: 'an own Force',
    board: { usa: 'ana S' },
    list: [use('attack', 'usa')],
    fate: ['5.5'],
  },
]);

const STACKS = { surrender: 1, insurgents: 0, show_of_force: 2, tactical_nukes: 2 };
const discard1 = (take: string) => ({ type: 'discard1', card: 'domination', take });
const discard2 = (take: string, second = 'domination') => ({
  type: 'discard2',
  cards: ['domination', second],
  take,
});

cases('6 the stacks', [
  {
    rule: '4.7',
    shows: 'a card into the discard pile',
    stacks: STACKS,
    list: [discard1('surrender')],
    fate: ['ok'],
    leaves: {
      stacks: { surrender: 0 },
      seats: {
        ana: { hand: ['domination', 'domination', 'domination'], discard: ['domination', 'surrender'] },
      },
    },
    tells: [
      { type: 'card_used', use: 'discard1', card: 'domination' },
      { type: 'acquired', seat: 'ana', card: 'surrender', to: 'discard' },
    ],
  },
  {
    rule: '4.8',
    shows: 'two cards for one in the hand',
    stacks: STACKS,
    list: [discard2('surrender')],
    fate: ['ok'],
    leaves: {
      seats: {
        ana: { hand: ['domination', 'domination', 'surrender'], discard: ['domination', 'domination'] },
      },
    },
    tells: [{ type: 'card_used', use: 'discard2', card: 'domination', card2: 'domination' }],
  },
  {
    rule: '6.3',
    shows: 'an empty stack',
    stacks: STACKS,
    list: [discard1('insurgents')],
    fate: ['6.3'],
    leaves: { stacks: STACKS },
  },
  {
    rule: '6.3',
    shows: 'a stack that the list has emptied',
    stacks: STACKS,
    list: [discard1('surrender'), discard1('surrender')],
    fate: ['ok', '6.3'],
  },
  {
    rule: '6.3',
    shows: 'a type that is not in this game',
    stacks: STACKS,
    list: [discard2('military_base')],
    fate: ['6.3'],
  },
  { rule: '6.3', shows: 'Domination', stacks: STACKS, list: [discard1('domination')], fate: ['6.3'] },
  {
    rule: '6.4',
    shows: 'logistics that cannot pay',
    stacks: STACKS,
    own: { logistics: 2 },
    list: [discard1('show_of_force'), discard2('tactical_nukes')],
    fate: ['ok', '6.4'],
    leaves: { stacks: { show_of_force: 1, tactical_nukes: 2 }, seats: { ana: { logistics: 1 } } },
    tells: [{ type: 'logistics', seat: 'ana', from: 2, to: 1, why: 'cost' }],
  },
  {
    rule: '6.5',
    shows: 'no Strategic Bombers are in the game',
    stacks: STACKS,
    list: [discard1('strategic_bombers')],
    fate: ['12.2'],
  },
]);

cases('12 orders', [
  ...[
    null,
    7,
    {},
    { type: 'constructor' },
    { type: 'pass', note: 'x' },
    { type: 'build', card: 'domination' },
    { type: 'build', card: 'domination', areas: [] },
    { type: 'build', card: 'domination', areas: Array.from({ length: 41 }, () => 'usa') },
    { type: 'attack', card: 'domination', areas: ['atlantis'] },
    { type: 'text', card: 'airborne_forces', actions: [] },
    { type: 'text', card: 'airborne_forces', areas: ['usa'] },
    { type: 'text', card: 'bad_leadership', target: 'dan' },
    { type: 'text', card: 'ore_control', areas: [] },
    { type: 'discard2', cards: ['domination'], take: 'surrender' },
    { type: 'standing' },
    { type: 'standing', fog: 'sometimes' },
    { type: 'standing', bio: { against: ['ben'] } },
    { type: 'standing', bio: { areas: [], times: 13 } },
    { type: 'standing', bio: { areas: [], against: ['dan'] } },
    { type: 'standing', airborne: [{ when: { after: 'dan' }, actions: [{ do: 'build', area: 'usa' }] }] },
    { type: 'standing', airborne: [{ when: 'scoring', actions: [] }] },
  ].map(
    (order): Case => ({
      rule: '12.2',
      shows: JSON.stringify(order).slice(0, 60),
      list: [order],
      fate: ['12.2'],
    }),
  ),
  {
    rule: '12.3',
    shows: 'a use by a seat that is not active',
    by: 'ben',
    list: [use('build', 'usa'), PASS],
    fate: ['12.3', '12.3'],
  },
  {
    rule: '12.3',
    shows: 'a pass after a use',
    list: [use('build', 'usa'), PASS],
    fate: ['ok', '12.3'],
    leaves: { seats: { ana: { passed: false } } },
  },
  {
    rule: '12.3',
    shows: 'a use after a pass, and a second pass',
    list: [PASS, use('build', 'usa'), PASS],
    fate: ['ok', '12.3', '12.3'],
    after: {},
  },
  {
    rule: '12.3',
    shows: 'a pass after a use that was refused',
    list: [use('attack', 'usa'), PASS],
    fate: ['5.5', 'ok'],
  },
  {
    rule: '12.3',
    shows: 'anything after a resignation',
    list: [RESIGN, { type: 'take_over' }, PASS],
    fate: ['ok', '12.3', '12.3'],
  },
  {
    rule: '12.3',
    shows: 'taking over a seat that is played',
    by: 'ben',
    list: [{ type: 'take_over' }],
    fate: ['12.3'],
  },
  {
    rule: '12.3',
    shows: 'anything but a take-over for a vacant seat',
    by: 'ben',
    seats: { ben: { vacant: true } },
    list: [
      RESIGN,
      { type: 'standing', fog: 'always' },
      { type: 'take_over' },
      { type: 'standing', fog: 'always' },
    ],
    fate: ['12.3', '12.3', 'ok', 'ok'],
  },
  {
    rule: '12.4',
    shows: 'a card that is not in hand',
    list: [{ type: 'build', card: 'surrender', areas: ['usa'] }],
    fate: ['12.4'],
    after: {},
  },
  {
    rule: '12.4',
    shows: 'a second copy that is not there',
    hand: ['domination', 'surrender'],
    stacks: STACKS,
    list: [discard2('surrender')],
    fate: ['12.4'],
  },
  {
    rule: '12.5',
    shows: 'the hand is looked at before the text',
    hand: ['surrender'],
    list: [
      { type: 'text', card: 'domination' },
      { type: 'text', card: 'fog_of_war' },
    ],
    fate: ['12.4', '12.4'],
  },
]);

const POINTS = [{ do: 'build', area: 'usa' }];
const DRAW = ['domination', 'domination', 'domination', 'domination'];
const airborne = (when: unknown, ...actions: object[]) => ({
  type: 'standing',
  airborne: [{ when, actions }],
});

cases('8.4 standing Airborne Forces after a turn', [
  {
    rule: '8.4',
    shows: 'fire after the turn in whose step they were given, even a pass',
    seats: { ben: { hand: ['airborne_forces'] } },
    orders: { ben: [airborne({ after: 'ana' }, ...POINTS)] },
    list: [PASS],
    fate: ['ok'],
    after: { usa: 'ben S' },
    leaves: { seats: { ben: { hand: [], discard: ['airborne_forces'], standing: { airborne: [] } } } },
    tells: [{ type: 'reaction', seat: 'ben', card: 'airborne_forces', trigger: 'after' }],
  },
  {
    rule: '8.4',
    shows: 'wait without the card in hand, and with no point possible',
    board: { usa: 'ana F' },
    seats: { ben: { hand: ['domination'], draw: ['airborne_forces'] }, cho: { hand: ['airborne_forces'] } },
    orders: { ben: [airborne({ after: 'ana' }, ...POINTS)], cho: [airborne({ after: 'ana' }, ...POINTS)] },
    list: [PASS],
    fate: ['ok'],
    after: { usa: 'ana F' },
    leaves: { seats: { cho: { hand: ['airborne_forces'], standing: { airborne: [{ actions: POINTS }] } } } },
  },
  {
    rule: '8.4',
    shows: 'come in rotation from the left of the seat whose turn it was',
    seats: {
      ben: { hand: ['airborne_forces', 'domination'] },
      cho: { hand: ['airborne_forces', 'domination'] },
    },
    orders: {
      cho: [airborne({ after: 'ana' }, ...POINTS)],
      ben: [airborne({ after: 'ana' }, { do: 'build', area: 'usa' }, { do: 'build', area: 'usa' })],
    },
    list: [use('build', 'brazil')],
    fate: ['ok'],
    after: { brazil: 'ana S', usa: 'ben F' },
    leaves: { seats: { cho: { hand: ['domination', 'airborne_forces'] } } },
  },
  {
    rule: '8.4',
    shows: 'never fire for one’s own turn',
    hand: ['airborne_forces', 'domination'],
    list: [airborne({ after: 'ana' }, ...POINTS), use('build', 'brazil')],
    fate: ['ok', 'ok'],
    after: { brazil: 'ana S' },
  },
]);

const window = { phase: 'scoring' } as const;
const fog = { type: 'text', card: 'fog_of_war' };
const drop = (...actions: object[]) => ({ type: 'text', card: 'airborne_forces', actions });
const AUSTRALIA = { indonesia: 'ben F', western_australia: 'ben F', eastern_australia: 'ben S' };

cases('8 the scoring window', [
  {
    rule: '8.2',
    shows: 'points that are not possible are skipped',
    position: window,
    board: { usa: 'ana F' },
    hand: ['airborne_forces'],
    own: { draw: DRAW },
    list: [
      drop(
        { do: 'build', area: 'usa' },
        { do: 'build', area: 'arctic_ocean' },
        { do: 'build', area: 'canada' },
      ),
    ],
    fate: ['partial'],
    after: { usa: 'ana F', canada: 'ana S' },
  },
  {
    rule: '8.2',
    shows: 'with no point possible the card stays in the hand',
    position: window,
    board: { usa: 'ana F' },
    hand: ['airborne_forces'],
    own: { draw: DRAW },
    list: [drop({ do: 'build', area: 'usa' })],
    fate: ['void'],
    leaves: {
      seats: {
        ana: {
          hand: [...DRAW, 'airborne_forces'],
          discard: [],
        },
      },
    },
  },
  {
    rule: '8.3',
    shows: 'a list of seven points is refused',
    position: window,
    hand: ['airborne_forces'],
    own: { draw: DRAW },
    list: [
      drop(
        ...Array.from({ length: 7 }, (_, at) => ({
          do: 'build',
          area: ['usa', 'canada', 'mexico', 'andes'][at % 4],
        })),
      ),
    ],
    fate: ['7.2'],
  },
  {
    rule: '8.9',
    shows: 'a seat that has spoken has set its standing orders aside',
    position: window,
    hand: ['airborne_forces'],
    own: { draw: DRAW, standing: { airborne: [{ when: 'scoring', actions: POINTS }] } },
    list: [PASS],
    fate: ['ok'],
    after: {},
  },
  {
    rule: '8.9',
    shows: 'a standing order counts at once and is not speaking',
    position: window,
    hand: ['airborne_forces'],
    own: { draw: DRAW },
    list: [airborne('scoring', ...POINTS)],
    fate: ['ok'],
    after: { usa: 'ana S' },
    tells: [{ type: 'reaction', seat: 'ana', trigger: 'scoring' }],
  },
  {
    rule: '8.5',
    shows: 'Fog of War once a window; the second is refused',
    position: window,
    board: AUSTRALIA,
    stacks: { fog_of_war: 0 },
    hand: ['fog_of_war', 'fog_of_war'],
    own: { draw: DRAW },
    list: [fog, fog],
    fate: ['ok', '8.5'],
    leaves: { stacks: { fog_of_war: 1 } },
    tells: [{ type: 'scored', seat: 'ben', land: 5, regions: 0 }],
  },
  {
    rule: '8.6',
    shows: 'Fog of War before a resignation in the same list is refused when its place comes',
    position: window,
    board: AUSTRALIA,
    hand: ['fog_of_war'],
    list: [fog, RESIGN],
    fate: ['12.3', 'ok'],
    tells: [{ type: 'scored', seat: 'ben', regions: 6 }],
  },
  {
    rule: '8.6',
    shows: 'two Fogs of two seats: nobody scores regions',
    position: window,
    board: AUSTRALIA,
    seats: { ben: { hand: ['fog_of_war'], draw: DRAW, standing: { fog: 'always' } } },
    hand: ['fog_of_war'],
    own: { draw: DRAW },
    list: [fog],
    fate: ['ok'],
    tells: [{ type: 'scored', seat: 'ben', regions: 0 }],
  },
  {
    rule: '8.4',
    shows: 'a Fog for rivals’ monopolies waits for one',
    position: window,
    board: { usa: 'ben F' },
    hand: ['fog_of_war'],
    own: { draw: DRAW },
    list: [{ type: 'standing', fog: 'if_rival_monopoly' }],
    fate: ['ok'],
    leaves: { seats: { ana: { standing: { fog: 'if_rival_monopoly' } } } },
  },
  {
    rule: '8.6',
    shows: 'Airborne Forces come first: the monopoly is gone before it is looked for',
    position: { ...window, first: 'ben' },
    board: AUSTRALIA,
    stacks: { fog_of_war: 0 },
    seats: {
      ben: { hand: ['domination'] },
      cho: { hand: ['fog_of_war'], draw: DRAW, standing: { fog: 'if_rival_monopoly' } },
    },
    hand: ['airborne_forces'],
    own: { draw: DRAW },
    list: [drop({ do: 'reduce', area: 'eastern_australia' })],
    fate: ['ok'],
    leaves: { stacks: { fog_of_war: 0 } },
  },
  {
    rule: '12.3',
    shows: 'no other use of a card',
    position: window,
    hand: ['airborne_forces'],
    own: { draw: DRAW },
    list: [
      { type: 'build', card: 'airborne_forces', areas: ['usa'] },
      { type: 'text', card: 'surrender', areas: ['usa'] },
    ],
    fate: ['12.3', '12.3'],
  },
]);

describe('8.1 the window opens only for seats that could react', () => {
  const opens = (ana: Given['own'] = {}) => {
    const { position } = play({
      own: ana,
      seats: { ben: { passed: true }, cho: { passed: true } },
      orders: { ana: [PASS] },
    });
    return { phase: position.phase, owing: domination.pending(position)?.seats.filter(({ owes }) => owes) };
  };

  test('a reaction in hand', () => expect(opens({ hand: ['fog_of_war'] }).phase).toBe('scoring'));
  test('a reaction in the deck, and any card in hand: others cannot know which', () =>
    expect(opens({ hand: ['domination'], draw: ['airborne_forces'] })).toMatchObject({
      phase: 'scoring',
      owing: [{ seat: 'ana' }],
    }));
  test('a reaction in the discard pile is none', () =>
    expect(opens({ hand: ['domination'], discard: ['fog_of_war'] }).phase).toBe('turn'));
});

describe('8.7 the Bio Weapons chain', () => {
  const chain = (standing: Readonly<Record<string, object>>, board: Board) =>
    play({
      board,
      hand: ['bio_weapons', 'domination'],
      own: { standing: { bio: standing.ana ?? null } },
      seats: {
        ben: { standing: { bio: standing.ben ?? null } },
        cho: { standing: { bio: standing.cho ?? null } },
      },
      orders: { ana: [{ type: 'text', card: 'bio_weapons', areas: ['brazil', 'brazil'] }] },
    });
  const answers = (result: ReturnType<typeof chain>) =>
    result.events.flatMap((event) => (event.type === 'bio_answer' ? [event] : []));
  const WORLD = { brazil: 'ben F', andes: 'ben F', usa: 'ana F', canada: 'ana F', siberia: 'cho F' };

  test('8.8 the list first, then whole rivals in data order', () => {
    const result = chain({ ben: { areas: ['mexico', 'siberia'], against: ['ben', 'ana'] } }, WORLD);
    expect(boardOf(result.position)).toEqual({
      andes: 'ben F',
      canada: 'ana S',
      usa: 'ana F',
      siberia: 'cho S',
    });
    expect(answers(result)).toMatchObject([
      { seat: 'ben', answer: 'reduce' },
      { seat: 'cho', answer: 'decline' },
    ]);
  });

  test('8.7 an answer that finds one Reduction only is none', () => {
    const result = chain({ ben: { areas: ['siberia'] } }, { brazil: 'ben F', siberia: 'cho S' });
    expect(answers(result)).toMatchObject([{ seat: 'ben', answer: 'decline' }]);
    expect(boardOf(result.position)).toEqual({ siberia: 'cho S' });
  });

  test('8.7, 8.8 it comes round to the player, and each answers as many times as it has said', () => {
    const bio = (against: string, times: number) => ({ areas: [], against: [against], times });
    const result = chain({ ben: bio('ana', 2), cho: bio('ben', 5), ana: bio('cho', 1) }, WORLD);
    expect(answers(result).map((event) => Object.values(event).slice(1))).toEqual([
      ['ben', 'reduce'],
      ['cho', 'reduce'],
      ['ana', 'reduce'],
      ['ben', 'reduce'],
      ['cho', 'decline'],
    ]);
    expect(boardOf(result.position)).toEqual({});
  });

  test('7.14 one Reduction begins no chain', () => {
    const result = play({
      board: { usa: 'ben S' },
      hand: ['bio_weapons'],
      seats: { ben: { standing: { bio: { areas: [], against: ['ana'] } } } },
      orders: { ana: [{ type: 'text', card: 'bio_weapons', areas: ['usa'] }] },
    });
    expect(answers(result)).toEqual([]);
  });
});

describe('9 scoring', () => {
  const scored = (board: Board, seats: Given['seats'] = {}) =>
    play({
      board,
      seats: { ben: { passed: true, ...seats.ben }, cho: { passed: true, ...seats.cho } },
      orders: { ana: [PASS] },
    });

  test('9.1, 9.2 land, sea and regions; vacant seats too', () => {
    const { events } = scored(
      { usa: 'ana F', canada: 'ana S', mexico: 'ana S', arctic_ocean: 'ana F', south_pacific: 'ben S' },
      { ben: { vacant: true } },
    );
    expect(events.filter(({ type }) => type === 'scored')).toEqual([
      { type: 'scored', seat: 'ana', land: 4, sea: 4, regions: 6, gain: 14, vp: 15 },
      { type: 'scored', seat: 'ben', land: 0, sea: 2, regions: 0, gain: 2, vp: 3 },
      { type: 'scored', seat: 'cho', land: 0, sea: 0, regions: 0, gain: 0, vp: 1 },
    ]);
  });

  test('9.4 a square for each resource, at most to 10, before the draw', () => {
    const technology = { usa: 'ben F', western_europe: 'ben S', east_asia: 'ben S' };
    const ore = { canada: 'ben S', southern_africa: 'ben F', western_australia: 'ben S' };
    const { position, events } = scored(
      { ...technology, ...ore },
      { ben: { logistics: 9, hand: [], draw: [] } },
    );
    expect(position.seats.ben?.logistics).toBe(10);
    expect(events).toContainEqual({ type: 'logistics', seat: 'ben', from: 9, to: 10, why: 'monopoly' });
  });
});

describe('10 and 11 the end, deadlines and seats that are left', () => {
  const last = { turn: 6, active: 'cho' };

  test('10.3 level seats share the rank, and vacant ones come last', () => {
    const { outcome, position } = play({
      position: last,
      own: { vp: 9, passed: true },
      seats: { ben: { vp: 30, passed: true, vacant: true }, cho: { vp: 9 } },
      orders: { cho: [PASS] },
    });
    expect(position).toMatchObject({ phase: 'over', active: null, turn: 6 });
    expect(outcome).toEqual({
      winners: ['ana', 'cho'],
      ranking: [
        { seat: 'ana', rank: 1, vp: 9 },
        { seat: 'cho', rank: 1, vp: 9 },
        { seat: 'ben', rank: 3, vp: 30 },
      ],
      why: 'turns',
    });
    expect(domination.outcome(position)).toEqual({
      type: 'turns',
      end: 'points',
      winners: ['ana', 'cho'],
      placing: [['ana', 'cho'], ['ben']],
    });
  });

  test('10.4 one seat left: over at once, without scoring, and every order refused', () => {
    const { orders, position, events } = play({
      board: { usa: 'ana F' },
      seats: { cho: { vacant: true } },
      orders: { ben: [RESIGN], ana: [use('build', 'canada')] },
    });
    expect(fates({ orders } as never)).toEqual(['ok', '12.3']);
    expect(position).toMatchObject({ phase: 'over', seats: { ana: { vp: 1, passed: false, missed: 0 } } });
    expect(events).toEqual([
      { type: 'resigned', seat: 'ben' },
      { type: 'game_over', winners: ['ana'], why: 'resigned' },
    ]);
    const after = domination.adjudicate(position, { ana: [PASS] }, OPTIONS.parse({}), textRandom('after'));
    expect(after).toMatchObject({ orders: [{ result: 'rejected', reason: '12.3' }], events: [] });
  });

  const missed: readonly (readonly [string, readonly unknown[], number])[] = [
    ['no order at all', [], 2],
    ['only standing orders', [{ type: 'standing', fog: 'always' }], 2],
    ['only refused orders', [use('attack', 'usa')], 1],
    ['standing and refused orders', [{ type: 'standing', fog: 'always' }, { type: 'standing' }], 1],
    ['a pass', [PASS], 0],
    ['a use', [use('build', 'usa')], 0],
    ['a resignation', [RESIGN], 1],
  ];
  test.each(missed)('11.2 the count of missed deadlines after %s', (_, ana, count) => {
    const { position } = play({ own: { missed: 1 }, options: { vacateAfter: 0 }, orders: { ana } });
    expect(position.seats.ana?.missed).toBe(count);
  });

  test('11.2 with 0 no seat is ever vacated', () => {
    const { position } = play({ own: { missed: 7 }, options: { vacateAfter: 0 } });
    expect(position.seats.ana).toMatchObject({ missed: 8, vacant: false, passed: true });
  });

  test('11.3 a resignation ends the turn; what was done stands, and what waits for its end fires', () => {
    const { position, orders } = play({
      seats: { ben: { hand: ['airborne_forces', 'domination'] } },
      orders: {
        ana: [use('build', 'brazil'), RESIGN],
        ben: [airborne({ after: 'ana' }, ...POINTS)],
      },
    });
    expect(orders).toHaveLength(3);
    expect(boardOf(position)).toEqual({ brazil: 'ana S', usa: 'ben S' });
    expect(position).toMatchObject({ active: 'ben', seats: { ana: { vacant: true, passed: true } } });
  });

  test('11.5 a new player gets a turn when the rotation comes, and draws from the next game turn on', () => {
    const { position } = play({
      seats: { ben: { vacant: true, missed: 2, hand: ['domination'] } },
      orders: { ben: [{ type: 'take_over' }], ana: [PASS] },
    });
    expect(position).toMatchObject({
      active: 'ben',
      seats: { ben: { vacant: false, missed: 0, hand: ['domination'] } },
    });
  });
});

describe('13 a written position', () => {
  const wrong: readonly (readonly [string, object])[] = [
    ['a field it does not know', { weather: 'fine' }],
    ['an area that is not there', { forces: { atlantis: { seat: 'ana', full: true } } }],
    ['a seat that is not there', { forces: { usa: { seat: 'dan', full: true } } }],
    ['a card that is not there', { seats: { ana: { hand: ['strategic_bombers'] } } }],
    ['an active seat that has passed', { seats: { ana: { passed: true } } }],
    ['an active seat without a card', { seats: { ana: { hand: [] } } }],
    ['an active seat while points are scored', { phase: 'scoring', active: 'ana' }],
    ['one seat that is not vacant', { seats: { ben: { vacant: true }, cho: { vacant: true } } }],
    [
      'standing orders against nobody',
      { seats: { ben: { standing: { bio: { areas: [], against: ['dan'] } } } } },
    ],
  ];
  test.each(wrong)('%s is refused', (_, written) => {
    expect(domination.read(written, OPTIONS.parse({}), SEATS)).toMatchObject({ ok: false });
  });

  test('hands are sorted, and what is left out has its default', () => {
    const position = positionOf({ hand: ['surrender', 'domination', 'bio_weapons'], options: { turns: 4 } });
    expect(position.seats.ana?.hand).toEqual(['domination', 'bio_weapons', 'surrender']);
    expect(position).toMatchObject({ turns: 4, first: 'ana', active: 'ana', drawn: 0 });
    expect(position.seats.ben).toMatchObject({
      hand: DRAW,
      standing: { bio: null, airborne: [], fog: 'never' },
    });
  });
});

test('12.1 a refused order changes nothing', () => {
  const given = { board: { usa: 'ben S' }, stacks: STACKS, orders: { ben: [PASS], cho: [RESIGN, PASS] } };
  const before = positionOf({ ...given, position: { phase: 'over' } });
  const { position, events } = play({ ...given, position: { phase: 'over' } });
  expect(canonicalJson(position)).toBe(canonicalJson(before));
  expect(events).toEqual([]);
});
