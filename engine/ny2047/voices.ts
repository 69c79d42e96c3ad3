import { messagesOf } from '../game/message';
import type { Voice } from '../game-entry';
import { FACTIONS } from './types';

const message = messagesOf('ny2047-voices');

/** What the factions say (`messages/<language>/says-ny2047-voices.json`). */
export const voiceOf: Voice = (seat, moment) => {
  if (!FACTIONS.some((faction) => faction === seat)) return undefined;
  return message(moment === 'greet' ? `greet.${seat}` : `win.${seat}`);
};
