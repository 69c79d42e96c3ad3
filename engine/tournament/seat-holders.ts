import { sumOf } from './scoring/system';

/** How a player's time in a seat ended: not before the game did, by handing it over, or by missing turns. */
export type HoldingEnd = 'holds' | 'handed-over' | 'missed';

/** One player's time in a seat. */
export interface Holding {
  readonly player: string;
  /** Turns of the game that closed while the player held the seat, including missed ones. */
  readonly turns: number;
  readonly end: HoldingEnd;
}

/** A player who left a seat, and the first turn of the next holder; it is absent if it was not stored. */
export interface Leaver {
  readonly player: string;
  readonly step?: number | undefined;
  readonly forfeited?: boolean | undefined;
}

/**
 * Every player's time in a seat, in order, its holder last. The turns add up to those of the game.
 * @param leavers the players who left the seat, in order
 * @param played how many turns have closed
 */
export function heldTurns(leavers: readonly Leaver[], holder: string, played: number): readonly Holding[] {
  const holdings: Holding[] = [];
  let since = 1;
  for (const { player, step, forfeited } of leavers) {
    // Turns that a ruling has taken back belong to no one.
    const next = Math.max(since, Math.min(step ?? since, played + 1));
    holdings.push({ player, turns: next - since, end: forfeited === true ? 'missed' : 'handed-over' });
    since = next;
  }
  return [...holdings, { player: holder, turns: played + 1 - since, end: 'holds' }];
}

/** Points of a seat, divided by turns held: one share for each holding, which add up to the points. */
export function pointShares(points: number, holdings: readonly Holding[]): readonly number[] {
  const all = sumOf(holdings.map(({ turns }) => turns));
  const before = holdings.slice(0, -1).map(({ turns }) => (all === 0 ? 0 : (points * turns) / all));
  // The last holder's share is the remainder, so that nothing is lost in rounding.
  return [...before, points - sumOf(before)];
}

/** How much of a rating change counts for a player: 1 for all of it, 0 for nothing. */
export interface RatedPart {
  readonly player: string;
  readonly gain: number;
  readonly loss: number;
  /** Rated as if the seat had come last. */
  readonly last: boolean;
}

/**
 * The effect of a seat with several holders on their ratings. A player who leaves a seat bears its loss in full; one
 * who misses turns until the seat is lost comes last. A substitute loses nothing by a seat that another player began. A
 * gain belongs to the holders of the seat: by their shares of turns, or all of it to the last holder.
 * @param shared whether gains are divided by turns held
 */
export function ratedParts(holdings: readonly Holding[], shared: boolean): readonly RatedPart[] {
  const held = holdings.filter(({ turns }) => turns > 0);
  const all = sumOf(held.map(({ turns }) => turns));
  const players = [...new Set(held.map(({ player }) => player))];
  return players.flatMap((player): readonly RatedPart[] => {
    const own = held.filter((one) => one.player === player);
    // A player who got the seat back has not left it.
    const end = holdings.findLast((one) => one.player === player)?.end;
    const began = held[0]?.player === player;
    if (end === 'missed') return [{ player, gain: 0, loss: 1, last: true }];
    const share = sumOf(own.map(({ turns }) => turns)) / all;
    const gain = shared ? share : end === 'holds' ? 1 : 0;
    return [{ player, gain, loss: began ? 1 : 0, last: false }];
  });
}
