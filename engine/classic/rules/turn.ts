import { ordersOfSeat } from '../../core/orders-of-seat';
import type { StepResult, Verdict } from '../../game';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { Event, Position } from '../types';
import { carryOut } from './aftermath';
import { readListInFog } from './fog';
import { linkOrders } from './link-orders';
import { type Entry, readList } from './read-orders';
import { resolve } from './resolve';
import { isOut } from './tally';
import { defaultVerdict, verdictOf } from './verdicts';
import { type Ballot, ballotOf, decisionOf } from './votes';
import { type WorkingCopy, workingCopyOf } from './working-copy';
import { endTurn } from './year-end';

/** One orders phase: read, resolve, carry out, count the votes (rules 4 to 9, 12.5). */
export function playTurn(
  atlas: Atlas,
  position: Position,
  lists: Readonly<Record<string, unknown>>,
  options: Options,
): StepResult<Position> {
  const copy = workingCopyOf(atlas, position);
  const read = atlas.variant.fog ? readListInFog : readList;
  const entries: Entry[][] = [];
  for (const power of position.seats)
    entries.push(read(copy, atlas.sideOf(power), ordersOfSeat(lists, power), isOut(position, power)));
  linkOrders(copy);
  resolve(copy);
  const { units, dislodged, events } = carryOut(copy);
  const orders = verdictsOf(copy, entries);
  const after: Position = { ...position, units, dislodged };
  const votes = decisionOf(position, votesIn(atlas, entries));
  if (votes) closeRetreats(after, events);
  if (dislodged.length > 0 && !votes)
    return { orders, position: { ...after, phase: 'retreats' }, events, outcome: null };
  const cleared: Position = dislodged.length > 0 ? { ...after, dislodged: [] } : after;
  return { orders, ...endTurn(atlas, cleared, options, votes, events) };
}

/** 12.5 A successful vote leaves no time to retreat. */
function closeRetreats({ dislodged }: Position, events: Event[]): void {
  for (const { power, kind, at } of dislodged)
    events.push({ type: 'disbanded', power, kind, at, cause: 'ended' });
}

/** 15.3 By seat: every entry in list order, then the units without an order. */
function verdictsOf(copy: WorkingCopy, entries: readonly (readonly Entry[])[]): readonly Verdict[] {
  const verdicts: Verdict[] = [];
  copy.position.seats.forEach((power, at) => {
    for (const entry of entries[at] ?? []) verdicts.push(verdictOf(copy, entry));
    for (const unit of copy.units)
      if (!unit.ordered && unit.unit.power === power) verdicts.push(defaultVerdict(copy, unit));
  });
  return verdicts;
}

function votesIn(atlas: Atlas, entries: readonly (readonly Entry[])[]): readonly Ballot[] {
  const ballots: Ballot[] = [];
  for (const list of entries)
    for (const { side, vote, refusal, fields } of list)
      if (vote && refusal === null) ballots.push(ballotOf(atlas, side, fields));
  return ballots;
}
