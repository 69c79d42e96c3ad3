import { shuffled } from '../../engine/core/shuffled';
import { textRandom } from '../../engine/random';
import type { Bracket } from '../../functions/core/round/bracket.schema';
import type { RoundRecord } from '../../functions/core/season/seasons.records';
import { isBehind, type Line, linesOf, NO_GAME } from './lines';
import type { Played, Recomputable } from './recomputed';
import { enteredIn, gamesIn, type Stage, sectionsIn, stagesOf } from './stages';

/** A player of a group in its table. */
interface Ranked {
  readonly id: string;
  /** Level players share a place. */
  readonly place: number;
  readonly line: Line;
}

type Groups = Extract<Recomputable['season']['format'], { kind: 'groups' }>;

/**
 * The faults of groups before a cup: who is in which group, who plays in its rounds, its table, who goes on to the cup and
 * into which pot, and the places of all who do not. The cup itself is checked as any other.
 * @param games the results, computed from the raw games
 * @param places of the standing, by player
 */
export async function faultsOfGroups(
  season: Recomputable,
  games: readonly Played[],
  places: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const { format, id } = season.season;
  if (format.kind !== 'groups') return [];
  const { store } = season.world;
  const rounds = await store.rounds(id);
  const seed = (await store.season(id))?.drawSeed ?? id;
  const before = rounds.filter(({ sections }) => sections?.some(({ kind }) => kind === 'group'));
  const groups = groupsOf(season, format, seed);
  const inGroups = games.filter(({ round }) => before.some((one) => one.round === round));
  const lines = await linesOf(season, inGroups, before);
  const tables = groups.map((group, at) => ranked(group, lines, `${seed} level players of group ${at + 1}`));
  const [first] = stagesOf(rounds, 'cup');
  const { body: bracket } = await season.world.visitor().get<Bracket>(`/seasons/${id}/bracket`);
  return [
    ...groups.flatMap((group, at) => faultsOfGroup(season, format, group, before, inGroups, at)),
    ...(first === undefined ? ['there is no cup'] : faultsOfEntering(season, format, tables, first)),
    ...tables.flatMap((table, at) => faultsOfTable(table, bracket, at, first)),
    ...faultsOfPlaces(tables, lines, new Set(first === undefined ? [] : enteredIn(first)), places),
  ];
}

/** Players dealt as in a snake, in the order that was drawn: nobody has a rating in a new league. */
function groupsOf(
  { came, left }: Recomputable,
  { groups: count }: Groups,
  seed: string,
): readonly (readonly string[])[] {
  const first = [...came.keys()].filter((id) => came.get(id) === 1 && (left.get(id) ?? Infinity) > 1);
  const order = shuffled(first.sort(), textRandom(`${seed} groups`));
  const groups = Array.from({ length: count }, (): string[] => []);
  for (let row = 0; row * count < order.length; row += 1) {
    const players = order.slice(row * count, (row + 1) * count);
    const isBack = row % 2 === 1 && players.length === count;
    for (const [at, id] of (isBack ? players.reverse() : players).entries()) groups[at]?.push(id);
  }
  return groups;
}

/** The table of a group: by total and best game, and level players as drawn. */
function ranked(group: readonly string[], lines: ReadonlyMap<string, Line>, what: string): readonly Ranked[] {
  const drawn = shuffled([...group].sort(), textRandom(what));
  const lineOf = (id: string) => lines.get(id) ?? NO_GAME;
  return drawn
    .map((id) => ({ id, line: lineOf(id), place: 1 + countBehind(id, group, lineOf) }))
    .sort((one, other) => one.place - other.place);
}

/** How many of these a player stands behind. */
function countBehind(id: string, others: readonly string[], lineOf: (id: string) => Line): number {
  return others.filter((other) => isBehind(lineOf(id), lineOf(other))).length;
}

