import { describe, expect, test } from 'vitest';
import {
  type Board,
  boardAfter,
  eventTypes,
  fates,
  type Given,
  play,
} from '../../../test/support/nyc-risk-play';

interface Case extends Given {
  readonly rule: string;
  readonly shows: string;
  readonly order: object;
  readonly fate?: string;
  readonly after?: Board;
  readonly leaves?: object;
}

/** One order of ana, the active seat, and its results. */
function cases(title: string, list: readonly Case[]): void {
  describe(title, () => {
    for (const { rule, shows, order, fate = 'done', after, leaves, ...given } of list)
      test(`${rule} ${shows}`, () => {
        const result = play({ ...given, orders: { ana: [order] } });
        expect(fates(result)).toEqual([fate]);
        if (after) expect(boardAfter(result, Object.keys(after))).toEqual(after);
        if (leaves) expect(result.position).toMatchObject(leaves);
        if (fate !== 'done') expect(result.events).toEqual([]);
      });
  });
}

const attack = (from: string, to: string, more: object = {}) => ({ type: 'attack', from, to, ...more });
const hand = (...cards: string[]) => ({ hands: { ana: { cards } } });

cases('1 the board', [
  {
    rule: '1.3',
    shows: 'a tunnel joins Secaucus and Chelsea',
    board: { secaucus: 'ana 3', chelsea: 'ben 1' },
    order: attack('secaucus', 'chelsea', { dice: 1 }),
    dice: [1, 6],
    after: { secaucus: 'ana 2' },
  },
  {
    rule: '1.3',
    shows: 'nothing joins Secaucus and the West Village',
    board: { secaucus: 'ana 3', 'west-village': 'ben 1' },
    order: attack('secaucus', 'west-village'),
    fate: '6.2',
  },
  {
    rule: '1.5',
    shows: 'one of two closed crossings does not part Throgs Neck and Flushing',
    board: { 'throgs-neck': 'ana 2', flushing: 'ben 1' },
    position: { closed: [{ crossing: 'throgs-neck-bridge', by: 'ben' }] },
    order: attack('throgs-neck', 'flushing'),
    dice: [1, 6],
    after: { 'throgs-neck': 'ana 1' },
  },
  {
    rule: '1.5',
    shows: 'both closed part them, for who closed them too',
    board: { 'throgs-neck': 'ana 2', flushing: 'ben 1' },
    position: {
      closed: [
        { crossing: 'throgs-neck-bridge', by: 'ben' },
        { crossing: 'bronx-whitestone-bridge', by: 'ana' },
      ],
    },
    order: attack('throgs-neck', 'flushing'),
    fate: '6.2',
  },
  {
    rule: '1.5',
    shows: 'a Chartered Ferry lands where nothing joins',
    board: { inwood: 'ana 2', bayonne: 'ben 1' },
    position: { boosts: { links: [['bayonne', 'inwood']] } },
    order: attack('inwood', 'bayonne'),
    dice: [1, 6],
    after: { inwood: 'ana 1' },
  },
]);

