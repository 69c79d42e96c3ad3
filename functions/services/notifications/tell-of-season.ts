import { NO_DATES, type SlowBoards } from '../../../engine/tournament/schedule';
import {
  type AskedHours,
  checkInOf,
  type SeasonState,
  warnsAt,
} from '../../../engine/tournament/season-hours';
import type { BoardRecord, EntryRecord, SeasonRecord } from '../../store/records';
import { isBanned } from '../access/bans';
import type { Deps } from '../deps';
import { dispatch, type PlayerNotification } from './dispatch';
import { hourInZone } from './hour-in-words';
import { type Preferences, preferencesIn } from './preferences';

/** Something that the people of a season hear once. */
interface Telling {
  /** Names it within the season. */
  readonly key: string;
  readonly players: readonly string[];
  /** What each hears, in their own zone. */
  compose(preferences: Preferences): PlayerNotification;
}

/** Tells it unless it has been told. @returns what has just been told */
async function tellOnce(deps: Deps, season: SeasonRecord, telling: Telling): Promise<readonly string[]> {
  const { key, players, compose } = telling;
  if ((await deps.store.seasonDue(season.id))?.told.includes(key) === true) return [];
  const preferences = preferencesIn(deps);
  const addressed = await Promise.all(
    players.map(async (player) => ({ player, notifications: [compose(await preferences(player))] })),
  );
  // Its name follows from what it says, so that a run that was cut off tells nobody twice.
  const cause = { id: `${season.id}-${key}`, at: deps.clock() };
  await dispatch(deps, cause, addressed, [], preferences);
  return [key];
}

function about(season: SeasonRecord, kind: PlayerNotification['kind'], anchor = '') {
  return { kind, league: season.league, path: `/seasons/${season.id}${anchor}`, deadline: null };
}

/** Asks those who have not said whether they play a round; once when the check-in opens, once before it closes. */
export async function tellOfCheckIn(
  deps: Deps,
  season: SeasonRecord,
  silent: readonly EntryRecord[],
  round: number,
  { from, reminds, until }: AskedHours,
): Promise<readonly string[]> {
  const now = deps.clock();
  if (now < from || now >= until) return [];
  const isLast = now >= reminds;
  return tellOnce(deps, season, {
    key: `${isLast ? 'remind' : 'ask'}-${round}`,
    players: silent.map(({ player }) => player.id),
    compose: ({ zone }) => checkInQuestion(season, { round, until, isLast }, zone),
  });
}

interface AskedRound {
  readonly round: number;
  readonly until: number;
  readonly isLast: boolean;
}

function checkInQuestion(
  season: SeasonRecord,
  { round, until, isLast }: AskedRound,
  zone: string,
): PlayerNotification {
  return {
    ...about(season, 'check-in', '#check-in'),
    title: `${isLast ? 'Not checked in yet:' : 'Do you play?'} ${season.name}, round ${round}`,
    lines: [`Say until ${hourInZone(zone, until)} whether you play round ${round}.`, ofSilence(season)],
    deadline: until,
  };
}

const HOUR_MS = 3_600_000;

/** Reminds those who are silent in an open check-in, because an organizer asks for it: once an hour at most. */
export async function remindOfCheckIn(
  deps: Deps,
  season: SeasonRecord,
  { round, until, silent }: Pick<AskedRound, 'round' | 'until'> & { readonly silent: readonly EntryRecord[] },
): Promise<void> {
  const at = deps.clock();
  const preferences = preferencesIn(deps);
  const addressed = await Promise.all(
    silent.map(async ({ player: { id } }) => {
      const { zone } = await preferences(id);
      return { player: id, notifications: [checkInQuestion(season, { round, until, isLast: true }, zone)] };
    }),
  );
  // What is told under one name is told once: the name says which hour it is.
  const id = `${season.id}-reminded-${round}-${Math.floor(at / HOUR_MS)}`;
  await dispatch(deps, { id, at }, addressed, [], preferences);
}

function ofSilence({ format, schedule }: SeasonRecord): string {
  const { assume } = checkInOf({ schedule: schedule ?? NO_DATES });
  const plays = assume === 'plays' || format.kind === 'knock-out';
  return plays ? 'If you say nothing, you play.' : 'If you say nothing, you sit this round out.';
}

const SLOW: Readonly<Record<SlowBoards, string>> = {
  stands: 'Boards that still run then are scored as they stand.',
  void: 'Boards that still run then end without a result.',
};

/** Tells the players of boards that still run, once, that their round ends soon. */
export async function tellOfRoundEnd(
  deps: Deps,
  season: SeasonRecord,
  running: readonly BoardRecord[],
  { state, end, round }: { readonly state: SeasonState; readonly end: number | null; readonly round: number },
): Promise<readonly string[]> {
  if (end === null || state.last === null || deps.clock() < warnsAt(end, state.last)) return [];
  const seats = running.flatMap((board) => board.seats);
  const people = seats.filter(({ player }) => player.kind === 'human').map(({ player }) => player.id);
  return tellOnce(deps, season, {
    key: `end-${round}`,
    players: [...new Set(people)],
    compose: ({ zone }) => ({
      ...about(season, 'season'),
      title: `Round ${round} ends soon: ${season.name}`,
      lines: [`Round ${round} ends on ${hourInZone(zone, end)}.`, SLOW[state.schedule.slow]],
      deadline: end,
    }),
  });
}

