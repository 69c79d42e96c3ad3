import type { GameSystemId } from '../../../engine/games';
import { loadGameSystem } from '../../../engine/load-system';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { GameOpenings } from '../result/results.schema';
import type { OpeningCount } from './openings.records';

/** How many openings of a seat are shown. */
const SHOWN = 5;

/** The openings of finished games by the seats of a game: one query for all seats, and one for each of them. */
export async function openingsView(deps: Deps, id: GameSystemId): Promise<Outcome<GameOpenings>> {
  const { title, openings, seats } = await loadGameSystem(id);
  if (openings === undefined) return refuse({ code: 'not-available', what: 'openings' });
  const counts = (await deps.store.openingSeats(id)).filter(({ games }) => games > 0);
  const sizes = [...new Set(counts.map(({ players }) => players))].sort((one, other) => other - one);
  const place = ({ seat }: OpeningCount) => seats.names.indexOf(seat);
  const boards = sizes.map(async (players) => {
    const own = counts.filter((one) => one.players === players);
    const shown = own.sort((one, other) => place(one) - place(other));
    return {
      players,
      games: Math.max(...own.map(({ games }) => games)),
      seats: await Promise.all(shown.map((one) => seatOf(deps, one))),
    };
  });
  return done({ system: id, title, compared: openings.title, boards: await Promise.all(boards) });
}

type SeatOpenings = GameOpenings['boards'][number]['seats'][number];

async function seatOf(deps: Deps, count: OpeningCount): Promise<SeatOpenings> {
  const openings = await deps.store.openingsOf(count, SHOWN);
  return {
    seat: count.seat,
    ...faredOf(count),
    openings: openings.map((one) => ({ words: one.words, ...faredOf(one) })),
  };
}

function faredOf({ games, wins, places }: OpeningCount) {
  return { games, wins, winShare: wins / games, meanPlace: places / games };
}
