import type { GameEnd, Position } from '../../../engine/nyc-risk/types';
import type { Random } from '../../../engine/random';
import { type AttackOrder, attack, occupy } from './battle';
import { playCard } from './cards';
import type { Fields } from './form';
import { refusal } from './refusing';
import { type Options, Table } from './table';
import { defaultTurn, endForcedTrade, endTurn, enterEnd, resign, trade } from './turn';

/**
 * A second implementation of City of New York Risk, written from its rules and not from the engine. It returns the fate
 * of every order and the next position of every step of a turn. It does not cover set-up (claims, draft, placement),
 * views of a position, and events.
 */
export interface Fate {
  readonly seat: string;
  readonly order: unknown;
  /** "done", or the rule that refuses the order. */
  readonly fate: string;
}

export interface Read {
  readonly orders: readonly Fate[];
  readonly position: Position;
  readonly outcome: GameEnd | null;
}

export type Lists = Readonly<Record<string, readonly unknown[]>>;

/** 21.1, 21.2, 13.7 */
export function secondReading(position: Position, lists: Lists, options: Options, random: Random): Read {
  const table = new Table(structuredClone(position), options, random);
  const { active } = position;
  const seats = [...position.seats.filter((seat) => seat !== active), ...(active === null ? [] : [active])];
  const orders = seats.flatMap((seat) =>
    (lists[seat] ?? []).map((order): Fate => {
      const rule = refusal(table, seat, order);
      if (rule === null) ACTS[String((order as Fields).type)]?.(table, seat, order as Fields);
      return { seat, order, fate: rule ?? 'done' };
    }),
  );
  const { now } = table;
  const isSilent = active !== null && lists[active] === undefined;
  if (isSilent && now.active === active && now.status[active] === 'playing') defaultTurn(table, active, true);
  for (let seat = now.active; seat !== null && now.status[seat] === 'vacant'; seat = now.active)
    defaultTurn(table, seat, false);
  return { orders, position: now, outcome: table.outcome };
}

type Act = (table: Table, seat: string, order: Fields) => void;

const ACTS: Readonly<Record<string, Act>> = {
  trade: (table, seat, { cards, bonusTo }) =>
    trade(table, seat, cards as string[], bonusTo as string | undefined),
  reinforce,
  attack: (table, seat, order) => attack(table, seat, order as unknown as AttackOrder),
  occupy: (table, _, { count }) => occupy(table, Number(count)),
  fortify,
  playCard,
  mayor: (table, seat, { at }) => {
    table.give(String(at), -1);
    table.now.mayors[seat] = String(at);
  },
  discard: (table, seat, { cards }) => table.discardAdventures(seat, cards as string[]),
  endPhase,
  setStandingOrder: setStanding,
  resign,
  takeOver: ({ now }, seat) => {
    now.status[seat] = 'playing';
    now.missed[seat] = 0;
  },
};

function reinforce(table: Table, seat: string, { placements }: Fields): void {
  for (const { to, count } of placements as { to: string; count: number }[]) {
    table.give(to, count);
    table.now.reinforcements -= count;
  }
  endForcedTrade(table, seat);
}

function fortify(table: Table, seat: string, { from, to, count, mayor }: Fields): void {
  table.give(String(from), -Number(count));
  table.give(String(to), Number(count));
  if (mayor === true) table.now.mayors[seat] = String(to);
  enterEnd(table, seat);
}

/** 4.1, 13.1 */
function endPhase(table: Table, seat: string): void {
  const { now } = table;
  if (now.phase === 'reinforce') now.phase = 'attack';
  else if (now.phase === 'attack') now.phase = 'fortify';
  else if (now.phase === 'fortify') enterEnd(table, seat);
  else {
    now.missed[seat] = 0;
    endTurn(table, seat);
  }
}

/** 12.1 */
function setStanding({ now }: Table, seat: string, order: Fields): void {
  const standing = now.standing[seat];
  if (!standing) return;
  const { defend, cards, picks, pickAtOnce } = structuredClone(order) as Partial<typeof standing>;
  if (defend) standing.defend = { default: defend.default ?? 2, at: defend.at ?? {} };
  if (cards) standing.cards = cards.map(({ card, at, minDice }) => ({ card, at, minDice: minDice ?? 1 }));
  if (picks) standing.picks = picks;
  if (pickAtOnce !== undefined) standing.pickAtOnce = pickAtOnce;
}
