import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../platform/deps';
import { resultOf } from '../result/result-of-game';
import { finishedBoard } from './current-board';
import type { GameRecord, StepRecord } from './games.records';
import type { GameOpenings, OpeningCount } from './openings.records';

const ATTEMPTS = 12;

/**
 * Counts the openings of a finished game's seats, by its present result: once, and not at all for a game that is void,
 * too short to be rated, or of a private league. Counting it again after a ruling first undoes the earlier count.
 * Repeating it is harmless.
 */
export async function countOpenings(
  deps: Deps,
  game: GameRecord,
  steps: readonly StepRecord[],
): Promise<void> {
  const counted = await linesOf(deps, game, steps);
  if (counted === undefined) return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await deps.store.gameOpenings(game.id);
    const isNew = !isDeepStrictEqual(before?.lines ?? [], counted.lines);
    const takenBack = (isNew ? before?.lines : before?.takenBack) ?? [];
    const after = { ...counted, takenBack, version: before?.version ?? 0 };
    if (isNew && (await deps.store.countOpenings(before, after, changes(before, after))) !== 'counted')
      continue;
    // An interrupted run may have counted and not ranked.
    const named = [...takenBack, ...after.lines].filter(({ words }) => words !== '');
    const { system, players } = after;
    for (const { seat, words } of named) await deps.store.rankOpening({ system, players, seat, words });
    return;
  }
  throw new Error(`the openings of game ${game.id} kept changing`);
}

/** Counts the openings of games in the record that have not been counted: they were imported. */
export async function countMissingOpenings(deps: Deps): Promise<void> {
  let after: string | null = null;
  do {
    const page = await deps.store.results(after);
    for (const { game: id } of page.rows) {
      if ((await deps.store.gameOpenings(id)) !== undefined) continue;
      const game = await deps.store.game(id);
      if (game !== undefined) await countOpenings(deps, game, await deps.store.steps(id));
    }
    after = page.next;
  } while (after !== null);
}

/**
 * The openings that a game adds now; undefined for one of a system that compares no openings, or that is still in
 * progress.
 */
async function linesOf(
  deps: Deps,
  game: GameRecord,
  steps: readonly StepRecord[],
): Promise<Omit<GameOpenings, 'takenBack' | 'version'> | undefined> {
  const finished = await finishedBoard(deps, game);
  if (finished?.system.openings === undefined) return undefined;
  const about = { game: game.id, system: game.system, players: game.seats.length };
  const result = resultOf(game, finished, steps);
  const counts =
    result !== undefined &&
    result.voided !== true &&
    game.atTheTable === undefined &&
    !(await deps.store.isPrivate(game.league.id, deps.clock()));
  if (!counts) return { ...about, lines: [] };
  const words = finished.system.openings.of(steps);
  const lines = result.seats.map(({ seat, place, winner }) => ({
    ...{ seat, place, winner },
    words: (words[seat] ?? '').slice(0, LONGEST),
  }));
  return { ...about, lines };
}

/** An opening is part of a key. */
const LONGEST = 500;

/** The changes of the counts: of each seat in all its games, and of each opening. */
function changes(before: GameOpenings | undefined, after: GameOpenings): readonly OpeningCount[] {
  const sums = new Map<string, OpeningCount>();
  const add = ({ system, players, lines }: GameOpenings, by: 1 | -1) => {
    for (const { seat, words, place, winner } of lines)
      for (const of of new Set(['', words])) {
        const key = `${players} ${seat} ${of}`;
        const sum = sums.get(key) ?? { system, players, seat, words: of, games: 0, wins: 0, places: 0 };
        sums.set(key, {
          ...sum,
          games: sum.games + by,
          wins: sum.wins + (winner ? by : 0),
          places: sum.places + by * place,
        });
      }
  };
  if (before !== undefined) add(before, -1);
  add(after, 1);
  return [...sums.values()].filter(({ games, wins, places }) => games !== 0 || wins !== 0 || places !== 0);
}
