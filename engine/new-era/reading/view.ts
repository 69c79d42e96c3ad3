import { bySeat, ofSeat } from '../../core/by-seat';
import { sees } from '../../core/sees';
import type { GameEvent, StepResult, Verdict, Viewer } from '../../game';
import type { Event } from '../event-types';
import type { Player, PlayerView, Position, View } from '../types';

/**
 * 17.1 The part of a position that a viewer may see. A hand and standing orders are visible to their seat alone, the
 * stack to no one.
 */
export function view(position: Position, viewer: Viewer): View {
  const { rng: _, stack, players, ...open } = position;
  return {
    ...open,
    stack: stack.length,
    players: bySeat(position.seats, (seat) => playerView(ofSeat(players, seat), sees(viewer, seat))),
  };
}

function playerView({ hand, standing, ...open }: Player, isOwn: boolean): PlayerView {
  return isOwn ? { ...open, hand, standing } : { ...open, hand: hand.length };
}

/** 17.2 The part of a step that a viewer may see. */
export function viewResult(result: StepResult<Position>, viewer: Viewer): StepResult<unknown> {
  const { position, orders, events, outcome } = result;
  return {
    position: view(position, viewer),
    orders: orders.filter((verdict) => sees(viewer, verdict.seat) || isPublic(verdict)).map(visibleVerdict),
    events: events.map((event) => eventFor(event as Event, viewer)),
    outcome,
  };

  /** Wishes and unused reserves are visible to their seat alone. */
  function visibleVerdict(verdict: Verdict): Verdict {
    return sees(viewer, verdict.seat) ? verdict : withoutPlans(verdict);
  }
}

/** A refused or unused order may name cards in hand, and standing orders are visible to their seat alone. */
function isPublic({ order, result }: Verdict): boolean {
  if (result === 'rejected' || result === 'unused') return false;
  return typeof order === 'object' && order !== null && 'type' in order && order.type !== 'standing';
}

/** A wish list reveals what its seat is looking for, and a reserve what it kept back. */
function withoutPlans({ order, ...verdict }: Verdict): Verdict {
  const { prefer: _, reserve: __, ...open } = order as Record<string, unknown>;
  return { ...verdict, order: open };
}

function eventFor(event: Event, viewer: Viewer): GameEvent {
  if (event.type !== 'drew' || sees(viewer, event.seat)) return event;
  const { cards: _, ...open } = event;
  return open;
}
