import { USUAL_RULES } from '../../engine/tournament/aggregation';
import type { KnockOut, Stage } from '../../engine/tournament/knock-out';

/** A board as "a1:60 b2:40 c:40": player, place (left out while it is played) and points. */
export function stage(
  round: number,
  boards: readonly string[],
  byes: readonly string[] = [],
  finished = true,
): Stage {
  const read = boards.map((board, at) => ({
    id: `r${round}b${at + 1}`,
    finished,
    seats: board.split(' ').map((text) => {
      const [, player = '', place, points] = /^([a-z]+)(\d*):(.+)$/.exec(text) ?? [];
      return { player, place: place === '' ? null : Number(place), points: Number(points) };
    }),
  }));
  const seated = read.flatMap(({ seats }) => seats.map(({ player }) => player));
  return { round, boards: read, drawn: read.length, byes, lost: [], entered: new Set([...byes, ...seated]) };
}

/** The knock-out of these stages, in which two of each board go on. */
export function cup(stages: readonly Stage[], more: Partial<KnockOut> = {}): KnockOut {
  const players = [...new Set(stages.flatMap(({ entered }) => [...entered]))].sort();
  const boards = stages.flatMap(({ round, boards: played }) => played.map(({ seats }) => ({ round, seats })));
  return {
    stages,
    advance: 2,
    bots: new Set(),
    event: { players, boards, seed: 'seed' },
    rules: USUAL_RULES,
    ...more,
  };
}
