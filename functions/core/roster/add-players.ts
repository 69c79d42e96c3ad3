import { fault } from '../../../engine/fault';
import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { organizedSeason } from '../access/guards';
import type { MemberRecord } from '../account/people.records';
import { personFor } from '../account/profile';
import { enterFreePlace, isWaitedFor } from '../entry/enter-free-place';
import { NEWCOMERS_AT_ONCE } from '../entry/entries.store';
import { newEntry } from '../entry/new-entry';
import { cupClosed, cupHasBegun } from '../entry/registration-hours';
import type { InvitationRecord } from '../invitation/invitations.records';
import { type Invited, invitationId, inviteByMail, spendInvitations } from '../invitation/invite-by-mail';
import { seasonAct } from '../league/log-act';
import { acceptsSeasons } from '../league/open-league';
import { isBanned } from '../member/bans';
import { addressNowhere } from '../platform/addresses.schema';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { isInvitedAs, knownByName } from './known-by-name';
import { type ListedPlayer, readPeople } from './lists/read-people';
import { newPerson, openAccountFor, waitsForOwner } from './open-accounts';
import { pastPeople } from './past-people';

/** The result for one player of a list. */
export interface Added {
  readonly line: number;
  /** The player's name in the season; for those who are only invited the one in the list. */
  readonly name: string;
  readonly became: 'in' | 'waiting' | 'invited' | 'already' | 'banned' | 'removed';
  /** Whether an account was created for them. For addresses this reveals nothing. */
  readonly isNew: boolean;
}

/** The result of adding a list. */
export interface AddedList {
  readonly added: readonly Added[];
  /** Heads of the columns that are not used. */
  readonly skipped: readonly string[];
}

/**
 * Adds the players of a list to a season, for an organizer. A player named without an address is admitted at once, and
 * so becomes a member of the league; a name finds the league's person of that name, and if several have it the response
 * asks. A player named by mail address is invited and decides, with or without an account: the response is the same, so
 * that no one can look up addresses. A list that cannot be read or that exceeds the day's invitations changes nothing;
 * adding an interrupted list again finishes it.
 */
export async function addPlayers(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  text: string,
  language: Language,
): Promise<Outcome<AddedList>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerAddsPlayers');
  if (!found.ok) return found;
  const season = found.value;
  if (season.status === 'finished') return refuse({ code: 'registration-closed' });
  if (cupHasBegun(season)) return refuse(cupClosed(season));
  const open = await acceptsSeasons(deps, season.league.id);
  if (!open.ok) return open;
  const listed = await readPeople(text);
  if (!listed.ok) return listed;
  const { players, skipped } = listed.value;
  const invited = await invitedIn(deps, seasonId, players);
  if (invited.size > 0 && !deps.store.takesLogins()) return refuse(NO_LOGIN);
  const [entries, invitations, members, past] = await Promise.all([
    deps.store.entries(seasonId),
    deps.store.invitations(seasonId),
    deps.store.members(season.league.id),
    pastPeople(deps, season.league.id),
  ]);
  const people = { members, past, entries, invitations };
  const { known, problems } = knownByName(players, people);
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const answered = invitations.filter((one) => hasLeft(one, entries));
  const there = new Set(invitations.filter((one) => !answered.includes(one)).map(({ id }) => id));
  const fresh = [...invited.values()].filter(({ id }) => !there.has(id));
  const spent = await spendInvitations(deps, caller, season, fresh.length);
  if (!spent.ok) return spent;
  const by = await personFor(deps, caller);
  const roster = { caller, season, by, members: [...members], entries };
  const added: Added[] = [];
  const list = deps.newId();
  const isNewcomer = ({ line, name }: ListedPlayer) =>
    !invited.has(line) && !known.has(line) && !isInvitedAs(name ?? '', people);
  let isTogether = await takesNewcomersTogether(deps, season);
  // In the order of the list, in which places and the waiting list go.
  for (const [at, player] of players.entries()) {
    if (at < added.length) continue;
    const ofLine = { ...deps, newId: idsOfLine(list, player.line) };
    const newcomers = isTogether ? runFrom(players, at, isNewcomer) : [];
    if (newcomers.length > 1) {
      const entered = await enterNewcomers(deps, roster, newcomers, list);
      added.push(...entered);
      isTogether = entered.length > 0;
      if (isTogether) continue;
    }
    const invitation = invited.get(player.line);
    const became =
      invitation === undefined
        ? isInvitedAs(player.name ?? '', people)
          ? done({ line: player.line, name: player.name ?? '', became: 'already' as const, isNew: false })
          : await addPlayer(ofLine, roster, player, known.get(player.line))
        : done({
            ...{ line: player.line, name: invitation.name ?? invitation.address, isNew: false },
            became: await inviteByMail(
              ofLine,
              roster,
              { ...invitation, ...earlier(answered, invitation) },
              language,
            ),
          });
    if (!became.ok) return became;
    added.push(became.value);
  }
  if (added.every(({ became }) => became === 'already')) return refuse(EVERYBODY_THERE);
  await reconcileSeason(deps, seasonId);
  return done({ added, skipped });
}

