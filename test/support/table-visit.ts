/** The API requests of opening a game's page, below the game (web/app/games/[id]). */
export const TABLE_REQUESTS = ['/table'] as const;
