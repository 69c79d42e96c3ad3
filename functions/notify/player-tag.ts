/** Names the player whom a mail is for; SES gives it back with a bounce or a complaint. */
export const PLAYER_TAG = 'player';