cases('5 reinforcement', [
  {
    rule: '5.4',
    shows: 'a card that is not held',
    position: { phase: 'reinforce', ...hand('soho', 'harlem') },
    order: { type: 'trade', cards: ['soho', 'harlem', 'inwood'] },
    fate: '5.4',
  },
  {
    rule: '5.5',
    shows: 'two wild cards and any other are ten',
    position: { phase: 'reinforce', ...hand('soho', 'wild-1', 'wild-2') },
    order: { type: 'trade', cards: ['soho', 'wild-1', 'wild-2'] },
    leaves: { reinforcements: 10 },
  },
  {
    rule: '5.5',
    shows: 'a wild card and a pair make three alike',
    position: { phase: 'reinforce', ...hand('soho', 'wild-1', 'midtown') },
    order: { type: 'trade', cards: ['soho', 'wild-1', 'midtown'] },
    leaves: { reinforcements: 6 },
  },
  {
    rule: '5.6',
    shows: 'two units go to the first hood that is owned',
    board: { harlem: 'ana 1', inwood: 'ana 1' },
    position: { phase: 'reinforce', ...hand('soho', 'harlem', 'inwood') },
    order: { type: 'trade', cards: ['inwood', 'soho', 'harlem'] },
    after: { inwood: 'ana 3', harlem: 'ana 1' },
  },
  {
    rule: '5.6',
    shows: 'or to the one that is named',
    board: { harlem: 'ana 1', inwood: 'ana 1' },
    position: { phase: 'reinforce', ...hand('soho', 'harlem', 'inwood') },
    order: { type: 'trade', cards: ['inwood', 'soho', 'harlem'], bonusTo: 'harlem' },
    after: { inwood: 'ana 1', harlem: 'ana 3' },
  },
  {
    rule: '5.6',
    shows: 'which must be owned',
    position: { phase: 'reinforce', ...hand('soho', 'harlem', 'inwood') },
    order: { type: 'trade', cards: ['inwood', 'soho', 'harlem'], bonusTo: 'harlem' },
    fate: '5.6',
  },
  {
    rule: '5.8',
    shows: 'units on a hood of somebody else',
    board: { soho: 'ben 1' },
    position: { phase: 'reinforce', reinforcements: 3 },
    order: { type: 'reinforce', placements: [{ to: 'soho', count: 9 }] },
    fate: '5.8',
  },
  {
    rule: '5.9',
    shows: 'more than the pool holds',
    position: { phase: 'reinforce', reinforcements: 3 },
    order: { type: 'reinforce', placements: [{ to: 'riverdale', count: 4 }] },
    fate: '5.9',
  },
  {
    rule: '5.9',
    shows: 'less than the pool holds is fine',
    position: { phase: 'reinforce', reinforcements: 3 },
    order: { type: 'reinforce', placements: [{ to: 'riverdale', count: 2 }] },
    leaves: { reinforcements: 1, phase: 'reinforce' },
  },
  {
    rule: '5.7',
    shows: 'five cards come before a full pool',
    position: {
      phase: 'reinforce',
      reinforcements: 3,
      ...hand('soho', 'harlem', 'inwood', 'newark', 'astoria'),
    },
    order: { type: 'endPhase' },
    fate: '5.7',
  },
  {
    rule: '5.10',
    shows: 'the pool must be empty',
    position: { phase: 'reinforce', reinforcements: 3 },
    order: { type: 'endPhase' },
    fate: '5.10',
  },
  {
    rule: '4.1',
    shows: 'trading in the attack',
    position: hand('soho', 'harlem', 'inwood'),
    order: { type: 'trade', cards: ['inwood', 'soho', 'harlem'] },
    fate: '17.4',
  },
]);

const border = { soho: 'ana 4', 'west-village': 'ben 2' };
cases('6 attack', [
  {
    rule: '6.1',
    shows: 'from a hood of somebody else',
    board: border,
    order: attack('west-village', 'soho'),
    fate: '6.1',
  },
  {
    rule: '6.1',
    shows: 'on a hood of one’s own',
    board: { soho: 'ana 4', 'west-village': 'ana 2' },
    order: attack('soho', 'west-village'),
    fate: '6.1',
  },
  {
    rule: '6.3',
    shows: 'with one unit',
    board: { ...border, soho: 'ana 1' },
    order: attack('soho', 'west-village'),
    fate: '6.3',
  },
  {
    rule: '6.3',
    shows: 'with more dice than units to spare',
    board: { ...border, soho: 'ana 3' },
    order: attack('soho', 'west-village', { dice: 3 }),
    fate: '6.3',
  },
  {
    rule: '17.1',
    shows: 'with four dice',
    board: { ...border, soho: 'ana 9' },
    order: attack('soho', 'west-village', { dice: 4 }),
    fate: '17.1',
  },
  {
    rule: '6.5',
    shows: 'with a mayor who is elsewhere',
    board: border,
    position: { mayors: { ana: 'riverdale' } },
    order: attack('soho', 'west-village', { mayor: true }),
    fate: '6.5',
  },
  {
    rule: '6.6',
    shows: 'keeping as many as there are',
    board: border,
    order: attack('soho', 'west-village', { keep: 4 }),
    fate: '6.6',
  },
  {
    rule: '6.6',
    shows: 'rolls until three are left',
    board: { soho: 'ana 6', 'west-village': 'ben 5' },
    order: attack('soho', 'west-village', { rolls: 9, keep: 3 }),
    dice: [1, 1, 1, 6, 6, 1, 1, 1, 6, 6],
    after: { soho: 'ana 2', 'west-village': 'ben 5' },
  },
  {
    rule: '6.6',
    shows: 'fewer dice as the army shrinks',
    board: { soho: 'ana 4', 'west-village': 'ben 5' },
    order: attack('soho', 'west-village', { rolls: 9 }),
    dice: [1, 1, 1, 6, 6, 1, 6],
    after: { soho: 'ana 1', 'west-village': 'ben 5' },
  },
  {
    rule: '6.8',
    shows: 'a neutral airport defends with its bonus',
    board: { elizabeth: 'ana 3', newark: '- 1' },
    order: attack('elizabeth', 'newark', { dice: 1 }),
    dice: [6, 5],
    after: { elizabeth: 'ana 2', newark: '- 1' },
  },
  {
    rule: '6.10',
    shows: 'a mayor is lost with every unit rolled for, and the fight goes on without the bonus',
    board: { soho: 'ana 4', 'west-village': 'ben 2' },
    position: { mayors: { ana: 'soho' } },
    order: attack('soho', 'west-village', { dice: 1, mayor: true, rolls: 2 }),
    dice: [1, 6, 6, 6, 6, 6],
    after: { soho: 'ana 2', 'west-village': 'ben 2' },
    leaves: { mayors: { ana: null } },
  },
]);

