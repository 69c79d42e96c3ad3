import { messagesOf } from '../game/message';

/** What New York 2047 says, by its keys in `messages/<language>/says-ny2047.json`. */
export const message = messagesOf('ny2047');
