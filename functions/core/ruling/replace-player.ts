import { fault } from '../../../engine/fault';
import type { Message } from '../../../engine/game';
import { resumeWaitingFor } from '../absence/civil-disorder';
import { newSearch, offerMessage, searched, withOffer } from '../absence/seat-search';
import { type Caller, confirmationOf } from '../access/caller';
import { personFor } from '../account/profile';
import { newEntry } from '../entry/new-entry';
import { bots } from '../game/bots';
import type { GameRecord, Gate } from '../game/games.records';
import { isBanned } from '../member/bans';
import { seatTitle } from '../notification/of-game';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { personInLog } from '../press/anonymity';
import type { EntryRecord } from '../season/seasons.records';
import { followRuling } from './follow-ruling';
import { gameToRuleOn, isOpen, type RulingChange, rulingBy } from './rule-on-game';
import type { NewHolder } from './rulings.store';

/** The wanted holder of a seat: a member of the league, or null for a bot. */
export interface WantedHolder {
  readonly seat: string;
  readonly player: string | null;
}

/** A possible replacement. */
export interface ConsideredHolder {
  readonly game: GameRecord;
  readonly gate: Gate;
  readonly before: PersonRecord;
  readonly after: PersonRecord;
  /** The entry that adds the new player to the season's standings; null for a player who has one. */
  readonly entry: EntryRecord | null;
}

/**
 * Considers giving a seat to another player, without doing it. Refused to players of the game and callers without a
 * role, for a seat that does not exist, and for a player who is not a member of the league, holds a seat here, or was
 * ruled to be another person.
 */
export async function considerHolder(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedHolder,
): Promise<Outcome<ConsideredHolder>> {
  const found = await gameToRuleOn(deps, caller, gameId);
  if (!found.ok) return found;
  // Moderators who took a seat by their own ruling would be choosing their own games.
  if (wanted.player === caller.id) return refuse({ code: 'conflict-of-interest' });
  return newHolder(deps, found.value, wanted);
}

