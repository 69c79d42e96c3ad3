import { messagesOf } from '../game/message';

/** Creates messages of Nine Men’s Morris by their keys in `messages/<language>/says-nine-mens-morris.json`. */
export const message = messagesOf('nine-mens-morris');
