import type { Point } from '../../../engine/domination/types';
import type { Fields } from './form';
import { CARDS, isLand, type Table } from './table';
import { bioChain, type Choice, TEXTS, tryPoint } from './texts';

/**
 * The five uses of a card in a turn (rules 4 to 7).
 * @returns the rule that refuses the use, or null if it was carried out
 */
export function carryOut(table: Table, seat: string, order: Fields): string | null {
  const cards = (order.type === 'discard2' ? order.cards : [order.card]) as readonly string[];
  const copies = (card: string) => cards.filter((one) => one === card).length;
  if (!cards.every((card) => table.has(seat, card, copies(card)))) return '12.4';
  if (order.type === 'text') return playText(table, seat, order as unknown as Choice);
  if (order.type === 'discard1' || order.type === 'discard2') return exchange(table, seat, order, cards);
  return playPoints(table, seat, order, cards[0] ?? '');
}

const printed = (card: string) => CARDS.find(({ id }) => id === card);

/** Carries an act out, or restores everything if not all of it is possible (12.1). */
function wholly(table: Table, act: () => boolean): boolean {
  const forces = { ...table.now.forces };
  const vp = table.now.order.map((id) => table.seat(id).vp);
  if (act()) return true;
  table.now.forces = forces;
  for (const [at, id] of table.now.order.entries()) table.seat(id).vp = vp[at] ?? 0;
  return false;
}

/** 5.4, 5.5 */
function playPoints(table: Table, seat: string, order: Fields, card: string): string | null {
  const isBuild = order.type === 'build';
  const most = (isBuild ? printed(card)?.build : printed(card)?.reduce) ?? 0;
  const points = (order.areas as readonly string[]).map(
    (area): Point => ({ do: isBuild ? 'build' : 'reduce', area }),
  );
  const done =
    points.length <= most &&
    wholly(table, () => points.every((point) => tryPoint(table, seat, point, () => true)));
  if (!done) return isBuild ? '5.4' : '5.5';
  table.takeFromHand(seat, card);
  table.toDiscard(seat, card);
  return null;
}

/** 7.1, 8.5, 7.2 */
function playText(table: Table, seat: string, choice: Choice): string | null {
  const { card } = choice;
  if (card === 'domination') return '7.1';
  if (card === 'fog_of_war') return '8.5';
  if (!wholly(table, () => TEXTS[card]?.(table, seat, choice) === true)) return '7.2';
  table.takeFromHand(seat, card);
  if (card === 'bio_weapons' && choice.areas?.length === 2) bioChain(table, seat);
  table.toDiscard(seat, card);
  return null;
}

/** 4.7, 4.8, 6.3, 6.4 */
function exchange(table: Table, seat: string, order: Fields, cards: readonly string[]): string | null {
  const take = String(order.take);
  const cost = printed(take)?.cost ?? 0;
  if ((table.stacks[take] ?? 0) === 0) return '6.3';
  if (table.seat(seat).logistics - cost < 1) return '6.4';
  for (const card of cards) {
    table.takeFromHand(seat, card);
    table.toDiscard(seat, card);
  }
  table.stacks[take] = (table.stacks[take] ?? 0) - 1;
  table.seat(seat).logistics -= cost;
  if (order.type === 'discard1') table.toDiscard(seat, take);
  else table.toHand(seat, take);
  return null;
}

/** 8.2 */
export function airborne(table: Table, seat: string, actions: readonly Point[]): 'ok' | 'partial' | 'void' {
  let done = 0;
  let skipped = 0;
  for (const point of actions) {
    if (done === 6) break;
    if (tryPoint(table, seat, point, isLand)) done += 1;
    else skipped += 1;
  }
  if (done === 0) return 'void';
  table.takeFromHand(seat, 'airborne_forces');
  table.toDiscard(seat, 'airborne_forces');
  return skipped > 0 ? 'partial' : 'ok';
}

/** 8.4 The entries of a seat for this moment, each once. */
export function standingAirborne(table: Table, id: string, isNow: (when: unknown) => boolean): void {
  const { standing } = table.seat(id);
  standing.airborne = standing.airborne.filter(({ when, actions }) => {
    if (!isNow(when) || !table.has(id, 'airborne_forces')) return true;
    return airborne(table, id, actions) === 'void';
  });
}
