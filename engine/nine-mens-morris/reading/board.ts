import type { Board } from '../../game/board';
import { LINES, POINTS } from '../data/board';
import { message } from '../message';
import type { Position } from '../types';

const SPACES: Board['spaces'] = POINTS.map((id) => ({
  id,
  name: id,
  at: [id.charCodeAt(0) - 'a'.charCodeAt(0), 7 - Number(id.charAt(1))],
}));

/** 1.1 The board with the men on it. */
export function boardOf({ men }: Position): Board {
  return {
    spaces: SPACES,
    edges: LINES,
    pieces: POINTS.flatMap((at) => {
      const seat = men[at];
      return seat === undefined ? [] : [{ at, seat, name: message('man') }];
    }),
  };
}
