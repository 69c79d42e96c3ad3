import { hashOf } from '../../../engine/core/canonical';
import type { Message } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { MEASURES } from '../../../engine/measures';
import type { BoardEnd } from '../game/board-end';
import { seatTitle } from '../notification/of-game';
import { inSeries, message } from '../platform/message';
import type { BoardRecord } from './results.records';

/**
 * A result with every figure that counts, for logs: "Won by Rossoni. 1. Ann (Rossoni), 62.5 points: stars 8, land 12;
 * ...".
 */
export function resultInWords(system: GameSystemId, board: BoardRecord, boardEnd: BoardEnd): Message {
  const { ending, rows } = countedIn(board, boardEnd);
  if (ending === 'void') return message('ends.void');
  const titleOf = (seat: string) => seatTitle({ system }, seat);
  const words = rows.map(({ figures, seat, out, ...row }) => {
    const said = figuresInWords(system, figures);
    return message('ends.row', {
      ...{ ...row, seat: titleOf(seat) },
      figures: out === undefined ? said : message('ends.out', { figures: said, year: out }),
    });
  });
  const { end, winners } = ending;
  return message('ends.result', { ending: endingInWords(end, winners.map(titleOf)), rows: inSeries(words) });
}

/** Whether two results of a board are scored the same. */
export function countsTheSame(
  one: readonly [BoardRecord, BoardEnd],
  other: readonly [BoardRecord, BoardEnd],
) {
  return hashOf(countedIn(...one)) === hashOf(countedIn(...other));
}

/** All of a result that counts: nothing but the ending where it is void. */
function countedIn({ seats }: BoardRecord, { outcome, result, written }: BoardEnd) {
  if (result === 'void') return { ending: 'void', rows: [] } as const;
  const rows = seats.map(({ place, player: { name }, seat, points, figures }) => {
    const out = written?.out[seat];
    const row = { place: place ?? 0, name, seat, points: Math.round(points * 100) / 100, figures };
    return { ...row, ...(out !== undefined && { out }) };
  });
  const years = written?.years;
  const ending = {
    ...{ end: outcome?.end ?? null, winners: outcome?.winners ?? [] },
    ...(years !== undefined && { years }),
  };
  return { ending, rows: rows.sort((one, other) => one.place - other.place) };
}

function endingInWords(end: string | null, winners: readonly string[]) {
  if (end === 'time') return message('ends.timeUp');
  const [winner = '', ...others] = winners;
  if (others.length === 0)
    return end === 'points' ? message('ends.wonOnPoints', { winner }) : message('ends.won', { winner });
  return end === 'points' ? message('ends.sharedOnPoints', { winners }) : message('ends.shared', { winners });
}

export function figuresInWords(system: GameSystemId, figures: Readonly<Record<string, number>>): Message {
  const items = Object.entries(figures).map(([id, figure]) => {
    const name = MEASURES[system].find((measure) => measure.id === id)?.name ?? id;
    return message('ends.figure', { name, figure });
  });
  return message('log.list', { items });
}
