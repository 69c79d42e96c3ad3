import { messagesOf } from '../game/message';

/** Creates messages of Classic by their keys in `messages/<language>/says-classic.json`. */
export const message = messagesOf('classic');
