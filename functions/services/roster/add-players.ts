import { fault } from '../../../engine/fault';
import type { EntryRecord, MemberRecord, PersonRecord, SeasonRecord } from '../../store/records';
import { isBanned } from '../access/bans';
import { organizedSeason } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { seasonAct } from '../leagues/log-act';
import { takesMore } from '../leagues/open-league';
import { message } from '../message';
import { personFor } from '../profile';
import { followSeason } from '../seasons/follow-season';
import { newEntry } from '../seasons/new-entry';
import { CUP_HAS_BEGUN, cupHasBegun } from '../seasons/registration-hours';
import { seasonChanged } from '../seasons/season-changed';
import { accountFor } from './open-accounts';
import { pastPeople } from './past-people';
import { type ListedPlayer, readList } from './read-list';

/** What became of somebody on a list. */
export interface Added {
  readonly line: number;
  /** The name under which the season knows them; of those who are only invited the one on the list. */
  readonly name: string;
  readonly became: 'in' | 'waiting' | 'invited' | 'already' | 'banned' | 'removed';
}

/**
 * Enters the players of a list in a season, for an organizer. Those who have no account get one and are in at once, and so
 * are members of the league; somebody else who has an account is invited and decides. A list that cannot be read changes
 * nothing; one that was cut off is finished by adding it again.
 */
export async function addPlayers(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  text: string,
): Promise<Outcome<readonly Added[]>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerAddsPlayers');
  if (!found.ok) return found;
  const season = found.value;
  if (season.status === 'finished') return refuse({ code: 'registration-closed' });
  if (cupHasBegun(season)) return refuse(CUP_HAS_BEGUN);
  const open = await takesMore(deps, season.league.id);
  if (!open.ok) return open;
  const listed = await readList(text);
  if (!listed.ok) return listed;
  const [by, members, entries, past] = await Promise.all([
    personFor(deps, caller),
    deps.store.members(season.league.id),
    deps.store.entries(seasonId),
    pastPeople(deps, season.league.id),
  ]);
  const roster = { caller, season, by, members: [...members], entries, past };
  const added: Added[] = [];
  const list = deps.newId();
  // One after the other: places and the waiting list go in the order of the list.
  for (const player of listed.value) {
    const became = await addPlayer({ ...deps, newId: idsOfLine(list, player.line) }, roster, player);
    if (!became.ok) return became;
    added.push(became.value);
  }
  if (added.every(({ became }) => became === 'already')) return refuse(EVERYBODY_THERE);
  await followSeason(deps, seasonId);
  return done(added);
}

/** Ids of one line of a list: a request that is sent again gives each line the ids that it had, whatever is there. */
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

const NOBODY = { id: '', name: '', kind: 'human' } as const;

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
  /** Who stood in the season before. */
  readonly entries: readonly EntryRecord[];
  /** Those who played in seasons that the league imported. */
  readonly past: readonly PersonRecord[];
}

async function addPlayer(deps: Deps, roster: Roster, listed: ListedPlayer): Promise<Outcome<Added>> {
  const { line, name, email } = listed;
  const shown = name ?? email ?? '';
  if (email === null && roster.entries.some((entry) => isEnteredAs(entry, name)))
    return done({ line, name: shown, became: 'already' });
  const account = await accountFor(deps, listed, roster.members, roster.past);
  if (account === undefined) return refuse(NO_LOGIN);
  // An account that the league does not know has a name of its own, which nobody learns before it accepts.
  const player = account.kind === 'ours' ? account.player : { ...NOBODY, id: account.player, name: shown };
  const before = roster.entries.find((entry) => entry.player.id === player.id);
  // Somebody who withdrew is asked, not entered again.
  const asks = account.kind === 'stranger' || before?.state === 'withdrawn';
  const became = asks
    ? await write(deps, roster, { player, state: 'invited' })
    : await enter(deps, roster, player);
  if (became === 'closed' || became === 'full') return refuse({ code: 'registration-closed' });
  return done({ line, name: player.name, became });
}

/** Whether an organizer entered somebody by this name: the same list again means the same people. */
function isEnteredAs({ player, state, enteredBy }: EntryRecord, name: string | null): boolean {
  const there = enteredBy !== undefined && state !== 'withdrawn' && state !== 'removed';
  return there && player.name.toLowerCase() === name?.toLowerCase();
}

/** Enters a player, or puts them on the waiting list where no place is free. */
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

/** Writes an entry with its line of the log and what tells the player. */
async function write(deps: Deps, roster: Roster, { player, state, member }: Adding): Promise<Became> {
  const { caller, season, by, members } = roster;
  if (members.some((one) => one.player.id === player.id && isBanned(one, deps.clock()))) return 'banned';
  const at = deps.clock();
  const from = state === 'invited' ? 'invited' : 'entered';
  const told = {
    id: deps.newId(),
    kind: 'admitted',
    at,
    season: season.id,
    player: player.id,
    from,
  } as const;
  const entry = { ...newEntry(season, player, at, state), enteredBy: by };
  const entered = await deps.store.enter(entry, season.registration.capacity, {
    ...(member === undefined ? {} : { member }),
    events: state === 'waiting' ? [seasonChanged(deps, season.id)] : [told, seasonChanged(deps, season.id)],
    logged: await seasonAct(deps, caller, season, {
      kind: 'entry',
      subject: player.name,
      after: SAID[state],
    }),
    // Nobody whom somebody has invited before is entered by it.
    replaces: ['withdrawn'],
    untilOver: true,
  });
  if (entered === 'entered') return state;
  if (entered !== 'already-in') return entered;
  return (await deps.store.entry(season.id, player.id))?.state === 'removed' ? 'removed' : 'already';
}