/** Tells those who run the league that a round lacks players. */
export async function tellOfShortRound(
  deps: Deps,
  season: SeasonRecord,
  round: number,
): Promise<readonly string[]> {
  return tellOnce(deps, season, {
    key: `short-${round}`,
    players: await organizersOf(deps, season),
    compose: () => ({
      ...about(season, 'season'),
      title: `Too few players: ${season.name}, round ${round}`,
      lines: [
        `Too few players want to play round ${round}, so it waits.`,
        'It opens when enough say that they play, or when you open it.',
      ],
    }),
  });
}

/** Tells those who run the league that a draft could not be announced at its hour, and why. */
export async function tellOfRefusedDraft(deps: Deps, draft: SeasonRecord, why: string): Promise<void> {
  const title = `Not announced: ${draft.name}`;
  const lines = [`The draft was to be announced now. ${why}`, 'Change it and announce it by hand.'];
  const path = `/leagues/${draft.league.id}/drafts/${draft.id}`;
  const notification: PlayerNotification = { ...about(draft, 'season'), path, title, lines };
  const addressed = (await organizersOf(deps, draft)).map((player) => ({
    player,
    notifications: [notification],
  }));
  await dispatch(deps, { id: `${draft.id}-refused-${draft.version}`, at: deps.clock() }, addressed);
}

/** Tells players and organizers that a start was put off, for this reason. */
export async function tellOfPostponement(deps: Deps, season: SeasonRecord): Promise<readonly string[]> {
  const { postponed } = season;
  if (postponed === undefined) return [];
  return tellOnce(deps, season, {
    key: `postponed-${postponed.at}`,
    players: [...new Set([...(await organizersOf(deps, season)), ...(await playersOf(deps, season))])],
    compose: () => ({
      ...about(season, 'season'),
      title: `The start is postponed: ${season.name}`,
      lines: [
        `Too few players: ${postponed.why}`,
        'Registration stays open until an organizer starts the season or gives it another date.',
      ],
    }),
  });
}

/** Tells everyone who plays or waits that a season was cancelled, and why. */
export async function tellOfCancelling(deps: Deps, season: SeasonRecord): Promise<readonly string[]> {
  const { cancelled } = season;
  if (cancelled === undefined) return [];
  return tellOnce(deps, season, {
    key: 'cancelled',
    players: await playersOf(deps, season),
    compose: () => ({
      ...about(season, 'season'),
      title: `Cancelled: ${season.name}`,
      lines: [
        `The organizers cancelled the season: ${cancelled.reason}`,
        'Boards that were still running end without a result; finished ones keep theirs in the ratings.',
      ],
    }),
  });
}

/** Asks the players of the season before whether they play again; those who have a place already hear of it. */
export async function tellOfNextSeason(deps: Deps, season: SeasonRecord): Promise<readonly string[]> {
  if (season.after === undefined) return [];
  const [last, entries, before] = await Promise.all([
    deps.store.season(season.after),
    deps.store.entries(season.id),
    deps.store.entries(season.after),
  ]);
  const placed = new Set(entries.filter(({ state }) => state === 'in').map(({ player }) => player.id));
  const isDivision = season.division !== undefined;
  const asked = isDivision ? [...placed] : peopleIn(before).filter((player) => !placed.has(player));
  const code = season.registration.code === null ? '' : `?code=${season.registration.code}`;
  return tellOnce(deps, season, {
    key: 'next',
    players: asked,
    compose: ({ zone }) => ({
      ...about(season, 'registration', isDivision ? '' : `${code}#register`),
      title: `${isDivision ? 'You have a place' : 'Play again?'} ${season.name}`,
      lines: isDivision
        ? [`You play in ${season.name}.`, 'Withdraw on its page if you do not want to play.']
        : [`${season.name} follows ${last?.name ?? 'the last season'}.`, ofRegistration(season, zone)],
    }),
  });
}

function ofRegistration({ schedule }: SeasonRecord, zone: string): string {
  const opensAt = schedule?.opensAt ?? null;
  return opensAt === null
    ? 'Registration is open.'
    : `Registration opens on ${hourInZone(zone, Date.parse(opensAt))}.`;
}

async function organizersOf(deps: Deps, { league }: SeasonRecord): Promise<readonly string[]> {
  const members = await deps.store.members(league.id);
  return members
    .filter((member) => member.roles.includes('organizer') && !isBanned(member, deps.clock()))
    .map(({ player }) => player.id);
}

async function playersOf(deps: Deps, { id }: SeasonRecord): Promise<readonly string[]> {
  return peopleIn(await deps.store.entries(id));
}

function peopleIn(entries: readonly EntryRecord[]): readonly string[] {
  return entries
    .filter(({ state, player }) => player.kind === 'human' && state !== 'withdrawn' && state !== 'removed')
    .map(({ player }) => player.id);
}
