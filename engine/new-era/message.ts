import { messagesOf } from '../game/message';

/** Creates messages of New Era by their keys in `messages/<language>/says-new-era.json`. */
export const message = messagesOf('new-era');
