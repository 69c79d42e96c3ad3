/** The tag with the player of a mail; SES returns it with a bounce or a complaint. */
export const PLAYER_TAG = 'player';
/** The tag with the season that an invitation is to; SES returns it when the mail has arrived. */
export const SEASON_TAG = 'season';