cases('7 conquest', [
  {
    rule: '7.2',
    shows: 'the move waits for a decision',
    board: { soho: 'ana 6', 'west-village': 'ben 1' },
    order: attack('soho', 'west-village', { dice: 2 }),
    dice: [6, 6, 1],
    leaves: {
      pending: { type: 'occupy', from: 'soho', to: 'west-village', min: 2, max: 5, mayor: false },
      conquered: true,
    },
    after: { soho: 'ana 6', 'west-village': 'ana 0' },
  },
  {
    rule: '7.2',
    shows: '`move` is raised to the dice',
    board: { soho: 'ana 6', 'west-village': 'ben 1' },
    order: attack('soho', 'west-village', { move: 1 }),
    dice: [6, 6, 6, 1],
    after: { soho: 'ana 3', 'west-village': 'ana 3' },
  },
  {
    rule: '7.2',
    shows: '`move` is lowered to what can go',
    board: { soho: 'ana 6', 'west-village': 'ben 1' },
    order: attack('soho', 'west-village', { move: 9 }),
    dice: [6, 6, 6, 1],
    after: { soho: 'ana 1', 'west-village': 'ana 5' },
  },
  {
    rule: '7.1',
    shows: 'the defender’s mayor is lost, the attacker’s goes in',
    board: { soho: 'ana 4', 'west-village': 'ben 1' },
    position: { mayors: { ana: 'soho', ben: 'west-village' } },
    order: attack('soho', 'west-village', { mayor: true }),
    dice: [6, 6, 6, 1],
    leaves: { mayors: { ana: 'west-village', ben: null }, pending: null },
  },
  {
    rule: '7.4',
    shows: 'fewer than the dice move in',
    board: { soho: 'ana 6', 'west-village': 'ana 0' },
    position: { pending: { from: 'soho', to: 'west-village', min: 3, max: 5 } },
    order: { type: 'occupy', count: 2 },
    fate: '7.4',
  },
  {
    rule: '7.4',
    shows: 'nothing else while it is pending',
    board: { soho: 'ana 6', 'west-village': 'ana 0' },
    position: { pending: { from: 'soho', to: 'west-village', min: 3, max: 5 } },
    order: { type: 'endPhase' },
    fate: '17.4',
  },
  {
    rule: '7.5',
    shows: 'a seat without hoods is out; its cards go over, its closures open',
    board: { tottenville: '- 1', soho: 'ana 4', 'west-village': 'ben 1' },
    position: {
      hands: { ana: { cards: ['inwood'] }, ben: { cards: ['harlem', 'soho'], adventures: ['doorman'] } },
      closed: [{ crossing: 'brooklyn-bridge', by: 'ben' }],
      points: { ben: 4 },
      defended: ['ben'],
      order: ['ana', 'ben', 'cho'],
    },
    order: attack('soho', 'west-village'),
    dice: [6, 6, 6, 1],
    leaves: {
      status: { ben: 'eliminated' },
      eliminated: ['ben'],
      hands: { ana: { cards: ['inwood', 'harlem', 'soho'] }, ben: { cards: [], adventures: [] } },
      decks: { adventureDiscard: ['doorman'] },
      closed: [],
      defended: [],
      points: { ben: 4 },
      mustTrade: false,
    },
  },
  {
    rule: '7.8',
    shows: 'six cards after it must be traded',
    board: { tottenville: '- 1', soho: 'ana 4', 'west-village': 'ben 1' },
    position: {
      hands: {
        ana: { cards: ['inwood', 'midtown', 'chelsea'] },
        ben: { cards: ['harlem', 'soho', 'newark'] },
      },
    },
    order: attack('soho', 'west-village'),
    dice: [6, 6, 6, 1],
    leaves: { mustTrade: true },
  },
  {
    rule: '7.8',
    shows: 'five cards after it need not be traded',
    board: { tottenville: '- 1', soho: 'ana 4', 'west-village': 'ben 1' },
    position: {
      hands: { ana: { cards: ['inwood', 'midtown'] }, ben: { cards: ['harlem', 'soho', 'newark'] } },
    },
    order: attack('soho', 'west-village'),
    dice: [6, 6, 6, 1],
    leaves: { mustTrade: false },
  },
  {
    rule: '7.8',
    shows: 'nothing but trades and reinforcements then',
    position: { mustTrade: true, ...hand('inwood', 'midtown', 'chelsea', 'harlem', 'soho', 'newark') },
    order: { type: 'endPhase' },
    fate: '17.4',
  },
  {
    rule: '7.8',
    shows: 'no further trade with four cards',
    position: { mustTrade: true, reinforcements: 2, ...hand('inwood', 'midtown', 'chelsea', 'harlem') },
    order: { type: 'trade', cards: ['inwood', 'midtown', 'chelsea'] },
    fate: '17.4',
  },
  {
    rule: '7.8',
    shows: 'but a set that is none is refused as that',
    position: { mustTrade: true, reinforcements: 2, ...hand('inwood', 'midtown', 'newark', 'harlem') },
    order: { type: 'trade', cards: ['inwood', 'midtown', 'newark'] },
    fate: '5.5',
  },
  {
    rule: '7.8',
    shows: 'over with four cards and an empty pool',
    position: { mustTrade: true, reinforcements: 2, ...hand('inwood', 'midtown') },
    order: { type: 'reinforce', placements: [{ to: 'riverdale', count: 2 }] },
    leaves: { mustTrade: false, phase: 'attack' },
  },
]);

