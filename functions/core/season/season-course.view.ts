import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { pageOf } from '../platform/page-of-list';
import { type SeasonData, seasonData } from '../standings/season-data';
import { type Standing, standingOf } from '../standings/season-standings.view';
import type { SeasonCourse } from './season-charts.schema';

/** How many leaders are shown if no page is requested. */
const LEADERS = 8;
/** Players on a page of it: a chart with more lines is unreadable. */
const LINES = 25;
/** Each round requires computing a separate table, and a chart on a phone has no room for more. */
const MOST_ROUNDS = 16;

/**
 * The standings after each round, for the leaders and the caller.
 * @param page the page, of 25, whose players are requested instead of the leaders
 */
export async function seasonCourse(
  deps: Deps,
  caller: Caller | null,
  id: string,
  page: number | null,
): Promise<Outcome<SeasonCourse>> {
  const found = await seasonData(deps, id);
  if (!found.ok) return found;
  const rounds = drawnRounds(found.value).slice(-MOST_ROUNDS);
  const tables = rounds.map((round) => ({ round, rows: standingAfter(found.value, round) }));
  const final = tables.at(-1)?.rows ?? [];
  const paged = pageOf(final, LINES, { page: page ?? 1, search: '' }, namesOf);
  const wanted = page === null ? final.slice(0, LEADERS) : paged.items;
  const mine = final.filter(
    ({ player }) => player.id === caller?.id && !wanted.some((row) => row.player.id === player.id),
  );
  const courses = tables.map(courseOfRound(found.value));
  return done({
    rounds: rounds.map((round) => ({ round, running: isRunning(found.value, round) })),
    count: final.length,
    page: page === null ? null : paged.page,
    pages: paged.pages,
    players: [...wanted, ...mine].map(({ player }) => ({
      player,
      rounds: courses.map((of) => of(player.id)),
    })),
  });
}

const namesOf = ({ player }: Standing) => [player];

function drawnRounds({ boards, rounds }: SeasonData): number[] {
  const drawn = rounds.filter(({ state }) => state === 'open').map(({ round }) => round);
  return [...new Set([...drawn, ...boards.map(({ round }) => round)])].sort((one, other) => one - other);
}

function isRunning({ boards }: SeasonData, round: number): boolean {
  return boards.some((board) => board.round === round && board.status === 'running');
}

/** The standings as they were before later rounds were drawn, with the results that boards have by now. */
function standingAfter({ season, entries, boards, rounds }: SeasonData, last: number): Standing[] {
  const upTo = ({ round }: { readonly round: number }) => round <= last;
  return standingOf(season, entries, boards.filter(upTo), rounds.filter(upTo));
}

type OneRound = SeasonCourse['players'][number]['rounds'][number];

function courseOfRound({ rounds }: SeasonData) {
  const satOut = rounds.filter(({ state }) => state === 'open');
  return ({ round, rows }: { readonly round: number; readonly rows: readonly Standing[] }) => {
    const sitting = new Set(
      satOut.filter((one) => one.round <= round).flatMap(({ sittingOut }) => sittingOut),
    );
    const byPlayer = new Map(rows.map((row, at) => [row.player.id, { row, at: at + 1 }]));
    return (player: string): OneRound => {
      const found = byPlayer.get(player);
      const played = found?.row.rounds.filter((one) => one.round === round) ?? [];
      // A player who joined later was in no earlier table, though this one lists them without points.
      const isIn = found !== undefined && (found.row.rounds.length > 0 || sitting.has(player));
      return {
        round,
        at: isIn ? found.at : null,
        place: isIn ? found.row.place : null,
        total: isIn ? found.row.total : 0,
        points: played.length === 0 ? null : played.reduce((sum, { points }) => sum + points, 0),
        running: played.some((one) => one.running),
      };
    };
  };
}
