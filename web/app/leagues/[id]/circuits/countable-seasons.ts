import pMap from 'p-map';
import type { League } from '../../../../../functions/core/league/leagues.schema';
import { serverApi } from '../../../../lib/server-api';

/** A season that may be an event of a circuit. */
export interface CountableSeason {
  readonly id: string;
  /** With its league, if it is another one than the circuit's. */
  readonly name: string;
}

const AT_ONCE = 4;
/** An organizer of more leagues than this finds the first of them in the list. */
const MOST_LEAGUES = 20;

/** The seasons of a league, and of the other public leagues that the reader organizes. */
export async function countableSeasons(league: League): Promise<readonly CountableSeason[]> {
  const leagues = await serverApi('GET /leagues');
  const others = leagues.ok ? leagues.value.mine.filter(({ id }) => id !== league.id) : [];
  const answers = await pMap(
    others.slice(0, MOST_LEAGUES),
    ({ id }) => serverApi('GET /leagues/{id}', { id }),
    { concurrency: AT_ONCE },
  );
  const elsewhere = answers.flatMap((answer) => {
    if (!answer.ok) return [];
    const { name: home, private: isPrivate, hidden, myRoles, seasons } = answer.value;
    if (isPrivate || hidden !== null || !myRoles.includes('organizer')) return [];
    return seasons.map(({ id, name }) => ({ id, name: `${name}, ${home}` }));
  });
  return [...league.seasons.map(({ id, name }) => ({ id, name })), ...elsewhere];
}
