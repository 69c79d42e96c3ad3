import type { SeatId } from '../../game';
import type { CardId, Rule } from '../types';
import { isClosed, playerAt, standingAt, type WorkingCopy } from './working-copy';

/** 8.11, 6.3 The rule that forbids using a location of another player, if one does. */
export function touchRefused(copy: WorkingCopy, seat: SeatId, owner: SeatId, card: CardId): Rule | undefined {
  const other = playerAt(copy, owner);
  if (owner === seat || !standingAt(other, card)) return '8.11';
  return isClosed(other) ? '6.3' : undefined;
}
