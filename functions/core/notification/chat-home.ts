import type { Message } from '../../../engine/game/message';
import type { Caller } from '../access/caller';
import { leagueOf } from '../access/guards';
import { actEntry } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { isSameText } from '../platform/is-same-text';
import { message } from '../platform/message';
import { organizes } from './webhooks';

/** How long an organizer has to type the command in their server. */
const LASTS_MS = 3_600_000;

/** A command that connects a Discord server to a league. */
export interface ChatConnection {
  readonly command: string;
  readonly until: string;
}

/**
 * The command with which an organizer connects their league to a Discord server. It contains league, organizer and
 * expiry, and is signed, so that nothing has to be stored.
 */
export async function chatCode(deps: Deps, caller: Caller, league: string): Promise<Outcome<ChatConnection>> {
  const allowed = await organizes(deps, caller, league);
  if (!allowed.ok) return allowed;
  if (deps.reach.discord === undefined) return refuse({ code: 'not-allowed', why: { text: 'noDiscord' } });
  const until = deps.clock() + LASTS_MS;
  const code = `${league}.${caller.id}.${until}`;
  const command = `/connect code:${code}.${await signatureOf(deps, code)}`;
  return done({ command, until: iso(until) });
}

/** The league that a server is now connected to. */
export interface ConnectedLeague {
  readonly id: string;
  readonly name: string;
}

/**
 * Connects a Discord server to the league of a code. Refused for a code that is invalid or expired, if its author no
 * longer organizes the league, and for a server that is connected to another league.
 */
export async function connectChat(
  deps: Deps,
  guild: string,
  code: string,
): Promise<Outcome<ConnectedLeague>> {
  const [, said = '', leagueId = '', organizer = '', until = '', signature = ''] =
    /^(([^.]+)\.(.+)\.(\d+))\.([\w-]+)$/.exec(code.trim()) ?? [];
  const isOurs = said !== '' && isSameText(signature, await signatureOf(deps, said));
  if (!isOurs || Number(until) < deps.clock()) return refuse(NO_CODE);
  const by: Caller = { id: organizer, name: organizer, email: null };
  const allowed = await organizes(deps, by, leagueId);
  if (!allowed.ok) return allowed;
  const league = await leagueOf(deps, leagueId);
  if (!league.ok) return league;
  const named = { id: leagueId, name: league.value.name };
  const homes = await deps.store.chatHomesOf(guild);
  if (homes.some((home) => home.league === leagueId)) return done(named);
  if (homes.length > 0) return refuse(TAKEN);
  const entry = await chatEntry(deps, by, leagueId, message('log.serverConnected'));
  await deps.store.saveChatHome({ league: leagueId, guild, since: deps.clock() }, entry);
  return done(named);
}

/** Stops answering a server's commands about a league; twice is harmless. */
export async function disconnectChat(
  deps: Deps,
  caller: Caller,
  league: string,
  guild: string,
): Promise<Outcome<null>> {
  const allowed = await organizes(deps, caller, league);
  if (!allowed.ok) return allowed;
  const known = (await deps.store.chatHomes(league)).some((home) => home.guild === guild);
  if (!known) return done(null);
  const entry = await chatEntry(deps, caller, league, message('log.serverDisconnected'));
  await deps.store.removeChatHome(league, guild, entry);
  return done(null);
}

function chatEntry(deps: Deps, by: Caller, league: string, after: Message) {
  const act = { kind: 'webhook', subject: message('log.discordCommands'), after } as const;
  return actEntry(deps, by, { league, season: null }, act);
}

function signatureOf(deps: Deps, code: string): Promise<string> {
  return deps.reach.sign(`chat home\n${code}`);
}

const NO_CODE = {
  code: 'not-allowed',
  why: { text: 'codeNotValid' },
} as const;

const TAKEN = {
  code: 'not-allowed',
  why: { text: 'serverOfOtherLeague' },
} as const;
