import { type EventInput, USUAL_RULES } from '../../../engine/tournament/aggregation';
import {
  type KnockOut,
  type LastStage,
  rankedSeats,
  type Stage,
  type StageBoard,
} from '../../../engine/tournament/knock-out';
import type { BoardRecord } from '../result/results.records';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';

/**
 * A knock-out season for its table and its bracket.
 * @param boards those that the reader may see
 * @param event the data that its tie-breaks read
 */
export function knockOutOf(
  season: SeasonRecord,
  advance: number,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
  event: EventInput,
): KnockOut {
  return {
    stages: rounds.filter(({ state }) => state === 'open').map((round) => stageOf(round, boards)),
    advance,
    bots: fillingBots(entries),
    event: { ...event, seed: season.drawSeed ?? season.id },
    rules: season.aggregation ?? USUAL_RULES,
  };
}

/** The bots of a season with human players: there they only fill boards. */
export function fillingBots(entries: readonly Pick<EntryRecord, 'player'>[]): ReadonlySet<string> {
  const bots = entries.filter(({ player }) => player.kind === 'bot');
  return new Set(bots.length === entries.length ? [] : bots.map(({ player }) => player.id));
}

function stageOf({ round, boards: drawn, sittingOut }: RoundRecord, boards: readonly BoardRecord[]): Stage {
  const seen = boards.filter((board) => board.round === round).sort((one, other) => one.board - other.board);
  const seats = seen.flatMap((board) => board.seats);
  const lost = seen.flatMap(({ forfeits = [] }) => forfeits.map(({ player }) => player.id));
  return {
    round,
    boards: seen.map(stageBoard),
    drawn: drawn.length,
    byes: sittingOut,
    lost,
    entered: new Set([
      ...sittingOut,
      ...lost,
      ...drawn.flatMap((board) => Object.values(board)),
      ...seats.map(({ player }) => player.id),
    ]),
  };
}

function stageBoard({ game, status, seats }: BoardRecord): StageBoard {
  return {
    id: game,
    finished: status === 'finished',
    seats: seats.map(({ player, place, points }) => ({ player: player.id, place, points })),
  };
}

/** The stage before the next one, with every board in its order; undefined before the first. */
export function lastStageOf(cup: KnockOut): LastStage | undefined {
  const stage = cup.stages.at(-1);
  if (stage === undefined) return undefined;
  return {
    boards: stage.boards.map((board) => rankedSeats(cup, stage, board).map(({ player }) => player)),
    byes: stage.byes,
  };
}
