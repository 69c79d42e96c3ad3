import { messagesOf } from '../game/message';

/** Creates messages of New York 2047 by their keys in `messages/<language>/says-ny2047.json`. */
export const message = messagesOf('ny2047');