/** The new holder of a seat of an open step, by a ruling or by the policy. Refused as above. */
export async function newHolder(
  deps: Deps,
  { game, gate }: Pick<ConsideredHolder, 'game' | 'gate'>,
  { seat, player }: WantedHolder,
): Promise<Outcome<ConsideredHolder>> {
  // While a step is being adjudicated, the position for the new player is unknown.
  if (!isOpen(gate, deps.clock()))
    return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
  const before = game.seats.find((one) => one.seat === seat)?.player;
  if (before === undefined) return refuse(unfit('seat', 'unknown-seat', fault('ruling.noSeat')));
  const after = player === null ? freeBot(game) : await memberOf(deps, game.league.id, player);
  if (after === undefined) return refuse(unfit('player', 'not-a-member', fault('ruling.member')));
  if (game.seats.some((one) => one.player.id === after.id))
    return refuse(unfit('player', 'has-a-seat', fault('ruling.holdsSeat', { name: after.name })));
  const [season, known] = await Promise.all([
    deps.store.season(game.season.id),
    deps.store.entry(game.season.id, after.id),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (known?.state === 'removed')
    return refuse(unfit('player', 'removed', fault('ruling.removed', { name: after.name })));
  // `withdrawn`: in the standings for this board, but in no future round unless they register.
  const entry = known === undefined ? newEntry(season, after, deps.clock(), 'withdrawn') : null;
  return done({ game, gate, before, after, entry });
}

/**
 * Replaces the player of a seat. A bot, or a player who accepted in advance, gets the seat at once; any other player is
 * asked, and gets it when they accept. From then on the new player sees the game and submits orders for the seat, and
 * the previous one does not. Stored orders stay until the new player changes them.
 */
export async function replacePlayer(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedHolder,
  reason: string,
): Promise<Outcome<null>> {
  const considered = await considerHolder(deps, caller, gameId, wanted);
  if (!considered.ok) return considered;
  const [by, said] = [await personFor(deps, caller), { reason, ...confirmationOf(caller) }];
  const { after } = considered.value;
  const change = { forfeited: false, notes: [] };
  if (after.kind === 'bot')
    return giveSeat(deps, wanted.seat, considered.value, by, said, { ...change, consent: null });
  if (await isAsked(deps, considered.value)) return askPlayer(deps, wanted.seat, considered.value, by, said);
  const consent = { kind: 'in-advance' } as const;
  return giveSeat(deps, wanted.seat, considered.value, by, said, { ...change, consent });
}

/** Whether the new player is asked before they get the seat: a person who has not accepted in advance. */
export async function isAsked(
  deps: Deps,
  { game, after }: Pick<ConsideredHolder, 'game' | 'after'>,
): Promise<boolean> {
  if (after.kind === 'bot') return false;
  const listed = (await deps.store.substitutes(game.season.id)).find(({ player }) => player.id === after.id);
  return listed?.atOnce !== true;
}

/** Asks a player to take a seat, on behalf of a moderator; no one else is asked meanwhile. */
async function askPlayer(
  deps: Deps,
  seat: string,
  { game, gate, after }: ConsideredHolder,
  by: PersonRecord,
  said: Pick<RulingChange, 'reason' | 'confirmedBy'>,
): Promise<Outcome<null>> {
  const before = await deps.store.search({ season: game.season.id, game: game.id, seat });
  const wanted = { why: 'moderator', by, named: after, ...said } as const;
  const begun = newSearch(deps, { game, gate }, seat, wanted, before);
  const search = { ...withOffer(deps, { game, gate }, begun, after), version: begun.version };
  const event = searched(deps, search, offerMessage(search, 'offered', after));
  const saved = await deps.store.saveSearch(search, event);
  return saved === 'saved' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/**
 * How a seat changes hands: the new holder's consent, whether it was forfeited under the policy, and the notes to both
 * players.
 */
export type Change = Pick<NewHolder, 'consent' | 'forfeited' | 'notes'>;

/** Carries out a considered replacement on behalf of `by`. */
export async function giveSeat(
  deps: Deps,
  seat: string,
  { game, gate, before, after, entry }: ConsideredHolder,
  by: PersonRecord,
  why: Pick<RulingChange, 'reason' | 'confirmedBy'>,
  change: Change,
): Promise<Outcome<null>> {
  const said = {
    ...why,
    kind: 'replace',
    seat,
    before: inWords(game, seat, before),
    after: inWords(game, seat, after),
  } as const;
  const ruled = await rulingBy(deps, by, { game, gate }, said);
  const waited = await resumeWaitingFor(deps, { game, gate }, seat);
  const holder = { seat, before, after, entry, gate, ...change, ...(waited && { waited }) };
  const written = await deps.store.replacePlayer(game, holder, ruled);
  if (written === 'changed-meanwhile') return refuse({ code: 'changed-meanwhile' });
  await followRuling(deps, game.id);
  return done(null);
}

async function memberOf(deps: Deps, league: string, player: string): Promise<PersonRecord | undefined> {
  const member = await deps.store.member(league, player);
  return isBanned(member, deps.clock()) || member?.leftAt !== undefined ? undefined : member?.player;
}

/** The first bot that has not played on this board. */
function freeBot({ seats, left }: GameRecord): PersonRecord | undefined {
  const known = new Set([...seats, ...left].map(({ player }) => player.id));
  return bots().find(({ id }) => !known.has(id));
}

function inWords(game: GameRecord, seat: string, person: PersonRecord): Message {
  return message('log.holdsSeat', { name: personInLog(game, person).name, seat: seatTitle(game, seat) });
}

function unfit(field: string, code: string, why: Message): Refusal {
  return { code: 'invalid', problems: [{ code, path: [field], rule: '', message: why }] };
}