const chain = { soho: 'ana 4', 'west-village': 'ana 1', chelsea: 'ana 1', midtown: 'ben 1', harlem: 'ana 1' };
const fortify = (from: string, to: string, count: number, more: object = {}) => ({
  type: 'fortify',
  from,
  to,
  count,
  ...more,
});
cases('8 fortify', [
  {
    rule: '8.1',
    shows: 'along a chain, and the phase is over',
    board: chain,
    position: { phase: 'fortify' },
    order: fortify('soho', 'chelsea', 3),
    after: { soho: 'ana 1', chelsea: 'ana 4' },
    leaves: { phase: 'end' },
  },
  {
    rule: '8.2',
    shows: 'to a hood of somebody else',
    board: chain,
    position: { phase: 'fortify' },
    order: fortify('soho', 'midtown', 1),
    fate: '8.2',
  },
  {
    rule: '8.2',
    shows: 'to itself',
    board: chain,
    position: { phase: 'fortify' },
    order: fortify('soho', 'soho', 1),
    fate: '8.2',
  },
  {
    rule: '8.3',
    shows: 'without a chain',
    board: chain,
    position: { phase: 'fortify' },
    order: fortify('soho', 'harlem', 1),
    fate: '8.3',
  },
  {
    rule: '8.4',
    shows: 'leaving none behind',
    board: chain,
    position: { phase: 'fortify' },
    order: fortify('soho', 'chelsea', 4),
    fate: '8.4',
  },
  {
    rule: '8.5',
    shows: 'with a mayor who is elsewhere',
    board: chain,
    position: { phase: 'fortify', mayors: { ana: 'chelsea' } },
    order: fortify('soho', 'chelsea', 1, { mayor: true }),
    fate: '8.5',
  },
  {
    rule: '8.5',
    shows: 'with the mayor',
    board: chain,
    position: { phase: 'fortify', mayors: { ana: 'soho' } },
    order: fortify('soho', 'chelsea', 1, { mayor: true }),
    leaves: { mayors: { ana: 'chelsea' } },
  },
]);

