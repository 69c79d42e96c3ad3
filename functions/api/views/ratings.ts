import type { GameSystemId } from '../../../engine/game';
import { SYSTEMS } from '../../../engine/systems';
import { PROVISIONAL_GAMES, shownRating } from '../../../engine/tournament/ratings';
import type { Deps } from '../../services/deps';
import type { Ratings } from '../schemas/ratings';

const ROWS = 50;

/** The leaderboard of a game system: one query. Players with few games stand in it without a place. */
export async function ratingsView(deps: Deps, system: GameSystemId): Promise<Ratings> {
  const records = await deps.store.ratings(system, ROWS);
  let place = 0;
  const rows = records.map((record) => {
    const provisional = record.games < PROVISIONAL_GAMES;
    if (!provisional) place += 1;
    const { player, games, wins, history } = record;
    return {
      place: provisional ? null : place,
      player,
      ...shownRating(record),
      games,
      wins,
      provisional,
      history,
      lastPlayed: new Date(record.lastPlayed).toISOString(),
    };
  });
  return { system, systemTitle: SYSTEMS[system].title, rows };
}
