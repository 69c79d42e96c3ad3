import { addressNowhere } from '../../store/reachable';
import { mayActOn } from '../access/conflicts';
import { organizedSeason } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { seasonAct } from '../leagues/log-act';
import { message } from '../message';
import { personFor } from '../profile';
import { notifyLinkCreated } from './notify-personal-link';
import { entryNamed } from './remove-player';

/** How long a personal link can be used. */
const LASTS_MS = 14 * 86_400_000;

/** A link that logs a player in once. */
export interface PersonalLink {
  readonly url: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * A link with which a player logs in whom an organizer entered by name alone: it goes on paper or by any messenger. Who
 * has it is that player, so the log says that it was made, the player is told, and organizers who play make none for
 * somebody who has come. It is a key to this league alone, and dead once the player has a login of their own.
 */
export async function personalLink(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  playerId: string,
): Promise<Outcome<PersonalLink>> {
  // What began with a link makes no others: an organizer would go on by it who is none any more.
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
  // Another league opened the account: its organizers alone make links to it.
  if (profile?.linkLeague !== undefined && profile.linkLeague !== season.league.id) return refuse(OWN_WAY);
  if (login.hasCome && (await mayActOn(deps, season, caller)) !== 'acts')
    return refuse({ code: 'conflict-of-interest' });
  const until = deps.clock() + LASTS_MS;
  const token = deps.newSeed();
  const after = message('log.linkMade');
  // The log first: no link without its line.
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
