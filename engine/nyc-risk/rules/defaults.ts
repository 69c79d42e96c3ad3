import type { SeatId } from '../../game';
import { settlePending } from './conquest';
import { defaultPlacement, spread } from './default-placement';
import { defaultPick, openPick, takeHood } from './draft';
import { addUnits } from './reinforce';
import { giveUp, vacate } from './resignation';
import { setsOf, setValue, TOO_MANY_CARDS, trade } from './trade';
import { endTurn, enterEnd } from './turn';
import { best, ofSeat, type WorkingCopy } from './working-copy';

/** 13.1 A deadline passes without an answer. */
export function missDeadline(copy: WorkingCopy, seat: SeatId): void {
  const { position, events } = copy;
  const { phase } = position;
  events.push({ type: 'missedDeadline', seat, phase });
  if (phase === 'claim' || phase === 'place') {
    answerByDefault(copy, seat);
    return;
  }
  position.missed[seat] = ofSeat(position.missed, seat) + 1;
  if (phase === 'draft') pickByDefault(copy, seat);
  else playTurnByDefault(copy, seat, 'missed');
}

/** 13.2 No claims; or the units where they are needed, with the mayor where most of them are. */
export function answerByDefault({ position }: WorkingCopy, seat: SeatId): void {
  position.submitted[seat] = position.phase === 'claim' ? [] : defaultPlacement(position, seat);
}

/** 13.2 A pick from the list, or next to the own hoods. */
export function pickByDefault(copy: WorkingCopy, seat: SeatId): void {
  const hood = defaultPick(copy.position, seat);
  if (hood !== undefined) takeHood(copy, seat, hood, 'drafted');
  openPick(copy, seat);
}

/** 13.3 The rest of a turn without its player: make the forced trades, place the pool, end. */
export function playTurnByDefault(copy: WorkingCopy, seat: SeatId, why: 'missed' | 'vacant'): void {
  const { position } = copy;
  settlePending(copy);
  if (position.phase === 'reinforce' || position.mustTrade) {
    tradeByDefault(copy, seat);
    placePool(copy, seat);
  }
  position.mustTrade = false;
  const { turn } = position;
  if (position.phase !== 'end') enterEnd(copy);
  if (position.active !== seat || position.turn !== turn) return;
  if (why === 'missed' && ofSeat(position.missed, seat) >= copy.options.maxMissed) {
    // 13.5 The limit of missed turns: the seat leaves, or waits for a new player.
    if (copy.options.replacements) vacate(copy, seat);
    else giveUp(copy, seat);
  }
  if (position.active !== null) endTurn(copy);
}

/** 13.3 The set of highest value goes first, of equal ones the one that comes first in the hand. */
function tradeByDefault(copy: WorkingCopy, seat: SeatId): void {
  const hand = ofSeat(copy.position.hands, seat).cards;
  while (hand.length >= TOO_MANY_CARDS) {
    const cards = best(setsOf(hand), setValue);
    if (!cards) return;
    trade(copy, seat, { type: 'trade', cards });
  }
}

function placePool(copy: WorkingCopy, seat: SeatId): void {
  const { position, events } = copy;
  const placements = spread(position, seat, position.reinforcements);
  if (placements.length === 0) return;
  position.reinforcements = 0;
  addUnits(position, placements);
  events.push({ type: 'reinforced', seat, placements, auto: true });
}
