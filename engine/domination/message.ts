import { messagesOf } from '../game/message';

/** Creates messages of Domination by their keys in `messages/<language>/says-domination.json`. */
export const message = messagesOf('domination');
