/** The callers: one person for each relation to a league, a season and a board. */
export const CALLERS = [
  'visitor',
  // Belongs to no league.
  'stranger',
  // Administers the site, and belongs to no league. Outside the site's own operations they see what a stranger sees.
  'site-admin',
  // Belongs to the league, and plays in no season.
  'member',
  // Took over a seat on the board, and administers the site, which shows them no more of the game.
  'player',
  // Plays in the season on another board.
  'other',
  // Held a seat on the board and was replaced.
  'former',
  // Plays nowhere.
  'moderator',
  'playing-moderator',
  'former-moderator',
  // Plays nowhere.
  'organizer',
  'playing-organizer',
  'foreign-organizer',
  // Organized the league and is banned from it.
  'banned-organizer',
] as const;
export type CallerName = (typeof CALLERS)[number];
