export const WANTED_OF_GAMES: readonly string[] = [];
