import { messagesOf } from '../game/message';

/** What Domination says, by its keys in `messages/<language>/says-domination.json`. */
export const message = messagesOf('domination');
