import { type EventInput, USUAL_RULES } from '../../../engine/tournament/aggregation';
import {
  type ConsolationState,
  type KnockOut,
  type LastStage,
  rankedSeats,
  type Stage,
  type StageBoard,
} from '../../../engine/tournament/knock-out';
import type { SectionKind } from '../../../engine/tournament/left-over';
import type { BoardRecord } from '../result/results.records';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { type PlacedSection, sectionsOf } from './sections';

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
  const open = rounds.filter(({ state }) => state === 'open');
  const common = {
    advance,
    bots: fillingBots(entries),
    event: { ...event, seed: season.drawSeed ?? season.id },
    rules: season.aggregation ?? USUAL_RULES,
  };
  const sideStages = (kind: SectionKind) => stagesOf(open, boards, kind);
  const third = sideStages('third-place').at(-1);
  const consolation = sideStages('consolation');
  const isDouble = season.format.kind === 'double-elimination';
  return {
    ...common,
    stages: isDouble ? open.map((round) => stageOf(round, boards)) : stagesOf(open, boards, 'cup'),
    ...(third && { third }),
    ...(consolation.length > 0 && { consolation: { ...common, stages: consolation } }),
    ...(isDouble && { isDouble }),
  };
}

/** The stages of one section of a cup; a round without sections is a stage of the cup. */
function stagesOf(
  rounds: readonly RoundRecord[],
  boards: readonly BoardRecord[],
  kind: SectionKind,
): readonly Stage[] {
  return rounds.flatMap((round) => {
    if (round.sections === undefined) return kind === 'cup' ? [stageOf(round, boards)] : [];
    const section = sectionsOf(round).find((one) => one.kind === kind);
    return section === undefined ? [] : [stageOf(round, boards, section)];
  });
}

/** The bots of a season with human players: there they only fill boards. */
export function fillingBots(entries: readonly Pick<EntryRecord, 'player'>[]): ReadonlySet<string> {
  const bots = entries.filter(({ player }) => player.kind === 'bot');
  return new Set(bots.length === entries.length ? [] : bots.map(({ player }) => player.id));
}

function stageOf(
  { round, boards: drawn, sittingOut }: RoundRecord,
  boards: readonly BoardRecord[],
  section?: PlacedSection,
): Stage {
  const { first = 1, boards: count = drawn.length } = section ?? {};
  const isHere = (board: number) => board >= first && board < first + count;
  const seen = boards
    .filter((board) => board.round === round && isHere(board.board))
    .sort((one, other) => one.board - other.board);
  const seats = seen.flatMap((board) => board.seats);
  const lost = seen.flatMap(({ forfeits = [] }) => forfeits.map(({ player }) => player.id));
  const byes = section === undefined ? sittingOut : sittingOut.filter((id) => section.players.includes(id));
  return {
    round,
    boards: seen.map(stageBoard),
    drawn: count,
    byes,
    lost,
    entered: new Set([
      ...byes,
      ...lost,
      ...drawn.slice(first - 1, first - 1 + count).flatMap((board) => Object.values(board)),
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

/** A consolation cup for its next stage; undefined until it has begun. */
export function consolationOf({ consolation }: KnockOut): ConsolationState | undefined {
  const last = consolation && lastStageOf(consolation);
  return last && { last };
}
