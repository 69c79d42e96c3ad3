import type { Game } from '../../../functions/api/schemas/games';
import type { ConsiderRuling } from '../../../functions/api/schemas/rulings';

export type Kind = ConsiderRuling['kind'];

interface Choice {
  readonly name: string;
  readonly help: string;
  readonly action: string;
  readonly undo: string;
}

/** The rulings that can be made on a game as it is. */
export function kindsFor({ paused, steps }: Game): readonly Kind[] {
  const clock: readonly Kind[] = paused === null ? ['extend', 'pause'] : ['resume'];
  const played: readonly Kind[] = steps.length === 0 ? [] : ['roll-back', 'correct-order'];
  return [...clock, 'replace', ...played, 'correct-position', 'end'];
}

/** Every ruling, with what it does and how it is taken back. */
export const CHOICES: Readonly<Record<Kind, Choice>> = {
  extend: {
    name: 'Move the deadline',
    help: 'The open turn closes at a later time.',
    action: 'Move the deadline',
    undo: 'It cannot be taken back: nobody loses time that they were given.',
  },
  pause: {
    name: 'Pause the game',
    help: 'The clock stops; the time that is left is kept.',
    action: 'Pause the game',
    undo: 'Resume the game to take it back.',
  },
  resume: {
    name: 'Resume the game',
    help: 'The clock runs again, with the time that was left.',
    action: 'Resume the game',
    undo: 'Pause it again to take it back.',
  },
  replace: {
    name: 'Replace a player',
    help: 'Somebody else, or a bot, takes over a seat as it stands.',
    action: 'Replace the player',
    undo: 'To take it back, give the seat to who held it.',
  },
  'roll-back': {
    name: 'Roll back',
    help: 'Opens an earlier turn again. It and all later ones are taken back and kept in the log.',
    action: 'Roll back',
    undo: 'It cannot be taken back. Dice and cards fall as before: the same orders give the same results.',
  },
  'correct-order': {
    name: 'Correct an order',
    help: 'Adjudicates a turn with other orders of one seat.',
    action: 'Correct the order',
    undo: 'Correct it again to take it back; turns that were taken back stay so.',
  },
  'correct-position': {
    name: 'Correct the position',
    help: 'Changes the board on which the open turn builds. Orders stored for it are dropped.',
    action: 'Correct the position',
    undo: 'Correct it again to take it back.',
  },
  end: {
    name: 'End the game',
    help: 'It ends now, with the places as they are or void.',
    action: 'End the game',
    undo: 'The game cannot go on afterwards; its result can be corrected.',
  },
};
