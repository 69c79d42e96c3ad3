import type { Rule } from '../types';

/** What to tell a player whose order a rule refuses. */
const REFUSALS: Readonly<Record<Rule, string>> = {
  '17.1': 'This order cannot be read. A part of it is missing, unknown or out of range.',
  '17.2': 'You are out of play, or the game is over.',
  '17.3': 'You are not asked now.',
  '17.4': 'This order does not belong to this phase of the turn.',
  '2.5': 'You claim more neighbourhoods than you have front units.',
  '2.8': 'That neighbourhood is already taken.',
  '2.11': 'Place all of your units on your own neighbourhoods, and your mayor on one of them.',
  '5.4': 'You do not hold all three of these cards.',
  '5.5': 'These three cards are not a set. A set is three alike or one of each; a wild card counts as any.',
  '5.6': 'The two extra units go to one of your neighbourhoods that the cards show.',
  '5.7': 'Trade before you go on: you hold five or more neighbourhood cards.',
  '5.8': 'Reinforcements go to your own neighbourhoods.',
  '5.9': 'That is more than is left in your pool.',
  '5.10': 'Place the rest of your pool before you go on.',
  '6.1': 'Attack from one of your neighbourhoods into one that is not yours.',
  '6.2': 'No open border joins the two. Water is crossed by open bridges, tunnels and the ferry.',
  '6.3': 'Too many dice. One unit stays behind, and you roll three dice at most.',
  '6.5': 'Your mayor is not there.',
  '6.6': 'You would keep all of your units, so no attack would happen.',
  '7.4': 'Move in at least as many units as you rolled dice, and leave one behind.',
  '8.2': 'A free move goes between two of your own neighbourhoods.',
  '8.3': 'Your own neighbourhoods do not connect the two over open borders.',
  '8.4': 'One unit stays behind.',
  '8.5': 'Your mayor is not there.',
  '9.4': 'You can make a mayor only if you have none, where you have at least two units.',
  '9.5': 'You do not hold that card.',
  '12.4': 'Only Doorman, Jaywalkers and Fire Company can wait for an attack.',
  '14.1': 'You do not hold that card.',
  '14.2': 'You cannot play that card in this phase.',
  '14.3': 'The condition of this card is not met, or your choice does not fit its text.',
};

export function refusalText(rule: Rule): string {
  return REFUSALS[rule] ?? 'The rules do not allow this order.';
}
