import type { SeatId } from '../../game';
import { adventureOf } from '../data/cards';
import { TERMINUS } from '../data/map';
import { playEvent } from './city-events';
import { reopenCrossings } from './conquest';
import { finish } from './ending';
import { discardAdventures, drawCard, drawFrom } from './hands';
import { done, type OrderVerdict, refused } from './play';
import { airportsOf, incomeOf } from './reinforce';
import { TOO_MANY_CARDS } from './trade';
import { checkTrain } from './train';
import { changeUnits, holdingOf, inPlay, ofSeat, type WorkingCopy } from './working-copy';

/** 9.6 The adventure cards that a player may keep at the end of a turn. */
const MOST_ADVENTURES = 6;

/** 5.1 The turn of a seat begins. */
export function startTurn(copy: WorkingCopy, seat: SeatId): void {
  const { position, events } = copy;
  position.turn += 1;
  position.active = seat;
  position.phase = 'reinforce';
  reopenCrossings(copy, seat);
  const reinforcements = incomeOf(position, seat);
  position.reinforcements = reinforcements;
  events.push({ type: 'turnStarted', seat, turn: position.turn, reinforcements });
  for (const hood of airportsOf(position, seat)) changeUnits(copy, hood, 1);
}

/** 4.1 Starts the next phase; after the last one the turn ends. */
export function endPhase(copy: WorkingCopy, seat: SeatId): OrderVerdict {
  const { position } = copy;
  switch (position.phase) {
    case 'reinforce':
      if (ofSeat(position.hands, seat).cards.length >= TOO_MANY_CARDS) return refused('5.7');
      if (position.reinforcements > 0) return refused('5.10');
      position.phase = 'attack';
      return done('4.1');
    case 'attack':
      position.phase = 'fortify';
      return done('4.1');
    case 'fortify':
      enterEnd(copy);
      return done('8.1');
    default:
      position.missed[seat] = 0;
      endTurn(copy);
      return done('9.6');
  }
}

/** 9.1, 9.2 Draws the cards that the turn has earned. */
export function enterEnd(copy: WorkingCopy): void {
  const { position } = copy;
  const seat = position.active;
  if (seat === null) return;
  const { conquered, tookStadium, defended } = position;
  position.phase = 'end';
  position.conquered = false;
  position.tookStadium = false;
  position.defended = defended.filter((one) => one !== seat);
  if (conquered) drawCard(copy, seat);
  if (tookStadium || defended.includes(seat)) drawAdventure(copy, seat);
}

/** 9.2 Events are carried out as they are drawn, until a card is drawn that can be kept. */
function drawAdventure(copy: WorkingCopy, seat: SeatId): void {
  const { position, events } = copy;
  let mayReshuffle = true;
  for (;;) {
    if (position.decks.adventures.length === 0 && !mayReshuffle) return;
    if (position.decks.adventures.length === 0) mayReshuffle = false;
    const card = drawFrom(copy, 'adventures');
    if (card === undefined) return;
    if (adventureOf(card).kind !== 'event') {
      ofSeat(position.hands, seat).adventures.push(card);
      events.push({ type: 'adventureDrawn', seat, card });
      return;
    }
    events.push({ type: 'eventPlayed', seat, card });
    playEvent(copy, seat, card);
    position.decks.adventureDiscard.push(card);
    if (position.active === null) return;
    if (!inPlay(position, seat)) {
      endTurn(copy);
      return;
    }
  }
}

/** 9.6 The end of a turn: too many cards, defended stadiums, expiring effects, the train, the next seat. */
export function endTurn(copy: WorkingCopy): void {
  const { position } = copy;
  const seat = position.active;
  if (seat === null) return;
  const { adventures } = ofSeat(position.hands, seat);
  discardAdventures(copy, seat, adventures.slice(0, Math.max(0, adventures.length - MOST_ADVENTURES)));
  noteDefenders(copy, seat);
  position.boosts = { attack: false, oneDie: false, links: [] };
  position.reinforcements = 0;
  position.mustTrade = false;
  position.conquered = false;
  position.tookStadium = false;
  checkTrain(copy);
  if (position.train === TERMINUS) finish(copy, 'train');
  else startTurn(copy, seatAfter(copy, seat));
}

/** 9.3 A seat that still holds an attacked stadium is owed an adventure card. */
function noteDefenders({ position }: WorkingCopy, active: SeatId): void {
  for (const hood of position.attackedStadiums) {
    const { owner } = holdingOf(position, hood);
    if (owner !== null && owner !== active && !position.defended.includes(owner))
      position.defended.push(owner);
  }
  position.attackedStadiums = [];
}

/** 4.4 The next seat in turn order that is in play. */
function seatAfter({ position }: WorkingCopy, seat: SeatId): SeatId {
  const { order } = position;
  const at = order.indexOf(seat);
  const next = [...order.slice(at + 1), ...order.slice(0, at + 1)].find((one) => inPlay(position, one));
  if (next === undefined) throw new RangeError('no seat is in play');
  return next;
}
