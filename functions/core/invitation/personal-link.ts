import type { Caller } from '../access/caller';
import { mayActOn } from '../access/conflicts';
import { organizedSeason } from '../access/guards';
import { personFor } from '../account/profile';
import { seasonAct } from '../league/log-act';
import { addressNowhere } from '../platform/addresses.schema';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { entryNamed } from '../roster/remove-player';
import { notifyLinkCreated } from './notify-personal-link';

/** The lifetime of a personal link. */
const LASTS_MS = 14 * 86_400_000;

/** A link that logs a player in once. */
export interface PersonalLink {
  readonly url: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * A link by which a player logs in whom an organizer entered by name alone: it is passed on on paper or by any
 * messenger. Anyone who has it is logged in as that player, so its creation is logged, the player is notified, and
 * organizers who play create none for a player who has logged in before. It gives access to this league only, and is
 * invalid once the player has a login of their own.
 */
export async function personalLink(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  playerId: string,
): Promise<Outcome<PersonalLink>> {
  // A session that began with a link creates no others: otherwise a former organizer could keep access by it.
  if (caller.session?.link === true) return refuse({ code: 'league-only' });
  const found = await organizedSeason(deps, caller, seasonId, 'organizerMakesLinks');
  if (!found.ok) return found;
  const season = found.value;
  const named = await entryNamed(deps, seasonId, playerId);
  if (!named.ok) return named;
  const { player, enteredBy } = named.value;
  const address = addressNowhere(player.id);
  const login = await deps.store.loginOf(player.id);
  if (enteredBy === undefined || login?.address !== address || login.hasOwnWay) return refuse(OWN_WAY);
  const profile = await deps.store.player(player.id);
  // Another league created the account: only its organizers create links to it.
  if (profile?.linkLeague !== undefined && profile.linkLeague !== season.league.id) return refuse(OWN_WAY);
  if (login.hasCome && (await mayActOn(deps, season, caller)) !== 'acts')
    return refuse({ code: 'conflict-of-interest' });
  const until = deps.clock() + LASTS_MS;
  const token = deps.newSeed();
  const after = message('log.linkMade');
  // The log entry is written first, so that no link is created without one.
  await deps.store.saveLogEntry(
    await seasonAct(deps, caller, season, { kind: 'entry', subject: player.name, after }),
  );
  const known = profile ?? { ...player, email: null, zone: null };
  await deps.store.changePlayer(known, { linkLeague: season.league.id });
  await notifyLinkCreated(deps, player.id, season.league, await personFor(deps, caller));
  await deps.store.keepLoginLink({ address, hash: await deps.reach.hashOfLogin(token), expires: until });
  const goal = `${deps.reach.site}/seasons/${seasonId}`;
  const query = new URLSearchParams({ callbackUrl: goal, token, email: address });
  return done({ url: `${deps.reach.site}/signin/confirm#${query}`, until });
}

const OWN_WAY = {
  code: 'not-allowed',
  why: { text: 'ownAccount' },
} as const;
