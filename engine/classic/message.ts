import { messagesOf } from '../game/message';

/** What Classic says, by its keys in `messages/<language>/says-classic.json`. */
export const message = messagesOf('classic');
