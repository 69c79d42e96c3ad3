import type { Game } from '../../../functions/api/schemas/games';
import type { ConsiderRuling } from '../../../functions/api/schemas/rulings';

export type Kind = ConsiderRuling['kind'];

interface Choice {
  readonly name: string;
  readonly help: string;
  readonly action: string;
  readonly undo: string;
}

/** The rulings that are possible on a game now. */
export function kindsFor({ paused, steps, waits }: Game): readonly Kind[] {
  const clock: readonly Kind[] = paused === null ? [waits ? 'close' : 'extend', 'pause'] : ['resume'];
  const played: readonly Kind[] = steps.length === 0 ? [] : ['roll-back', 'correct-order'];
  return [...clock, 'replace', ...played, 'correct-position', 'end'];
}

/** Every ruling, with its effect and how to undo it. */
export const CHOICES: Readonly<Record<Kind, Choice>> = {
  extend: {
    name: 'Move the deadline',
    help: 'The open turn closes at a later time.',
    action: 'Move the deadline',
    undo: 'It cannot be undone: players keep the time they were given.',
  },
  close: {
    name: 'Close the turn',
    help: 'It waits for no one any more. Seats without orders get the default orders of the rules.',
    action: 'Close the turn',
    undo: 'To undo it, roll the turn back.',
  },
  pause: {
    name: 'Pause the game',
    help: 'The clock stops; the remaining time is kept.',
    action: 'Pause the game',
    undo: 'To undo it, resume the game.',
  },
  resume: {
    name: 'Resume the game',
    help: 'The clock runs on with the remaining time.',
    action: 'Resume the game',
    undo: 'To undo it, pause the game again.',
  },
  replace: {
    name: 'Replace a player',
    help: 'You ask another member to take over a seat as it stands, or a bot takes it at once.',
    action: 'Replace the player',
    undo: 'To undo it, give the seat back to its former player.',
  },
  'roll-back': {
    name: 'Roll back',
    help: 'Reopens an earlier turn. That turn and all later ones are taken back and kept in the log.',
    action: 'Roll back',
    undo: 'It cannot be undone. Dice and cards fall differently from then on, because what came was seen.',
  },
  'correct-order': {
    name: 'Correct an order',
    help: 'Adjudicates a turn with other orders for one seat.',
    action: 'Correct the order',
    undo: 'To undo it, correct it again; turns that were taken back stay so.',
  },
  'correct-position': {
    name: 'Correct the position',
    help: 'Changes the position of the open turn. Orders stored for it are dropped.',
    action: 'Correct the position',
    undo: 'To undo it, correct it again.',
  },
  end: {
    name: 'End the game',
    help: 'It ends now, void or with the places as they are.',
    action: 'End the game',
    undo: 'The game cannot go on afterwards; its result can be corrected.',
  },
};
