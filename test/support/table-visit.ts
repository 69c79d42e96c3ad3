/** What opening a game's page asks of the API, below the game (web/app/games/[id]). */
export const TABLE_REQUESTS = ['/table'] as const;