/** The players from this place of a list on who are newcomers, as many as one transaction enters. */
function runFrom(
  players: readonly ListedPlayer[],
  at: number,
  isNewcomer: (player: ListedPlayer) => boolean,
): readonly ListedPlayer[] {
  const run = players.slice(at, at + NEWCOMERS_AT_ONCE);
  const end = run.findIndex((player) => !isNewcomer(player));
  return end < 0 ? run : run.slice(0, end);
}

/** Whether any number of newcomers may enter at once: nobody waits, and no round is being drawn. */
async function takesNewcomersTogether(deps: Deps, season: SeasonRecord): Promise<boolean> {
  if (season.status === 'running' && season.format.kind !== 'ladder') return false;
  return !(await isWaitedFor(deps, season));
}

/**
 * Enters newcomers who are named without an address, all of them or none.
 * @returns none where there are too few places, or where an earlier attempt has entered some
 */
async function enterNewcomers(
  deps: Deps,
  { caller, season, by, members }: Roster,
  listed: readonly ListedPlayer[],
  list: string,
): Promise<readonly Added[]> {
  const at = deps.clock();
  const act = await seasonAct(deps, caller, season, { kind: 'entry', after: SAID.in });
  const known = [...members];
  const newcomers = listed.map(({ line, name }) => {
    const newId = idsOfLine(list, line);
    const player = newPerson({ newId }, name ?? '', known);
    const member = { league: season.league.id, player, roles: ['player' as const], joinedAt: at };
    known.push(member);
    const admitted = { kind: 'admitted', season: season.id, player: player.id, from: 'entered' } as const;
    return {
      profile: { ...player, email: null, zone: null },
      entry: { ...newEntry(season, player, at, 'in'), enteredBy: by },
      member,
      admitted: { ...admitted, id: newId(), at },
      logged: { ...act, id: newId(), subject: player.name },
    };
  });
  const accounts = newcomers.map(({ profile: { id, name } }) => ({ id, name, email: addressNowhere(id) }));
  const { capacity } = season.registration;
  const isDone =
    (await deps.store.openAccounts(accounts)) &&
    (await deps.store.enterNewcomers(newcomers, season.id, {
      capacity,
      event: seasonChanged(deps, season.id),
    }));
  if (!isDone) return [];
  members.push(...newcomers.map(({ member }) => member));
  return listed.map(({ line, name }, index) => ({
    line,
    name: newcomers[index]?.profile.name ?? name ?? '',
    became: 'in',
    isNew: true,
  }));
}

/** Whether a player invited by mail declined, or has left the season since. */
function hasLeft({ player }: InvitationRecord, entries: readonly EntryRecord[]): boolean {
  return entries.some((one) => one.player.id === player && one.state === 'withdrawn');
}

function earlier(answered: readonly InvitationRecord[], { id }: Invited): Pick<Invited, 'before'> {
  const before = answered.find((one) => one.id === id);
  return before === undefined ? {} : { before };
}

/** The players of a list with a mail address, by their line. */
async function invitedIn(
  deps: Deps,
  season: string,
  listed: readonly ListedPlayer[],
): Promise<ReadonlyMap<number, Invited>> {
  const invited = new Map<number, Invited>();
  for (const { line, name, email } of listed)
    if (email !== null)
      invited.set(line, { id: await invitationId(deps, season, email), address: email, name });
  return invited;
}

/** Ids of one line of a list: a repeated request gives each line the same ids as before, whatever exists already. */
function idsOfLine(list: string, line: number): Deps['newId'] {
  let count = line * IDS_OF_A_LINE;
  return () => {
    count += 1;
    return list.slice(0, 18) + count.toString(32).padStart(4, '0') + list.slice(-4);
  };
}

const IDS_OF_A_LINE = 32;

const EVERYBODY_THERE = {
  code: 'invalid',
  problems: [
    {
      code: 'already-there',
      path: ['text'],
      rule: '',
      message: fault('list.everybodyThere'),
    },
  ],
} as const;

