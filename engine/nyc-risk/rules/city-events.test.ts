import { expect, test } from 'vitest';
import { type Board, boardAfter, eventTypes, play } from '../../../test/support/nyc-risk-play';
import { ADVENTURES } from '../data/cards';
import { CROSSINGS } from '../data/map';

interface Case {
  readonly card: string;
  readonly shows: string;
  readonly board?: Board;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly dice?: readonly number[];
  readonly after?: Board;
  readonly leaves?: object;
}

const CASES: readonly Case[] = [
  {
    card: 'hurricane',
    shows: 'every tunnel closes until the drawer plays again',
    position: { closed: [{ crossing: 'holland-tunnel', by: 'ben' }] },
    leaves: {
      closed: [
        { crossing: 'holland-tunnel', by: 'ben' },
        ...CROSSINGS.filter(({ id, kind }) => kind === 'tunnel' && id !== 'holland-tunnel').map(({ id }) => ({
          crossing: id,
          by: 'ana',
        })),
      ],
    },
  },
  {
    card: 'marathon',
    shows: 'six hoods gain a unit if somebody owns them',
    board: { 'central-park': 'ana 1', melrose: 'ben 2', 'bay-ridge': '- 1' },
    after: { 'central-park': 'ana 2', melrose: 'ben 3', 'bay-ridge': '- 1', williamsburg: '- 1' },
  },
  {
    card: 'blackout',
    shows: 'six units and more lose one, neutral ones too',
    board: { soho: 'ana 6', harlem: 'ben 5', newark: '- 9' },
    after: { soho: 'ana 5', harlem: 'ben 5', newark: '- 8' },
  },
  {
    card: 'rent-strike',
    shows: 'the seat with most hoods loses a unit where it is strongest',
    board: { soho: 'ben 3', harlem: 'ben 3' },
    after: { harlem: 'ben 2', soho: 'ben 3' },
  },
  {
    card: 'rent-strike',
    shows: 'nobody loses where two own as many',
    board: { soho: 'ben 3', harlem: 'cho 3' },
    after: { harlem: 'cho 3', soho: 'ben 3' },
  },
  { card: 'track-work', shows: 'the train goes back', position: { train: 7 }, leaves: { train: 6 } },
  { card: 'track-work', shows: 'not behind Jamaica', position: { train: 0 }, leaves: { train: 0 } },
  { card: 'track-work', shows: 'not out of Inwood', position: { train: 33 }, leaves: { train: 33 } },
  { card: 'rush-hour', shows: 'to the next express stop', position: { train: 22 }, leaves: { train: 26 } },
  {
    card: 'fleet-week',
    shows: 'two units in three harbours',
    board: { 'financial-district': 'ana 1', bayonne: 'ben 4' },
    after: { 'financial-district': 'ana 3', bayonne: 'ben 6', 'st-george': '- 1' },
  },
  {
    card: 'election-day',
    shows: 'mayors bring a unit, seats without one get one where they are strongest',
    board: { soho: 'ben 2', harlem: 'ben 2' },
    position: { mayors: { ana: 'riverdale' } },
    after: { riverdale: 'ana 2', harlem: 'ben 2', elizabeth: 'cho 1' },
    leaves: { mayors: { ana: 'riverdale', ben: 'harlem', cho: 'elizabeth' } },
  },
  {
    card: 'water-main',
    shows: 'a die chooses the borough',
    board: { astoria: 'ana 3', jamaica: '- 2', flushing: 'ben 1', soho: 'ana 4' },
    dice: [3],
    after: { astoria: 'ana 2', jamaica: '- 1', flushing: 'ben 1', soho: 'ana 4' },
  },
  {
    card: 'subway-series',
    shows: 'the stronger stadium attacks until the other falls; it gains five',
    board: { concourse: 'ana 4', flushing: 'ben 1' },
    dice: [6, 5, 4, 2],
    after: { concourse: 'ana 1', flushing: 'ana 8' },
    leaves: { conquered: false, tookStadium: false, pending: null },
  },
  {
    card: 'subway-series',
    shows: 'or until the attackers are down to one',
    board: { concourse: 'ben 2', flushing: 'ana 1' },
    dice: [1, 6],
    after: { concourse: 'ben 1', flushing: 'ana 6' },
  },
  {
    card: 'subway-series',
    shows: 'a coin decides between equals',
    board: { concourse: 'ben 2', flushing: 'ana 2' },
    dice: [2, 1, 6, 6],
    after: { concourse: 'ben 7', flushing: 'ana 1' },
  },
  {
    card: 'subway-series',
    shows: 'the defender’s mayor counts, the attacker’s does not',
    board: { concourse: 'ana 2', flushing: 'ben 1' },
    position: { mayors: { ana: 'concourse', ben: 'flushing' } },
    dice: [5, 4],
    after: { concourse: 'ana 1', flushing: 'ben 6' },
    leaves: { mayors: { ana: 'concourse', ben: 'flushing' } },
  },
  {
    card: 'subway-series',
    shows: 'one unit on each side: no roll, five units all the same',
    board: { concourse: 'ben 1', flushing: 'ana 1' },
    dice: [1],
    after: { concourse: 'ben 1', flushing: 'ana 6' },
  },
  {
    card: 'subway-series',
    shows: 'nothing with a neutral stadium',
    board: { concourse: '- 3', flushing: 'ana 1' },
    after: { concourse: '- 3', flushing: 'ana 1' },
  },
  {
    card: 'subway-series',
    shows: 'nothing between stadiums of one owner',
    board: { concourse: 'ana 3', flushing: 'ana 1' },
    after: { concourse: 'ana 3', flushing: 'ana 1' },
  },
];

