import { messagesOf } from '../../engine/game/message';

/** What the platform itself says to people, by its keys in `messages/<language>/says-platform.json`. */
export const message = messagesOf('platform');