cases('9 the end of a turn', [
  {
    rule: '9.4',
    shows: 'a unit becomes mayor',
    board: { soho: 'ana 2' },
    position: { phase: 'end' },
    order: { type: 'mayor', at: 'soho' },
    after: { soho: 'ana 1' },
    leaves: { mayors: { ana: 'soho' } },
  },
  {
    rule: '9.4',
    shows: 'not the last unit',
    board: { soho: 'ana 1' },
    position: { phase: 'end' },
    order: { type: 'mayor', at: 'soho' },
    fate: '9.4',
  },
  {
    rule: '9.4',
    shows: 'not a second mayor',
    board: { soho: 'ana 2' },
    position: { phase: 'end', mayors: { ana: 'riverdale' } },
    order: { type: 'mayor', at: 'soho' },
    fate: '9.4',
  },
  {
    rule: '9.5',
    shows: 'a card that is not held',
    position: { phase: 'end' },
    order: { type: 'discard', cards: ['doorman'] },
    fate: '9.5',
  },
  {
    rule: '9.6',
    shows: 'the oldest cards above six go',
    position: {
      phase: 'end',
      hands: {
        ana: {
          adventures: [
            'doorman',
            'shortcut',
            'jaywalkers',
            'turnpike',
            'boardwalk',
            'last-stop',
            'unisphere',
            'jury-duty',
          ],
        },
      },
    },
    order: { type: 'endPhase' },
    leaves: { decks: { adventureDiscard: ['doorman', 'shortcut'] }, active: 'ben', missed: { ana: 0 } },
  },
  {
    rule: '9.3',
    shows: 'who holds an attacked stadium is owed a card',
    board: { concourse: 'ben 1' },
    position: { phase: 'end', attackedStadiums: ['concourse'] },
    order: { type: 'endPhase' },
    leaves: { defended: ['ben'], attackedStadiums: [] },
  },
  {
    rule: '9.3',
    shows: 'and draws it in its own turn, even if the stadium is lost since',
    position: { phase: 'fortify', defended: ['ana'], decks: { cards: [], adventures: ['doorman'] } },
    order: { type: 'endPhase' },
    leaves: { defended: [], hands: { ana: { adventures: ['doorman'] } } },
  },
  {
    rule: '10.5',
    shows: 'a signal failure holds the train',
    position: { phase: 'end', train: 4, trainHold: 'stay' },
    order: { type: 'endPhase' },
    leaves: { train: 4, trainHold: null },
  },
  {
    rule: '10.5',
    shows: 'an express service runs from a local stop',
    position: { phase: 'end', train: 23, trainHold: 'express' },
    order: { type: 'endPhase' },
    leaves: { train: 26 },
  },
  {
    rule: '10.4',
    shows: 'a 5 runs express',
    position: { phase: 'end', train: 22 },
    order: { type: 'endPhase' },
    dice: [5],
    leaves: { train: 26 },
  },
  {
    rule: '10.3',
    shows: 'a 3 goes one stop on',
    position: { phase: 'end', train: 22 },
    order: { type: 'endPhase' },
    dice: [3],
    leaves: { train: 23 },
  },
  {
    rule: '10.6',
    shows: 'at the terminus the train is not checked, and the game is over',
    position: { phase: 'end', train: 33, trainHold: 'stay' },
    order: { type: 'endPhase' },
    leaves: { train: 33, phase: 'over' },
  },
]);

test('5.1 a turn starts with crossings that reopen, the pool, and a unit on each airport', () => {
  const result = play({
    board: { newark: 'ben 1', 'east-elmhurst': 'ben 2' },
    position: { phase: 'end', closed: [{ crossing: 'brooklyn-bridge', by: 'ben' }], hands: {} },
    orders: { ana: [{ type: 'endPhase' }] },
  });
  expect(eventTypes(result)).toEqual(['train', 'opened', 'turnStarted', 'units', 'units']);
  expect(boardAfter(result, ['newark', 'east-elmhurst'])).toEqual({
    newark: 'ben 2',
    'east-elmhurst': 'ben 3',
  });
  expect(result.position).toMatchObject({ closed: [], reinforcements: 3, turn: 2 });
});

