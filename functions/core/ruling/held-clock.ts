import type { Caller } from '../access/caller';
import { personFor } from '../account/profile';
import type { CaseRecord } from '../case/cases.records';
import type { WithClock } from '../case/cases.store';
import type { GameRecord } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { iso } from '../platform/instants';
import { message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { personInLog } from '../press/anonymity';
import { clockAfter } from './rule-on-clock';
import { isOpen, rulingBy } from './rule-on-game';

const NONE = { kind: 'none' } as const;

/**
 * The effect of a new dispute on its game's clock. A clock that another dispute has stopped waits for this one too; one
 * that a moderator stopped does not.
 * @param holds whether disputes stop clocks in this season
 */
export async function stoppedFor(
  deps: Deps,
  caller: Caller,
  { game, gate }: GameAndGate,
  { id, holds }: { readonly id: string; readonly holds: boolean },
): Promise<WithClock> {
  if (gate.pausedAt !== undefined) return heldBy(await othersHolding(deps, game.id, id));
  if (!holds || !isOpen(gate, deps.clock())) return NONE;
  const after = clockAfter(gate, { kind: 'pause' }, deps.clock());
  if (!after.ok) return NONE;
  const by = personInLog(game, await personFor(deps, caller));
  const said = {
    kind: 'pause',
    reason: message('why.disputeHolds'),
    before: iso(gate.deadline),
    after: message('why.pausedByDispute'),
  } as const;
  const ruled = await rulingBy(deps, by, { game, gate }, said);
  return { kind: 'moved', clock: { before: gate, after: after.value, ruled } };
}

/** Who starts a clock again, and why. */
export interface Released {
  by(game: GameRecord): PersonRecord;
  readonly reason: StoredText;
}

/**
 * The effect of the end of a dispute on the clock that it held: it starts, unless another dispute holds it or it is
 * already running.
 */
export async function startedAfter(
  deps: Deps,
  ended: CaseRecord,
  { by, reason }: Released,
): Promise<WithClock> {
  const [others, live] = await Promise.all([
    othersHolding(deps, ended.game, ended.id),
    deps.store.gameAndGate(ended.game),
  ]);
  if (others.length > 0) return heldBy(others);
  if (live?.gate.pausedAt === undefined || live.gate.state !== 'open') return NONE;
  const { game, gate } = live;
  const after = clockAfter(gate, { kind: 'resume' }, deps.clock());
  if (!after.ok) return NONE;
  const words = {
    before: message('why.pausedByDispute'),
    after: iso(after.value.deadline),
  };
  const ruled = await rulingBy(deps, by(game), live, { kind: 'resume', reason, ...words });
  return { kind: 'moved', clock: { before: gate, after: after.value, ruled } };
}

/** The open disputes that hold a game, except one. */
async function othersHolding(deps: Deps, game: string, id: string): Promise<readonly CaseRecord[]> {
  const cases = await deps.store.casesOfGame(game);
  return cases.filter((one) => one.kind === 'dispute' && one.holds && one.state === 'open' && one.id !== id);
}

function heldBy([first]: readonly CaseRecord[]): WithClock {
  return first === undefined ? NONE : { kind: 'held', by: first };
}