/** The members of a group play its rounds, each once, and only each other, until all have met. */
function faultsOfGroup(
  { came, left, season: { boardSize } }: Recomputable,
  format: Groups,
  group: readonly string[],
  rounds: readonly RoundRecord[],
  games: readonly Played[],
  at: number,
): readonly string[] {
  const name = `group ${at + 1}`;
  const faults: string[] = [];
  const met = new Map<string, number>();
  const byes = new Map(group.map((id) => [id, 0]));
  for (const round of rounds) {
    const stage = sectionsIn(round).filter(({ kind }) => kind === 'group')[at]?.stage;
    // A smaller group is done earlier.
    if (stage === undefined) continue;
    const named = [...stage.boards.flatMap((board) => Object.values(board)), ...stage.sittingOut];
    const here = group.filter((id) => (left.get(id) ?? Infinity) > round.round);
    if (named.length > 0 && [...named].sort().join() !== [...here].sort().join())
      faults.push(`${name}, round ${round.round}: the wrong players`);
    for (const id of stage.sittingOut) byes.set(id, (byes.get(id) ?? 0) + 1);
    for (const { players } of gamesIn(stage, games))
      for (const one of players)
        for (const other of players)
          if (one.id < other.id)
            met.set(`${one.id} ${other.id}`, (met.get(`${one.id} ${other.id}`) ?? 0) + 1);
  }
  const last = Math.max(...rounds.map(({ round }) => round));
  const stayed = group.filter((id) => came.has(id) && (left.get(id) ?? Infinity) > last).sort();
  // Where some have left, the others meet again or have byes in the rounds that were announced.
  if (stayed.length < group.length) return faults;
  const pairs = stayed.flatMap((one, index) => stayed.slice(index + 1).map((other) => `${one} ${other}`));
  if (format.groupRounds === undefined)
    faults.push(...pairs.filter((pair) => !met.has(pair)).map((pair) => `${name}: ${pair} have not met`));
  if (boardSize === 2)
    faults.push(
      ...pairs.filter((pair) => (met.get(pair) ?? 0) > 1).map((pair) => `${name}: ${pair} have met again`),
    );
  const counts = stayed.map((id) => byes.get(id) ?? 0);
  if (Math.max(...counts) - Math.min(...counts) > 1) faults.push(`${name}: byes are not spread`);
  return faults;
}

/** The first of each group go on, a place of those who left goes to the next; and each board takes one of each pot. */
function faultsOfEntering(
  { left, season: { boardSize } }: Recomputable,
  { through }: Groups,
  tables: readonly (readonly Ranked[])[],
  first: Stage,
): readonly string[] {
  const positions = new Map<string, number>();
  for (const table of tables) {
    const there = table.filter(({ id }) => (left.get(id) ?? Infinity) > first.round);
    for (const [at, { id }] of there.slice(0, through).entries()) positions.set(id, at + 1);
  }
  const entered = enteredIn(first);
  const positionOf = (id: string) => positions.get(id) ?? Infinity;
  const faults = [
    ...[...positions.keys()].filter((id) => !entered.has(id)).map((id) => `${id} is not in the cup`),
    ...[...entered].filter((id) => !positions.has(id)).map((id) => `${id} is in the cup`),
  ];
  const seated = first.boards.flatMap((board) => Object.values(board)).map(positionOf);
  if (first.sittingOut.some((id) => seated.some((position) => position < positionOf(id))))
    faults.push('a bye of the cup goes to somebody who was worse in their group');
  const inOrder = seated.sort((one, other) => one - other);
  for (const board of first.boards) {
    const own = Object.values(board)
      .map(positionOf)
      .sort((one, other) => one - other);
    const isWrong = own.some((position, pot) => {
      const range = inOrder.slice(pot * first.boards.length, (pot + 1) * first.boards.length);
      return own.length === boardSize && !range.includes(position);
    });
    if (isWrong) faults.push(`a board of the cup has not one of each pot: ${own.join()}`);
  }
  return faults;
}

/** The public table of a group. */
function faultsOfTable(
  table: readonly Ranked[],
  { groups }: Bracket,
  at: number,
  first: Stage | undefined,
): readonly string[] {
  const rows = groups[at]?.rows ?? [];
  const entered = first === undefined ? new Set() : enteredIn(first);
  const expected = table.map(({ id, place, line }) => `${place} ${id} ${line.total} ${entered.has(id)}`);
  const shown = rows.map(({ player, place, total, goesOn }) => `${place} ${player.id} ${total} ${goesOn}`);
  return shown.join() === expected.join()
    ? []
    : [`group ${at + 1} is ${shown.join(', ')}, not ${expected.join(', ')}`];
}

/** Outside the cup: by the place in the group, then by total and best game as if the groups were one. */
function faultsOfPlaces(
  tables: readonly (readonly Ranked[])[],
  lines: ReadonlyMap<string, Line>,
  inCup: ReadonlySet<string>,
  places: ReadonlyMap<string, number>,
): readonly string[] {
  const out = tables.flat().filter(({ id }) => !inCup.has(id));
  const isAhead = (one: Ranked, other: Ranked) =>
    one.place === other.place
      ? isBehind(lines.get(other.id) ?? NO_GAME, lines.get(one.id) ?? NO_GAME)
      : one.place < other.place;
  return out.flatMap((row) => {
    const expected = inCup.size + 1 + out.filter((other) => isAhead(other, row)).length;
    const place = places.get(row.id);
    return place === expected ? [] : [`${row.id} is at place ${place}, not ${expected}, outside the cup`];
  });
}
