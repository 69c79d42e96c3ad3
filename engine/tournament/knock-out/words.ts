import type { Message } from '../../game/message';
import { TIE_BREAK_WORDS } from '../aggregation';
import { message } from '../scoring/message';
import type { Decided } from './bracket';

/** Why a player advanced when the places of the game left it open: part of a sentence. */
export function decidedWords(by: Exclude<Decided, 'place'>): Message {
  if (by === 'points') return message('tie.pointsHere');
  return by === 'draw' ? message('tie.draw') : TIE_BREAK_WORDS[by];
}
