import { expect, test } from 'vitest';
import { shuffled } from '../../../engine/core/shuffled';
import { textRandom } from '../../../engine/random';
import {
  AggregationRules,
  type EventBoard,
  eventTable,
  type TieBreakId,
  type TieStage,
} from '../../../engine/tournament/aggregation';
import { isNightly } from '../../support/nightly';
import { type Cell, type OtherTie, placesIn, type Table, tieBreakOf, totalIn } from './reference';

const TOURNAMENTS = isNightly ? 5000 : 300;

/** Tie-breaks of duels that the reference defines. */
const COMPARED = [
  'buchholz',
  'buchholz-cut',
  'median-buchholz',
  'sonneborn-berger',
  'head-to-head',
  'wins',
  'most-draws',
  'fewest-draws',
  'third-best-game',
  'games-in-order',
  'last-centres',
] as const satisfies readonly TieBreakId[];

/** A random tournament: wins, draws and losses, the draw's byes, byes by request, and absences. */
function randomTable(seed: string): Table {
  const random = textRandom(seed);
  const players = Array.from({ length: random.draw(3, 9) }, (_, at) => `p${at}`);
  const rounds = random.draw(2, 6);
  const cells = new Map(players.map((player) => [player, [] as Cell[]]));
  for (let round = 1; round <= rounds; round += 1) {
    const waiting: string[] = [];
    for (const player of shuffled(players, random)) {
      // Somebody is always there: a round without anybody is none.
      const fate = player === 'p0' ? 3 : random.draw(1, 20);
      if (fate === 1) cells.get(player)?.push({ did: 'absent' });
      else if (fate === 2) cells.get(player)?.push({ did: 'asked' });
      else waiting.push(player);
    }
    while (waiting.length > 1) {
      const [one = '', other = ''] = waiting.splice(0, 2);
      const got = random.draw(0, 2) / 2;
      cells.get(one)?.push({ did: 'played', against: other, got, gave: 1 - got });
      cells.get(other)?.push({ did: 'played', against: one, got: 1 - got, gave: got });
    }
    for (const player of waiting) cells.get(player)?.push({ did: 'left-over' });
  }
  const bye = {
    points: random.draw(0, 2) / 2,
    isMean: random.draw(0, 1) === 1,
    asked: random.draw(0, 1) / 2,
  };
  return { cells, bye };
}

/** The same tournament as the engine takes it. */
function inEngine(
  { cells, bye }: Table,
  tieBreak: TieBreakId,
  others: readonly OtherTie[] = [],
  stage?: TieStage,
) {
  const boards: EventBoard[] = [];
  const byes = { satOut: new Map<string, number[]>(), askedOut: new Map<string, number[]>() };
  for (const [player, row] of cells)
    for (const [at, cell] of row.entries()) {
      const round = at + 1;
      if (cell.did === 'played' && player < cell.against)
        boards.push({
          round,
          seats: [
            { player, points: cell.got, won: cell.got > cell.gave },
            { player: cell.against, points: cell.gave, won: cell.gave > cell.got },
          ],
        });
      const list = cell.did === 'left-over' ? byes.satOut : cell.did === 'asked' ? byes.askedOut : undefined;
      list?.set(player, [...(list.get(player) ?? []), round]);
    }
  const { points, isMean, asked } = bye;
  const rules = AggregationRules.parse({
    sitOut: { points, times: 'each', request: asked, ...(isMean ? { average: true } : {}) },
    tieBreaks: [tieBreak],
    ...(others.length > 0 && {
      otherTieBreaks: others.map(({ where, tieBreak: id }) => ({
        ...(typeof where === 'number' ? { round: where } : { stage: where }),
        tieBreaks: [id],
      })),
    }),
  });
  const input = {
    players: [...cells.keys()],
    boards,
    satOut: Object.fromEntries(byes.satOut),
    askedOut: Object.fromEntries(byes.askedOut),
  };
  return eventTable(input, rules, stage);
}

test.each(COMPARED)('%s gives every player the place that its definition gives', (tieBreak) => {
  let separated = 0;
  for (let tournament = 0; tournament < TOURNAMENTS; tournament += 1) {
    const table = randomTable(`tournament ${tournament}`);
    const rows = inEngine(table, tieBreak);
    for (const { player, total } of rows) expect(total).toBeCloseTo(totalIn(table, player), 9);
    const places = new Map(rows.map(({ player, place }) => [player, place]));
    expect(places, `tournament ${tournament}`).toEqual(placesIn(table, tieBreak));
    separated += new Set(places.values()).size - new Set(rows.map(({ total }) => total.toFixed(6))).size;
  }
  // A tie-break that never decided anything would agree with everything.
  expect(separated).toBeGreaterThan(TOURNAMENTS / 10);
});

test('byes, byes by request and absences all occur, and byes of both kinds of pay', () => {
  const tables = Array.from({ length: TOURNAMENTS }, (_, at) => randomTable(`tournament ${at}`));
  const did = new Set(tables.flatMap(({ cells }) => [...cells.values()].flat().map((cell) => cell.did)));
  expect(did).toEqual(new Set(['played', 'left-over', 'asked', 'absent']));
  expect(new Set(tables.map(({ bye }) => bye.isMean))).toEqual(new Set([true, false]));
});

test('a round and a stage have the tie-break that the season states for them', () => {
  const random = textRandom('other tie-breaks');
  const pick = <One>(list: readonly [One, ...One[]]): One => list[random.draw(0, list.length - 1)] ?? list[0];
  const decided = new Map<string, number>();
  for (let tournament = 0; tournament < TOURNAMENTS; tournament += 1) {
    const table = randomTable(`tournament ${tournament}`);
    const rounds = table.cells.get('p0')?.length ?? 0;
    const usual = pick(COMPARED);
    const others = ([random.draw(1, rounds + 1), 'groups', 'cup'] as const).flatMap((where): OtherTie[] =>
      random.draw(0, 1) === 0 ? [] : [{ where, tieBreak: pick(COMPARED) }],
    );
    const stage = pick(['groups', 'cup', undefined] as const);
    const tieBreak = tieBreakOf(usual, others, rounds, stage);
    const places = new Map(inEngine(table, usual, others, stage).map(({ player, place }) => [player, place]));
    expect(places, `tournament ${tournament}`).toEqual(placesIn(table, tieBreak));
    const usually = placesIn(table, usual);
    const differs = [...places].some(([player, place]) => usually.get(player) !== place);
    const by = others.find((one) => one.where === rounds) ? 'round' : (stage ?? 'none');
    if (differs) decided.set(by, (decided.get(by) ?? 0) + 1);
  }
  expect([...decided.keys()].sort()).toEqual(['cup', 'groups', 'round']);
});
