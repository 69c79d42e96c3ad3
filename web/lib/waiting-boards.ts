const KEY = 'waiting-boards';

/** Stores the games whose turn waits for the reader, so that a table can count them without a request of its own. */
export function keepWaitingBoards(games: readonly string[]): void {
  try {
    localStorage.setItem(KEY, games.join(' '));
  } catch {
    // Without storage a table counts its own turn alone.
  }
}

/** How many boards other than this one waited for the reader when this device last asked. */
export function waitingElsewhere(game: string): number {
  try {
    const games = localStorage.getItem(KEY)?.split(' ') ?? [];
    return games.filter((one) => one !== '' && one !== game).length;
  } catch {
    return 0;
  }
}