test('11.3 the winner has most points, then most hoods, then most units', () => {
  const board = { soho: 'ben 5', harlem: 'cho 3' };
  const result = play({
    board,
    position: { phase: 'end', train: 33, points: { ana: 1 } },
    orders: { ana: [{ type: 'endPhase' }] },
  });
  expect(result.outcome).toEqual({
    end: 'train',
    winners: ['ben'],
    scores: {
      ana: { neighbourhoods: 1, boroughs: 0, adventure: 1, total: 2 },
      ben: { neighbourhoods: 2, boroughs: 0, adventure: 0, total: 2 },
      cho: { neighbourhoods: 2, boroughs: 0, adventure: 0, total: 2 },
    },
    ranks: { ana: 3, ben: 1, cho: 2 },
  });
});

describe('2 set-up', () => {
  const claims = (
    lists: Readonly<Record<string, readonly object[]>>,
    dice: readonly number[],
    options: object = {},
  ) =>
    play({
      board: { riverdale: '- 0', tottenville: '- 0', elizabeth: '- 0' },
      position: { phase: 'claim' },
      options: { claims: true, ...options },
      orders: Object.fromEntries(
        Object.entries(lists).map(([seat, list]) => [seat, [{ type: 'claim', claims: list }]]),
      ),
      dice,
    });
  test('2.6 the longer residence wins, a tie is drawn', () => {
    const result = claims(
      {
        ana: [
          { to: 'soho', years: 3 },
          { to: 'harlem', years: 2 },
        ],
        ben: [
          { to: 'soho', years: 5 },
          { to: 'harlem', years: 2 },
        ],
        cho: [],
      },
      [1, 4, 2],
    );
    expect(boardAfter(result, ['soho', 'harlem'])).toEqual({ soho: 'ben 1', harlem: 'ben 1' });
  });
  test('2.7 most front units first, equals roll', () => {
    const result = claims({ ana: [{ to: 'soho', years: 3 }], ben: [], cho: [] }, [2, 2, 3, 5]);
    expect(result.position).toMatchObject({ order: ['cho', 'ben', 'ana'], phase: 'draft', active: 'cho' });
    expect(result.events.filter(({ type }) => type === 'orderRolled')).toMatchObject([
      { rolls: { ben: 2, cho: 2 } },
      { rolls: { ben: 3, cho: 5 } },
    ]);
  });
  test('2.5 more claims than front units are refused', () => {
    const many = [
      'inwood',
      'washington-heights',
      'harlem',
      'morningside-heights',
      'upper-west-side',
      'central-park',
      'upper-east-side',
      'midtown',
      'chelsea',
      'west-village',
      'soho',
      'financial-district',
      'riverdale',
      'fordham',
      'melrose',
    ];
    const result = claims({ ana: many.map((to) => ({ to, years: 1 })), ben: [], cho: [] }, []);
    expect(fates(result)).toEqual(['2.5', 'done', 'done']);
    expect(result.position.phase).toBe('claim');
  });
  test('2.9 free hoods are dealt in turn order', () => {
    const result = claims({ ana: [{ to: 'soho', years: 3 }], ben: [], cho: [] }, [], { setup: 'deal' });
    expect(result.position.phase).toBe('place');
    for (const seat of ['ana', 'ben', 'cho'])
      expect(Object.values(result.position.hoods).filter(({ owner }) => owner === seat)).toHaveLength(14);
  });
  test('2.11 a placement with the wrong total is refused, and nobody waits for it to be revealed', () => {
    const board = { soho: 'ana 1', harlem: 'ben 1', newark: 'cho 1' };
    const place = (to: string, count: number) => [{ type: 'place', placements: [{ to, count }], mayor: to }];
    const result = play({
      board,
      position: { phase: 'place' },
      orders: { ana: place('soho', 32), ben: place('harlem', 33), cho: place('newark', 33) },
    });
    expect(fates(result)).toEqual(['2.11', 'done', 'done']);
    expect(boardAfter(result, ['harlem'])).toEqual({ harlem: 'ben 1' });
    const next = play({
      board,
      position: { phase: 'place', submitted: result.position.submitted },
      orders: { ana: place('soho', 33) },
    });
    expect(boardAfter(next, ['soho', 'harlem', 'newark'])).toEqual({
      soho: 'ana 34',
      harlem: 'ben 34',
      newark: 'cho 34',
    });
    expect(next.position).toMatchObject({
      phase: 'reinforce',
      active: 'ana',
      turn: 1,
      mayors: { cho: 'newark' },
    });
  });
  test('13.2 a missed pick takes the first free hood of the list, and counts as missed', () => {
    const result = play({
      board: { riverdale: '- 0', tottenville: '- 0', elizabeth: '- 0', soho: 'ben 1' },
      position: { phase: 'draft', standing: { ana: { picks: ['soho', 'harlem'] } } },
    });
    expect(boardAfter(result, ['harlem'])).toEqual({ harlem: 'ana 1' });
    expect(result.position).toMatchObject({ active: 'ben', missed: { ana: 1 } });
  });
});