for (const { card, shows, board = {}, position = {}, dice = [], after, leaves = {} } of CASES)
  test(`14.4 ${card}: ${shows}`, () => {
    const result = play({
      board,
      position: {
        phase: 'fortify',
        tookStadium: true,
        decks: { cards: [], adventures: [card, 'doorman'] },
        ...position,
      },
      dice,
      orders: { ana: [{ type: 'endPhase' }] },
    });
    expect(result.position).toMatchObject({
      phase: 'end',
      hands: { ana: { adventures: ['doorman'] } },
      decks: { adventures: [], adventureDiscard: [card] },
      ...leaves,
    });
    if (after) expect(boardAfter(result, Object.keys(after))).toEqual(after);
    expect(eventTypes(result)[0]).toBe('eventPlayed');
    expect(eventTypes(result).at(-1)).toBe('adventureDrawn');
  });

test('9.2 a drawer who loses everything in a Subway Series draws nothing more, and the turn ends', () => {
  const result = play({
    board: { riverdale: '- 1', concourse: 'ben 4', flushing: 'ana 1' },
    position: {
      phase: 'fortify',
      tookStadium: true,
      decks: { cards: [], adventures: ['subway-series', 'doorman'] },
    },
    dice: [6, 6, 6, 1],
    orders: { ana: [{ type: 'endPhase' }] },
  });
  expect(result.position).toMatchObject({
    active: 'ben',
    phase: 'reinforce',
    status: { ana: 'eliminated' },
    eliminated: ['ana'],
    train: 1,
    decks: { adventures: ['doorman'], adventureDiscard: ['subway-series'] },
  });
  expect(boardAfter(result, ['flushing', 'concourse'])).toEqual({ flushing: 'ben 8', concourse: 'ben 1' });
});

test('7.6 a Subway Series that leaves one seat ends the game, without the five units', () => {
  const result = play({
    board: { elizabeth: '- 1', tottenville: '- 1', concourse: 'ana 4', flushing: 'ben 1' },
    position: {
      phase: 'fortify',
      tookStadium: true,
      eliminated: ['cho'],
      decks: { cards: [], adventures: ['subway-series', 'doorman'] },
    },
    dice: [6, 6, 6, 1],
    orders: { ana: [{ type: 'endPhase' }] },
  });
  expect(result.position).toMatchObject({ phase: 'over', active: null });
  expect(result.outcome).toMatchObject({
    end: 'elimination',
    winners: ['ana'],
    ranks: { ana: 1, ben: 2, cho: 3 },
  });
  expect(boardAfter(result, ['flushing', 'concourse'])).toEqual({ flushing: 'ana 3', concourse: 'ana 1' });
});

test('3.3 the pile is remade once at most during one draw', () => {
  const result = play({
    position: {
      phase: 'fortify',
      tookStadium: true,
      train: 3,
      decks: { cards: [], adventures: [], adventureDiscard: ['track-work'] },
    },
    orders: { ana: [{ type: 'endPhase' }] },
  });
  expect(eventTypes(result)).toEqual(['reshuffled', 'eventPlayed', 'train']);
  expect(result.position.decks).toMatchObject({ adventures: [], adventureDiscard: ['track-work'] });
});

test('14 every event of the deck has a case', () => {
  const wanted = ADVENTURES.filter(({ kind }) => kind === 'event').map(({ id }) => id);
  expect([...new Set(CASES.map(({ card }) => card))].sort()).toEqual([...wanted].sort());
});
