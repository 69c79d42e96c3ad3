import type { Line } from '../scoring/system';
import { type EventInput, gamesOf, type Part, type PlayerGame } from './games';
import { type AggregationRules, type TieStage, type TiesWhen, tieBreaksThen, USUAL_RULES } from './rules';
import { compareByTies, type LeadingEnd, type Separated, splitByTieBreaks, tieContext } from './tie-breaks';
import { totalsOf } from './totals';

/** A player's row in the table of an event. */
export interface EventRow {
  /** 1 for the leader; tied players share a place and the next place is skipped. */
  readonly place: number;
  readonly player: string;
  readonly total: number;
  /** The lines that add up to the total. */
  readonly lines: readonly Line[];
  /** Rounds or games that did not count. */
  readonly dropped: readonly Part[];
  readonly games: readonly PlayerGame[];
}

/** Whether the highest or the lowest total leads. */
export function leadingEnd({ total }: AggregationRules): LeadingEnd {
  return total.rule === 'places' ? 'lowest' : 'highest';
}

/**
 * The table of an event, as if all running boards ended now. Tied players are sorted by name.
 * @param stage the stage of the season that it shows, if tie-breaks may differ by stage
 */
export function eventTable(
  input: EventInput,
  rules: AggregationRules = USUAL_RULES,
  stage?: TieStage,
): readonly EventRow[] {
  const games = gamesOf(input);
  const totals = totalsOf(input, rules, games);
  const context = tieContext(input, totals, leadingEnd(rules));
  const groups = compareByTies(context, totals, tieBreaksThen(rules, { round: lastRound(input), stage }));
  const rows: EventRow[] = [];
  for (const group of groups) {
    const place = rows.length + 1;
    for (const player of [...group].sort()) {
      const total = context.totals.get(player);
      if (total === undefined) continue;
      const { lines, dropped } = total;
      rows.push({
        place,
        player,
        total: total.total,
        lines,
        dropped,
        games: games.get(player) ?? [],
      });
    }
  }
  return rows;
}

/** The last round with a board. */
function lastRound({ boards }: EventInput): number {
  return Math.max(0, ...boards.map(({ round }) => round));
}

/**
 * Players who are tied by other rules than their totals, separated by the tie-breaks of the event.
 * @param when default: after the last round with a board
 */
export function tiesIn(
  input: EventInput,
  rules: AggregationRules,
  level: readonly string[],
  when: TiesWhen = { round: lastRound(input) },
): readonly Separated[] {
  const totals = totalsOf(input, rules, gamesOf(input));
  return splitByTieBreaks(tieContext(input, totals, leadingEnd(rules)), level, tieBreaksThen(rules, when));
}
