import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome } from '../../services/errors';
import { type SeasonData, seasonData } from '../../services/results/season-data';
import type { SeasonCourse } from '../schemas/season-charts';
import { pageOf } from './page-of-list';
import { type Standing, standingOf } from './season-standings';

/** The leaders who are shown where nobody asks for a page. */
const LEADERS = 8;
/** Players on a page of it: a picture with more lines than this says nothing. */
const LINES = 25;
/** Each round is a table of its own to compute, and a picture holds no more of them on a phone. */
const MOST_ROUNDS = 16;

/**
 * The standing after each round, for the leaders and the caller.
 * @param page the page, of 25, whose players are wanted instead of the leaders
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

/** The standing as it was when no later round had been drawn, with the results that boards have by now. */
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
      // Who came in later stood in no table before, though they stand in this one with nothing.
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
