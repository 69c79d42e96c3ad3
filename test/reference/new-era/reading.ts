import type { Position } from '../../../engine/new-era/types';
import type { Random } from '../../../engine/random';
import { breakAgreement, type ContactOrder, contact } from './contacts';
import { Table } from './table';

/**
 * A second implementation of the parts of New Era in which players meet, written from its rules and not from the
 * engine: contacts with tokens from the hand and with others' locations, the shootout, and the end of agreements
 * (section 8), with gains, triggers and limits (6.5, 9.1, 10.1 to 10.3, 14.4, 14.5). It returns the codes of a list of
 * such orders and the whole next position, as long as another player has not passed yet. It does not cover malformed
 * orders, the other actions, lookout, production, the end of a turn, and which of several broken rules is the reason.
 */
export type Order = ContactOrder | { readonly type: 'breakAgreement'; readonly card: string };

export interface Read {
  readonly results: readonly string[];
  readonly position: Position;
}

/** 3.2 The awaited seat's orders up to its action; later ones are ignored. */
export function secondReading(position: Position, orders: readonly Order[], random: Random): Read {
  let now = structuredClone(position);
  const seat = position.awaiting?.seat ?? '';
  const results: string[] = [];
  for (const order of orders) {
    if (now.awaiting?.seat !== seat) {
      results.push('unused');
      continue;
    }
    const table = new Table(structuredClone(now), random);
    const result =
      order.type === 'contact' ? contact(table, seat, order) : breakAgreement(table, seat, order.card);
    results.push(result);
    if (result === 'rejected') continue;
    now = table.now;
    const player = table.player(seat);
    player.missed = 0;
    if (order.type === 'breakAgreement') player.freeOrders += 1;
    else endAction(table, seat);
  }
  return { results, position: now };
}

/** 6.1, 6.2 */
function endAction(table: Table, seat: string): void {
  const { now } = table;
  table.player(seat).actions += 1;
  const at = now.seats.indexOf(seat);
  const next = [...now.seats.slice(at + 1), ...now.seats.slice(0, at + 1)].find(
    (one) => !table.player(one).passed,
  );
  now.active = next ?? null;
  now.awaiting = next === undefined ? null : { seat: next, decision: 'action' };
}
