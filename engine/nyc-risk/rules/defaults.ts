import type { SeatId } from '../../game';
import { settlePending } from './conquest';
import { defaultPlacement, spread } from './default-placement';
import { defaultPick, openPick, takeHood } from './draft';
import { addUnits } from './reinforce';
import { giveUp, vacate } from './resignation';
import { best, ofSeat, type Table } from './table';
import { setsOf, setValue, TOO_MANY_CARDS, trade } from './trade';
import { endTurn, enterEnd } from './turn';

/** 13.1 A deadline passes without an answer. */
export function missDeadline(table: Table, seat: SeatId): void {
  const { position, events } = table;
  const { phase } = position;
  events.push({ type: 'missedDeadline', seat, phase });
  if (phase === 'claim' || phase === 'place') {
    answerByDefault(table, seat);
    return;
  }
  position.missed[seat] = ofSeat(position.missed, seat) + 1;
  if (phase === 'draft') pickByDefault(table, seat);
  else playTurnByDefault(table, seat, 'missed');
}

/** 13.2 No claims; or the units where they are needed, with the mayor where most of them are. */
export function answerByDefault({ position }: Table, seat: SeatId): void {
  position.submitted[seat] = position.phase === 'claim' ? [] : defaultPlacement(position, seat);
}

/** 13.2 A pick from the list, or next to the own hoods. */
export function pickByDefault(table: Table, seat: SeatId): void {
  const hood = defaultPick(table.position, seat);
  if (hood !== undefined) takeHood(table, seat, hood, 'drafted');
  openPick(table, seat);
}

/** 13.3 The rest of a turn without its player: make the forced trades, place the pool, end. */
export function playTurnByDefault(table: Table, seat: SeatId, why: 'missed' | 'vacant'): void {
  const { position } = table;
  settlePending(table);
  if (position.phase === 'reinforce' || position.mustTrade) {
    tradeByDefault(table, seat);
    placePool(table, seat);
  }
  position.mustTrade = false;
  const { turn } = position;
  if (position.phase !== 'end') enterEnd(table);
  if (position.active !== seat || position.turn !== turn) return;
  if (why === 'missed' && ofSeat(position.missed, seat) >= table.options.maxMissed) {
    // 13.5 The limit of missed turns: the seat leaves, or waits for a new player.
    if (table.options.replacements) vacate(table, seat);
    else giveUp(table, seat);
  }
  if (position.active !== null) endTurn(table);
}

/** 13.3 The set of highest value goes first, of equal ones the one that comes first in the hand. */
function tradeByDefault(table: Table, seat: SeatId): void {
  const hand = ofSeat(table.position.hands, seat).cards;
  while (hand.length >= TOO_MANY_CARDS) {
    const cards = best(setsOf(hand), setValue);
    if (!cards) return;
    trade(table, seat, { type: 'trade', cards });
  }
}

function placePool(table: Table, seat: SeatId): void {
  const { position, events } = table;
  const placements = spread(position, seat, position.reinforcements);
  if (placements.length === 0) return;
  position.reinforcements = 0;
  addUnits(position, placements);
  events.push({ type: 'reinforced', seat, placements, auto: true });
}
