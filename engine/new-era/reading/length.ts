import type { GameLength } from '../../game';
import type { Options } from '../options';

/** Actions, and picks with spoils, that games of decent bots of 2 to 5 seats came to: a number for each seat, and some more. */
const ACTIONS = { each: 48, more: 38 };
const PICKS = { each: 11, more: 20 };
/** 4.2, 5.4 Two picks and one choice of spoils a seat and turn. */
const MOST_PICKS = 3;

/** 3.1, 3.11 A deadline for each action, and a short one for each pick and each choice of spoils. */
export function lengthOf(
  { maxTurns, actionLimit }: Pick<Options, 'maxTurns' | 'actionLimit'>,
  seats: number,
): GameLength {
  return {
    usual: {
      decision: ACTIONS.each * seats + ACTIONS.more,
      reaction: PICKS.each * seats + PICKS.more,
    },
    // 6.10 A pass follows the last action of a turn.
    most: { decision: maxTurns * seats * (actionLimit + 1), reaction: maxTurns * seats * MOST_PICKS },
  };
}
