import { fault } from '../../../engine/fault';
import type { Message } from '../../../engine/game';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { SeasonRecord } from '../season/seasons.records';

/** The boards of a round that one player can play. */
export const MOST_BOARDS_EACH = 2;

/** Why nobody plays two boards of a round in this format; undefined where a player who is willing may. */
export function whyOneBoardEach({ format }: Pick<SeasonRecord, 'format'>): Message | undefined {
  return knocksOut(format) || format.kind === 'ladder' ? fault('chairs.onePlace') : undefined;
}

/** Those who play two boards of a round. */
export function playersTwice(boards: readonly Readonly<Record<string, string>>[]): readonly string[] {
  const seated = boards.flatMap((board) => Object.values(board));
  return [...new Set(seated.filter((id, at) => seated.indexOf(id) < at))];
}
