import { messagesOf } from '../game/message';

/** What New Era says, by its keys in `messages/<language>/says-new-era.json`. */
export const message = messagesOf('new-era');
