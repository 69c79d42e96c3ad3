import pMap from 'p-map';
import { organizedSeason } from '../../services/access/guards';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome } from '../../services/errors';
import type { Added } from '../../services/roster/add-players';
import { isReachable } from '../../services/roster/reachable';
import { rosterIdOf } from '../../services/roster/remove-player';
import type { EntryRecord } from '../../store/records';
import type { Roster, RosterRow } from '../schemas/roster';
import { type PageAsked, pageOf } from './page-of-list';

/** Rows of a page. */
const ROWS = 100;
const FIRST: PageAsked = { page: 1, search: '' };

const ORDER = ['asked', 'in', 'waiting', 'invited'] as const;

/** A page of who plays in a season, for its organizers, and what became of a list that they have just added. */
export async function rosterView(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { added = [], asked = FIRST }: { readonly added?: readonly Added[]; readonly asked?: PageAsked } = {},
): Promise<Outcome<Roster>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerSeesRoster');
  if (!found.ok) return found;
  const { id, name, status, round } = found.value;
  const entries = await deps.store.entries(seasonId);
  const listed = ORDER.flatMap((state) => entries.filter((entry) => entry.state === state));
  const { items, ...paged } = pageOf(listed, ROWS, asked, ({ player }) => [player]);
  const players = await pMap(items, (entry) => rowOf(deps, entry, round + 1), { concurrency: 8 });
  return done({ season: { id, name, status }, nextRound: round + 1, ...paged, players, added: [...added] });
}

async function rowOf(deps: Deps, entry: EntryRecord, nextRound: number): Promise<RosterRow> {
  const { player, state, at, enteredBy, absent = [] } = entry;
  // How somebody logs in who is only invited is their own affair.
  const login =
    enteredBy === undefined || state === 'invited' ? undefined : await deps.store.loginOf(player.id);
  const byLink = login !== undefined && login.address !== null && !isReachable(login.address);
  return {
    ...{ id: rosterIdOf(entry), name: player.name, kind: player.kind, state },
    since: new Date(at).toISOString(),
    enteredBy: enteredBy?.name ?? null,
    absent: absent.includes(nextRound),
    login: byLink ? 'link' : login?.hasCome === false ? 'mail' : 'self',
    hasCome: login?.hasCome ?? true,
  };
}
