import { messagesOf } from '../game/message';

/** Creates messages of City of New York Risk by their keys in `messages/<language>/says-nyc-risk.json`. */
export const message = messagesOf('nyc-risk');