const NO_LOGIN = {
  code: 'not-allowed',
  why: { text: 'noLoginByMail' },
} as const;

interface Roster {
  readonly caller: Caller;
  readonly season: SeasonRecord;
  readonly by: PersonRecord;
  /** Members of the league; those who join by this list are added. */
  readonly members: MemberRecord[];
  /** The entries of the season before this list. */
  readonly entries: readonly EntryRecord[];
}

/** Enters a person who is named without an address: the person whom the league knows by that name, or a new one. */
async function addPlayer(
  deps: Deps,
  roster: Roster,
  { line, name }: ListedPlayer,
  known: PersonRecord | undefined,
): Promise<Outcome<Added>> {
  const before = roster.entries.find((entry) => entry.player.id === known?.id);
  // An earlier table may invite somebody who has no login: they answer the organizer.
  const answersHere = before?.state === 'invited' && (await waitsForOwner(deps, before.player.id));
  if (before !== undefined && !answersHere && before.state !== 'withdrawn' && before.state !== 'removed')
    return done({ line, name: before.player.name, became: 'already', isNew: false });
  const player = known ?? (await openAccountFor(deps, name ?? '', roster.members));
  if (player === undefined) return refuse(NO_LOGIN);
  const became =
    known === undefined || (await isEnteredAtOnce(deps, roster, known, before))
      ? await enter(deps, roster, player)
      : await write(deps, roster, { player, state: 'invited' });
  if (became === 'closed' || became === 'full') return refuse({ code: 'registration-closed' });
  return done({ line, name: player.name, became, isNew: known === undefined });
}

/**
 * Whether a person found by name is entered without being asked. A player who withdrew, or who has a login and is not a
 * member of the league, decides; for an account that waits for its owner the organizer does.
 */
async function isEnteredAtOnce(
  deps: Deps,
  { members }: Roster,
  known: PersonRecord,
  before: EntryRecord | undefined,
): Promise<boolean> {
  const isMember = members.some(({ player }) => player.id === known.id);
  return (before === undefined && isMember) || (await waitsForOwner(deps, known.id));
}

/** Enters a player, or puts them on the wait list if no place is free. */
async function enter(deps: Deps, roster: Roster, player: PersonRecord): Promise<Became> {
  const { season, members } = roster;
  const member = { league: season.league.id, player, roles: ['player' as const], joinedAt: deps.clock() };
  if (!members.some((one) => one.player.id === player.id)) members.push(member);
  const entered = await write(deps, roster, { player, state: 'in', member });
  return entered === 'full' ? write(deps, roster, { player, state: 'waiting', member }) : entered;
}

type Became = Added['became'] | 'closed' | 'full';

interface Adding {
  readonly player: PersonRecord;
  readonly state: 'in' | 'waiting' | 'invited';
  readonly member?: MemberRecord;
}

const SAID = {
  in: message('log.entered'),
  waiting: message('log.onList'),
  invited: message('log.invited'),
} as const;

/** Writes an entry with its line of the log and the player's notification. */
async function write(deps: Deps, roster: Roster, { player, state, member }: Adding): Promise<Became> {
  const { caller, season, by, members } = roster;
  if (members.some((one) => one.player.id === player.id && isBanned(one, deps.clock()))) return 'banned';
  const at = deps.clock();
  const from = state === 'invited' ? 'invited' : 'entered';
  const admitted = {
    id: deps.newId(),
    kind: 'admitted',
    at,
    season: season.id,
    player: player.id,
    from,
  } as const;
  const entry = { ...newEntry(season, player, at, state), enteredBy: by };
  const entered = await enterFreePlace(deps, season, entry, {
    ...(member === undefined ? {} : { member }),
    events:
      state === 'waiting' ? [seasonChanged(deps, season.id)] : [admitted, seasonChanged(deps, season.id)],
    logged: await seasonAct(deps, caller, season, {
      kind: 'entry',
      subject: player.name,
      after: SAID[state],
    }),
    // A player who was invited before is not entered by this, unless they have no login to answer with.
    replaces:
      state === 'invited' || !(await waitsForOwner(deps, player.id))
        ? ['withdrawn']
        : ['withdrawn', 'invited'],
    untilOver: true,
  });
  if (entered === 'entered') return state;
  if (entered !== 'already-in') return entered;
  return (await deps.store.entry(season.id, player.id))?.state === 'removed' ? 'removed' : 'already';
}
