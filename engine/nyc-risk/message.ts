import { messagesOf } from '../game/message';

/** What City of New York Risk says, by its keys in `messages/<language>/says-nyc-risk.json`. */
export const message = messagesOf('nyc-risk');
