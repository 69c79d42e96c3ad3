import type { BySeat } from '../game';
import {
  type AggregationRules,
  type EventBoard,
  type EventInput,
  type EventSeat,
  eventTable,
  type TieStage,
  USUAL_RULES,
} from './aggregation';
import type { Line } from './scoring/system';

/** A board for the standings: points by player, from a finished or running game. */
export interface BoardPoints<Entry> {
  readonly round: number;
  /** Whether the leaders play here, in the last round. */
  readonly topBoard?: boolean;
  readonly points: BySeat<EventSeat & { readonly entry: Entry }>;
}

export interface StandingsEntry<Entry> {
  /** 1 for the leader; equal totals share a place and the next place is skipped. */
  readonly place: number;
  readonly player: string;
  readonly total: number;
  /** The lines that add up to the total. */
  readonly lines: readonly Line[];
  /** Rounds or games that did not count. */
  readonly dropped: readonly Line[];
  /** In the order of rounds. */
  readonly games: readonly { readonly round: number; readonly points: number; readonly entry: Entry }[];
}

/**
 * The season's table by its rules: without any, the sum of points over all rounds, ties broken by the best single game.
 * @param event all players in the order of registration, so that those without a board yet are in the table with 0;
 * byes, and the published seed for lots
 * @param stage the stage of the season that it shows
 */
export function standing<Entry>(
  event: Omit<EventInput, 'boards'>,
  boards: readonly BoardPoints<Entry>[],
  rules: AggregationRules = USUAL_RULES,
  stage?: TieStage,
): StandingsEntry<Entry>[] {
  const entries = new Map<EventSeat, Entry>();
  const read = boards.map(({ round, topBoard = false, points }): EventBoard => {
    const seats = Object.values(points);
    for (const seat of seats) entries.set(seat, seat.entry);
    return { round, topBoard, seats };
  });
  return eventTable({ ...event, boards: read }, rules, stage).map(
    ({ place, player, total, lines, dropped, games }) => ({
      place,
      player,
      total,
      lines,
      dropped: dropped.map(({ text, points }) => ({ text, points })),
      games: games.flatMap(({ round, points, seat }) => {
        const entry = entries.get(seat);
        return entry === undefined ? [] : [{ round, points, entry }];
      }),
    }),
  );
}
