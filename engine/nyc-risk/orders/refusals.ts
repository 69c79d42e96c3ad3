import type { Rule } from '../types';

/** What to tell a player whose order a rule refuses. */
const REFUSALS: Readonly<Record<Rule, string>> = {
  '17.1': 'This order cannot be read: a part of it is missing, unknown or out of range.',
  '17.2': 'You are out of play, or the game is over.',
  '17.3': 'It is not your decision now.',
  '17.4': 'This order does not belong to this phase of the turn.',
  '2.5': 'You claim more neighbourhoods than you have front units.',
  '2.8': 'That neighbourhood is taken already.',
  '2.11': 'Place exactly your units, on your own neighbourhoods, and your mayor on one of them.',
  '5.4': 'You do not hold all three of these cards.',
  '5.5': 'These three cards are no set: three alike or one of each, wild cards as you like.',
  '5.6': 'The two extra units go to a neighbourhood of yours that is shown on one of the cards.',
  '5.7': 'With five or more neighbourhood cards you trade before you go on.',
  '5.8': 'Reinforcements go to your own neighbourhoods.',
  '5.9': 'That is more than is left in your pool.',
  '5.10': 'Place the rest of your pool before you go on.',
  '6.1': 'An attack goes from a neighbourhood of yours to one that is not.',
  '6.2': 'There is no open border between the two: water is crossed at open bridges, tunnels and the ferry.',
  '6.3': 'Too many dice: one unit stays behind, and three dice are the most.',
  '6.5': 'Your mayor is not there.',
  '6.6': 'You would keep as many units as there are now, so there would be no attack.',
  '7.4': 'At least as many units as dice rolled move in, and one stays behind.',
  '8.2': 'A free move goes from one neighbourhood of yours to another.',
  '8.3': 'No chain of your own neighbourhoods over open borders connects the two.',
  '8.4': 'One unit stays behind.',
  '8.5': 'Your mayor is not there.',
  '9.4': 'A mayor is made only if you have none, where you have two units or more.',
  '9.5': 'You do not hold that card.',
  '12.4': 'Only Doorman, Jaywalkers and Fire Company can wait for an attack.',
  '14.1': 'You do not hold that card.',
  '14.2': 'That card is not played in this phase.',
  '14.3': 'The condition of this card is not met, or your choice does not fit its text.',
};

export function refusalText(rule: Rule): string {
  return REFUSALS[rule] ?? 'The rules do not allow this order.';
}
