const PREFIX = 'practice';

/**
 * The id of a new practice board.
 * @param unique an id that nothing else has
 */
export function practiceId(unique: string): string {
  return `${PREFIX}${unique}`;
}

/** Whether an id is that of a practice board, even a removed one. */
export function isPracticeBoard(game: string): boolean {
  return game.startsWith(PREFIX);
}
