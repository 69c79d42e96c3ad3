/** The tag with the player of a mail; SES returns it with a bounce or a complaint. */
export const PLAYER_TAG = 'player';
