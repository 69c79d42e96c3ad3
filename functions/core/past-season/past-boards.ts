import type { GameSystem } from '../../../engine/game';
import { loadGameSystem } from '../../../engine/load-system';
import { endOf } from '../game/board-end';
import { boardOf } from '../game/boards';
import { gameIdOf, prepareGame, settingsFrom } from '../game/create-game';
import type { SeatRecord } from '../game/games.records';
import type { NewBoard } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import { resultInWords } from '../result/result-in-words';
import { resultOf } from '../result/result-of-game';
import type { BoardRecord } from '../result/results.records';
import type { RulingRecord } from '../ruling/rulings.records';
import type { SeasonRecord } from '../season/seasons.records';
import { idAt } from './known-people';
import { endOnList } from './past-ends';
import type { PastBoard, PastSeasonRecord } from './past-seasons.records';
import type { PlayedBoard } from './past-seasons.store';

type Past = Pick<PastSeasonRecord, 'players' | 'endedAt' | 'by'>;

/**
 * A board of a past season as if it had been played at a real table and its result entered here: the game, the ruling
 * that ends it, its summary and its record entry. Nothing is written.
 */
export async function pastBoard(
  deps: Deps,
  season: SeasonRecord,
  past: Past,
  listed: PastBoard,
): Promise<PlayedBoard> {
  const { round, board } = listed;
  const { endedAt, by } = past;
  const system = await loadGameSystem(season.system);
  const settings = settingsFrom(season, round, board);
  const prepared = await prepareGame(deps, settings, { seats: seatsOn(past, listed), at: endedAt });
  const { game, summary, bare } = await ended(system, past, listed, prepared);
  const { setup } = prepared;
  const end = endOf(system, setup.position, [bare]);
  const ruling: RulingRecord = {
    ...{ ...bare, game: game.id, at: season.imported?.at ?? endedAt, by, step: 0 },
    ...{ reason: message('why.imported'), before: '', after: resultInWords(season.system, summary, end) },
  };
  const draft = resultOf(game, { system, last: setup, board: summary, end, rulings: [ruling] }, [setup]);
  if (draft === undefined) throw new Error(`board ${game.id} of a past season has no result`);
  const result = { ...draft, id: resultId(season.id, endedAt, round, board) };
  return { ...prepared, game, ruling, board: summary, result };
}

/**
 * The summaries of all boards of a past season, for a preview. Boards with the same seats are set up once, because
 * scoring depends on the seats alone.
 */
export async function pastSummaries(
  deps: Deps,
  season: SeasonRecord,
  past: PastSeasonRecord,
): Promise<readonly BoardRecord[]> {
  const system = await loadGameSystem(season.system);
  const prepared = new Map<string, NewBoard>();
  const summaries: BoardRecord[] = [];
  for (const listed of past.boards) {
    const seats = seatsOn(past, listed);
    const key = seats.map(({ seat }) => seat).join(' ');
    const { round, board } = listed;
    const settings = settingsFrom(season, round, board);
    const one = prepared.get(key) ?? (await prepareGame(deps, settings, { seats, at: past.endedAt }));
    prepared.set(key, one);
    const id = gameIdOf(season.id, round, board);
    const here = { ...one, game: { ...one.game, id, round, board, seats } };
    summaries.push((await ended(system, past, listed, here)).summary);
  }
  return summaries;
}

function seatsOn({ players }: Past, { seats }: PastBoard): SeatRecord[] {
  return seats.flatMap(({ seat, player }) => {
    const one = players[player];
    return one === undefined ? [] : [{ seat, player: { id: one.id, name: one.name, kind: one.kind } }];
  });
}

/** A set-up board with the end given in the list. */
async function ended(
  system: GameSystem,
  { endedAt }: Past,
  listed: PastBoard,
  { game, gate, setup }: NewBoard,
) {
  const bare = { number: 1, kind: 'correct', end: endOnList(system, listed) } as const;
  const played = { ...game, playedAt: endedAt, rulings: 1 };
  return { game: played, bare, summary: await boardOf(system, played, gate, setup, [], [bare]) };
}

/**
 * The id of its record entry, derived from when it was played, so that it sorts before everything that was played
 * later.
 */
function resultId(season: string, endedAt: number, round: number, board: number): string {
  const order = [round, board].map((number) => String(number).padStart(4, '0')).join('');
  const id = idAt(endedAt, `result\n${season}`);
  return `${id.slice(0, 10)}${order}${id.slice(-8)}`;
}
