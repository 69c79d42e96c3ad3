import { bySeat, ofSeat } from '../../core/by-seat';
import { compareFigures } from '../../core/compare-figures';
import type { SeatId } from '../../game';
import { countOf, resourceCount } from '../data/goods';
import type { GameEnd, Player, PlayerView, Position, View } from '../types';
import type { WorkingCopy } from './working-copy';

type Seen = Player | PlayerView;

type Counted = Pick<Seen, 'baseVp' | 'locations'>;

/** The sources of a seat's points, if they were counted now (11.1). */
export interface Points {
  readonly base: number;
  readonly locations: number;
  readonly tokens: number;
  readonly improvements: number;
}

/** 11.1 Points on the base, and for each location that is not debris 1, its tokens and its improvement. */
export function pointsOf({ baseVp, locations }: Counted): Points {
  const standing = Object.values(locations).filter(({ debris }) => !debris);
  return {
    base: baseVp,
    locations: standing.length,
    tokens: standing.reduce((sum, { vp }) => sum + vp, 0),
    improvements: standing.filter(({ improved }) => improved).length,
  };
}

/** 11.1 The sum of all these points. */
export function scoreOf(player: Counted): number {
  const { base, locations, tokens, improvements } = pointsOf(player);
  return base + locations + tokens + improvements;
}

/** The seats in play (3.8). */
export function seatsPlaying({ seats, players }: Position | View): readonly SeatId[] {
  return seats.filter((seat) => !ofSeat<Seen>(players, seat).resigned);
}

/** 11.1 The score of each seat is stored until the next count. */
export function scoreAll({ seats, players }: Position): Readonly<Record<SeatId, number>> {
  return bySeat(seats, (seat) => {
    const player = ofSeat(players, seat);
    player.score = scoreOf(player);
    return player.score;
  });
}

function handCount({ hand }: Seen): number {
  return typeof hand === 'number' ? hand : hand.length;
}

/** 11.3 Workers and resources in the pool and in storage. */
function wealthOf({ goods, locations }: Seen): number {
  const pools = [goods, ...Object.values(locations).map(({ stored }) => stored)];
  return pools.reduce((sum, pool) => sum + countOf(pool, 'worker') + resourceCount(pool), 0);
}

/** The criteria, in their order, and the name of each (11.2, 11.3). */
const MEASURES = [
  { by: 'points', of: ({ score }: Seen) => score },
  { by: 'cards', of: handCount },
  { by: 'goods', of: wealthOf },
] as const;

/** 11.3 The seats in order, best first; seats that are still tied share a place. Resigned ones come last. */
export function placingOf({ seats, players }: Position | View): readonly (readonly SeatId[])[] {
  const figures = (seat: SeatId) => {
    const player = ofSeat<Seen>(players, seat);
    return [player.resigned ? 0 : 1, ...MEASURES.map(({ of }) => of(player))];
  };
  const groups: SeatId[][] = [];
  for (const seat of [...seats].sort((one, other) => compareFigures(figures(other), figures(one)))) {
    const last = groups.at(-1);
    const [leader] = last ?? [];
    if (last && leader !== undefined && compareFigures(figures(leader), figures(seat)) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** 11.2, 11.3 The winners by the last count, and the criterion that separated them from the rest. */
export function winnersOf(position: Position): Pick<GameEnd, 'winners' | 'by'> {
  let left = seatsPlaying(position);
  for (const { by, of } of MEASURES) {
    const worth = (seat: SeatId) => of(ofSeat(position.players, seat));
    const best = Math.max(...left.map(worth));
    left = left.filter((seat) => worth(seat) === best);
    if (left.length === 1) return { winners: left, by };
  }
  return { winners: left, by: 'draw' };
}

/** 11.2, 3.8 The game is over. */
export function finish(
  { position, events }: WorkingCopy,
  { winners, by }: Pick<GameEnd, 'winners' | 'by'>,
  scores: GameEnd['scores'],
): void {
  position.phase = 'over';
  position.active = null;
  position.outcome = { winners, by, scores };
  events.push({ type: 'gameOver', winners, by });
}

/**
 * 3.8 With at most one seat that has not resigned the game ends at once.
 * @returns whether it has ended
 */
export function endIfAlone(copy: WorkingCopy): boolean {
  const { position } = copy;
  const winners = seatsPlaying(position);
  if (winners.length > 1) return false;
  finish(copy, { winners, by: 'resignation' }, scoreAll(position));
  return true;
}
