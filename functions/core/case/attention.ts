import pMap from 'p-map';
import type { GameSystem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import type { Gate, SeatRecord, StepRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import type { BoardRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';

const AT_ONCE = 8;
/** A step this long past its deadline should have been closed by its timer or the sweep. */
const STUCK_MS = 2 * 60_000;
/** Missing orders are shown in the last quarter of a step's time. */
const NEAR = 0.25;
/** How many steps in a row without orders make a player silent. */
const SILENT_STEPS = 2;

/** A running game that a moderator should look at, and why. */
export interface Attention {
  readonly season: SeasonRecord;
  readonly board: BoardRecord;
  readonly gate: Gate;
  /** Its deadline passed minutes ago and it has not been adjudicated. */
  readonly stuck: boolean;
  /** Players who owe orders, have submitted none, and have little time left. */
  readonly missing: readonly SeatRecord[];
  /** Players who owed orders in the last two steps and submitted none. */
  readonly silent: readonly SeatRecord[];
}

/** The running games of a season that need attention: stuck, paused, short of orders, or with silent players. */
export async function attentionIn(deps: Deps, season: SeasonRecord): Promise<readonly Attention[]> {
  const boards = (await deps.store.boards(season.id)).filter(({ status }) => status === 'running');
  const seen = await pMap(boards, (board) => attentionTo(deps, season, board), { concurrency: AT_ONCE });
  return seen.filter((one) => one !== undefined);
}

async function attentionTo(
  deps: Deps,
  season: SeasonRecord,
  board: BoardRecord,
): Promise<Attention | undefined> {
  const live = await deps.store.gameAndGate(board.game);
  if (live === undefined || live.gate.state === 'finished') return undefined;
  const { game, gate } = live;
  const first = Math.max(0, gate.step - 1 - SILENT_STEPS);
  const steps = await Promise.all(range(first, gate.step).map((step) => deps.store.stepInPlay(gate, step)));
  const now = deps.clock();
  const people = board.seats.filter(({ player }) => player.kind === 'human');
  const isMissing = missingFrom(gate, now);
  const isSilent = silentIn(
    await loadSystemFor(game),
    steps.filter((step) => step !== undefined),
  );
  const found = {
    stuck: gate.pausedAt === undefined && now > gate.deadline + STUCK_MS,
    missing: people.filter(({ seat }) => isMissing(seat)),
    silent: people.filter(({ seat }) => isSilent(seat)),
  };
  const calm = !found.stuck && found.missing.length === 0 && found.silent.length === 0;
  return calm && gate.pausedAt === undefined ? undefined : { season, board, gate, ...found };
}

function missingFrom(gate: Gate, now: number): (seat: string) => boolean {
  const { deadline, openedAt, pausedAt, owing, given } = gate;
  const near = pausedAt === undefined && deadline - now <= NEAR * (deadline - openedAt);
  return (seat) => near && owing.includes(seat) && !Object.hasOwn(given, seat);
}

/** @param steps the last steps, oldest first, with the one before them */
function silentIn(system: GameSystem | undefined, steps: readonly StepRecord[]): (seat: string) => boolean {
  const missed = steps.slice(1).map((step, at) => {
    const owed = system?.pending(steps[at]?.position)?.seats.filter(({ owes }) => owes) ?? [];
    return new Set(owed.map(({ seat }) => seat).filter((seat) => !Object.hasOwn(step.given, seat)));
  });
  return (seat) => missed.length === SILENT_STEPS && missed.every((seats) => seats.has(seat));
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
