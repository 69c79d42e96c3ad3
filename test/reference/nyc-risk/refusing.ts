import { cardRefusal } from './cards';
import { type Fields, FORMS, isFields } from './form';
import type { Table } from './table';
import { worth } from './turn';

/** The first rule that refuses an order, in the order of rule 17; null for an accepted order. */
export function refusal(table: Table, seat: string, order: unknown): string | null {
  const { now } = table;
  if (!isFields(order)) return '17.1';
  const type = String(order.type);
  const form = Object.hasOwn(FORMS, type) ? FORMS[type] : undefined;
  if (typeof order.type !== 'string' || !form?.(order)) return '17.1';
  const isVacant = now.status[seat] === 'vacant';
  if (now.phase === 'over' || !table.isInPlay(seat) || (isVacant && type !== 'takeOver')) return '17.2';
  if (type === 'takeOver') return isVacant ? null : '17.3';
  if (type === 'resign') return null;
  if (type === 'setStandingOrder') return standingRefusal(order);
  if (now.active !== seat) return '17.3';
  if (!isInPhase(table, type)) return '17.4';
  return RULES[type]?.(table, seat, order) ?? null;
}

/** 12.4 */
const standingRefusal = ({ cards }: Fields): string | null =>
  (cards as readonly Fields[] | undefined)?.some(
    ({ card }) => !['doorman', 'jaywalkers', 'fire-company'].includes(String(card)),
  )
    ? '12.4'
    : null;

const PHASES: Readonly<Record<string, readonly string[]>> = {
  trade: ['reinforce'],
  reinforce: ['reinforce'],
  attack: ['attack'],
  fortify: ['fortify'],
  playCard: ['reinforce', 'attack', 'fortify', 'end'],
  mayor: ['end'],
  discard: ['end'],
  endPhase: ['reinforce', 'attack', 'fortify', 'end'],
};

/** 7.4, 7.8, 16 */
function isInPhase({ now }: Table, type: string): boolean {
  if (now.pending) return type === 'occupy';
  if (now.mustTrade) return type === 'trade' || type === 'reinforce';
  return PHASES[type]?.includes(now.phase) ?? false;
}

type Rule = (table: Table, seat: string, order: Fields) => string | null;
type Placements = readonly { readonly to: string; readonly count: number }[];

/** 17.5 */
const RULES: Readonly<Record<string, Rule>> = {
  trade: (table, seat, order) => {
    const cards = order.cards as readonly string[];
    const bonusTo = order.bonusTo as string | undefined;
    if (!cards.every((card) => table.hand(seat).cards.includes(card))) return '5.4';
    if (worth(cards) === 0) return '5.5';
    if (table.now.mustTrade && table.hand(seat).cards.length <= 4) return '17.4';
    return bonusTo !== undefined && !(cards.includes(bonusTo) && table.owns(seat, bonusTo)) ? '5.6' : null;
  },
  reinforce: (table, seat, { placements }) => {
    const list = placements as Placements;
    if (!list.every(({ to }) => table.owns(seat, to))) return '5.8';
    return list.reduce((sum, { count }) => sum + count, 0) > table.now.reinforcements ? '5.9' : null;
  },
  endPhase: (table, seat) => {
    if (table.now.phase !== 'reinforce') return null;
    if (table.hand(seat).cards.length >= 5) return '5.7';
    return table.now.reinforcements > 0 ? '5.10' : null;
  },
  attack: (table, seat, order) => {
    const { from, to, dice = 1, mayor, keep = 0 } = order as Fields & { from: string; to: string };
    const { units } = table.hood(from);
    if (!table.owns(seat, from) || table.owns(seat, to)) return '6.1';
    if (!table.isOpen(from, to)) return '6.2';
    if (Number(dice) > units - 1) return '6.3';
    if (mayor === true && table.now.mayors[seat] !== from) return '6.5';
    return Number(keep) >= units ? '6.6' : null;
  },
  occupy: ({ now }, _, { count }) =>
    now.pending && Number(count) >= now.pending.min && Number(count) <= now.pending.max ? null : '7.4',
  fortify: (table, seat, order) => {
    const { from, to, count, mayor } = order as Fields & { from: string; to: string };
    if (from === to || !table.owns(seat, from) || !table.owns(seat, to)) return '8.2';
    if (!isConnected(table, seat, from, to)) return '8.3';
    if (Number(count) > table.hood(from).units - 1) return '8.4';
    return mayor === true && table.now.mayors[seat] !== from ? '8.5' : null;
  },
  mayor: (table, seat, { at }) =>
    table.now.mayors[seat] !== null || !table.owns(seat, String(at)) || table.hood(String(at)).units < 2
      ? '9.4'
      : null,
  discard: (table, seat, { cards }) =>
    (cards as string[]).every((card) => table.hand(seat).adventures.includes(card)) ? null : '9.5',
  playCard: cardRefusal,
};

/** 8.3 */
function isConnected(table: Table, seat: string, from: string, to: string): boolean {
  const reached = [from];
  for (const hood of reached)
    for (const next of table.openFrom(hood))
      if (table.owns(seat, next) && !reached.includes(next)) reached.push(next);
  return reached.includes(to);
}
