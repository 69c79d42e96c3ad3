/** What opening a game's page asks of the API, below the game: the page itself (web/app/games/[id]), then its press. */
export const TABLE_REQUESTS = ['/table', '/press'] as const;
