import type { GameLength } from '../../game';
import type { Options } from '../options';

/**
 * The number of actions, and of picks with spoils, in games of steady bots with 2 to 5 seats: a number for each seat,
 * plus a constant.
 */
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
