import type { WaitingLine } from '../../../functions/api/schemas/season-entries';
import { counted, minutesInWords } from '../../lib/time';

/** What those who wait for the next board can expect: "2 players wait, and 2 more make a board of 4." */
export function lineInWords(
  { waiting, filledBy, afterMinutes }: Pick<WaitingLine, 'waiting' | 'filledBy' | 'afterMinutes'>,
  boardSize: number,
): string {
  const missing = Math.max(1, boardSize - waiting);
  const wait =
    waiting === 0
      ? `A board starts as soon as ${boardSize} players wait.`
      : `${counted(waiting, 'player')} ${waiting === 1 ? 'waits' : 'wait'}, and ${missing} more ${missing === 1 ? 'makes' : 'make'} a board of ${boardSize}.`;
  return filledBy === null ? wait : `${wait} ${FILLED[filledBy](afterMinutes ?? 0)}`;
}

const FILLED = {
  bots: (minutes: number) =>
    minutes === 0
      ? 'Bots fill it at once.'
      : `Bots fill it when someone has waited ${minutesInWords(minutes)}.`,
  fewer: (minutes: number) =>
    minutes === 0
      ? 'It starts with fewer players if the game allows.'
      : `It starts with fewer players, if the game allows, when someone has waited ${minutesInWords(minutes)}.`,
} as const;
