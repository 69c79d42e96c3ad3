import type { BySeat, SeatId, StepResult, Verdict } from '../../game';
import type { Random } from '../../random';
import type { Options } from '../options';
import type { Position } from '../types';
import { carryOut, type OrderRun } from './carry-out';
import { endOf } from './ending';
import { endGameTurn, goOn, vacate } from './game-turn';
import { done, type OrderVerdict, refused } from './order-verdict';
import { holds } from './piles';
import { fireAfterTurn, fireAtScoring, playFog, wantsFog } from './reactions';
import { rotationAfter, rotationFrom, seatAt, type WorkingCopy, workingCopyOf } from './working-copy';

/** Section 17: one step closes one window, the turn of the active seat or the scoring window. */
export function adjudicate(
  position: Position,
  given: BySeat<readonly unknown[]>,
  options: Options,
  random: Random,
): StepResult<Position> {
  const copy = workingCopyOf(position, options, random);
  const { active, phase, order } = copy.position;
  const listOf = (seat: SeatId) => given[seat] ?? [];
  const orders =
    phase === 'scoring'
      ? closeWindow(copy, listOf)
      : active === null
        ? order.flatMap((seat) => carryOut(copy, seat, listOf(seat)).verdicts)
        : closeTurn(copy, active, listOf);
  return { orders, position: copy.position, events: copy.events, outcome: endOf(copy.position) };
}

type ListOf = (seat: SeatId) => readonly unknown[];

/**
 * 17.2 The seats that are not active first, then the active one; then what waits for the end of its turn; then the next
 * turn.
 */
function closeTurn(copy: WorkingCopy, active: SeatId, listOf: ListOf): readonly Verdict[] {
  const { position } = copy;
  const others = position.order.filter((seat) => seat !== active);
  const before = others.flatMap((seat) => carryOut(copy, seat, listOf(seat)).verdicts);
  const run = carryOut(copy, active, listOf(active));
  const byDefault = endTurn(copy, run);
  if (position.phase !== 'over') fireAfterTurn(copy, active);
  if (position.phase !== 'over') goOn(copy, rotationAfter(position, active));
  return [...before, ...run.verdicts, ...byDefault];
}

/** 11.1, 11.2 The default pass, and the count of missed deadlines. */
function endTurn(
  copy: WorkingCopy,
  { seat, used, passed, resigned, verdicts }: OrderRun,
): readonly Verdict[] {
  const { position, options, events } = copy;
  const own = seatAt(copy, seat);
  if (used || passed) own.missed = 0;
  if (used || passed || resigned || position.phase === 'over') return [];
  own.passed = true;
  events.push({ type: 'passed', seat, why: 'default' });
  if (verdicts.every(({ result }) => result === 'ok')) own.missed += 1;
  if (options.vacateAfter > 0 && own.missed >= options.vacateAfter) vacate(copy, seat, 'vacated');
  return [{ seat, order: { type: 'pass' }, result: 'default', reason: '11.1' }];
}

/** 17.3 Airborne Forces of all seats, then Fog of War, then scoring. */
function closeWindow(copy: WorkingCopy, listOf: ListOf): readonly Verdict[] {
  const { position } = copy;
  const hearings = rotationFrom(position, position.first).map((seat) => {
    const run = carryOut(copy, seat, listOf(seat));
    if (position.phase !== 'over' && !run.spoken) fireAtScoring(copy, seat);
    return run;
  });
  const fogged = hearings.flatMap((run) => settleFog(copy, run));
  if (position.phase !== 'over') endGameTurn(copy, fogged);
  return hearings.flatMap(({ verdicts }) => verdicts);
}

/**
 * 8.6 The Fog of War of one seat, at its place in the order.
 * @returns the seat if it has played one
 */
export function settleFog(copy: WorkingCopy, run: OrderRun): readonly SeatId[] {
  const { seat, fogs, verdicts, spoken } = run;
  const played: SeatId[] = [];
  for (const at of fogs) {
    const verdict = fogVerdict(copy, seat, played.length > 0);
    verdicts[at] = { seat, order: verdicts[at]?.order, ...verdict };
    if (verdict.result === 'ok') {
      playFog(copy, seat);
      played.push(seat);
    }
  }
  const isOpen = copy.position.phase === 'scoring';
  if (isOpen && !spoken && wantsFog(copy, seat)) {
    playFog(copy, seat);
    played.push(seat);
  }
  return played;
}

/** 12.3, 12.4, 8.5 */
function fogVerdict(copy: WorkingCopy, seat: SeatId, isPlayed: boolean): OrderVerdict {
  if (copy.position.phase === 'over' || seatAt(copy, seat).vacant) return refused('12.3');
  if (!holds(copy, seat, ['fog_of_war'])) return refused('12.4');
  return isPlayed ? refused('8.5') : done('8.6');
}