describe('13 missed deadlines and resignation', () => {
  test('13.5 the third missed turn in a row is a resignation', () => {
    const result = play({ position: { missed: { ana: 2 } } });
    expect(result.position).toMatchObject({
      status: { ana: 'resigned' },
      eliminated: ['ana'],
      active: 'ben',
    });
    expect(boardAfter(result, ['riverdale'])).toEqual({ riverdale: '- 1' });
    expect(eventTypes(result).slice(0, 3)).toEqual(['missedDeadline', 'resigned', 'train']);
  });
  test('13.3 five cards are traded, the best set first', () => {
    const result = play({
      position: {
        phase: 'reinforce',
        reinforcements: 3,
        ...hand('inwood', 'midtown', 'chelsea', 'harlem', 'soho'),
      },
    });
    expect(result.events).toContainEqual(
      expect.objectContaining({ type: 'traded', cards: ['inwood', 'midtown', 'chelsea'], value: 10 }),
    );
    expect(boardAfter(result, ['riverdale'])).toEqual({ riverdale: 'ana 14' });
  });
  test('13.3 a pending occupation moves the least', () => {
    const result = play({
      board: { soho: 'ana 6', 'west-village': 'ana 0' },
      position: { pending: { from: 'soho', to: 'west-village', min: 3, max: 5 } },
    });
    expect(boardAfter(result, ['soho', 'west-village'])).toEqual({ soho: 'ana 3', 'west-village': 'ana 3' });
  });
  test('13.6 off turn: hoods become neutral, the turn goes on', () => {
    const result = play({ orders: { cho: [{ type: 'resign' }], ana: [] } });
    expect(result.position).toMatchObject({ active: 'ana', status: { cho: 'resigned' } });
    expect(boardAfter(result, ['elizabeth'])).toEqual({ elizabeth: '- 1' });
  });
  test('13.6 the last seat wins, after the least number has moved in', () => {
    const result = play({
      board: { soho: 'ana 6', 'west-village': 'ana 0', elizabeth: '- 1' },
      position: { pending: { from: 'soho', to: 'west-village', min: 3, max: 5 }, eliminated: ['cho'] },
      orders: { ben: [{ type: 'resign' }], ana: [] },
    });
    expect(boardAfter(result, ['soho', 'west-village'])).toEqual({ soho: 'ana 3', 'west-village': 'ana 3' });
    expect(result.outcome).toMatchObject({ end: 'elimination', winners: ['ana'] });
    expect(eventTypes(result)).toEqual(['resigned', 'occupied', 'gameEnded']);
  });
  test('13.7 with every seat vacant the game runs to its end', () => {
    const status = { ana: 'vacant', ben: 'vacant', cho: 'vacant' };
    const result = play({ options: { replacements: true }, position: { status } });
    expect(result.position.phase).toBe('over');
    expect(eventTypes(result)).not.toContain('missedDeadline');
  });
});

test('17 a list goes on after a refused order, and what was refused has changed nothing', () => {
  const result = play({
    board: border,
    orders: {
      ana: [attack('soho', 'harlem'), 'nonsense' as never, { type: 'dance' }, { type: 'endPhase' }],
      ben: [{ type: 'endPhase' }, { type: 'setStandingOrder', cards: [{ card: 'second-wind', at: 'any' }] }],
    },
  });
  expect(fates(result)).toEqual(['17.3', '12.4', '6.2', '17.1', '17.1', 'done']);
  expect(result.position.phase).toBe('fortify');
});
