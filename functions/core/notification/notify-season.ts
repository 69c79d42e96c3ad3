import type { Message } from '../../../engine/game';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import { NO_DATES } from '../../../engine/tournament/no-dates';
import type { SlowBoards } from '../../../engine/tournament/schedule';
import {
  type CheckInHours,
  checkInOf,
  type SeasonState,
  warnsAt,
} from '../../../engine/tournament/season-schedule';
import { hourInZone } from '../../../messages/hour-in-zone';
import { isBanned } from '../member/bans';
import { formerPlayers } from '../member/former-players';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import type { BoardRecord } from '../result/results.records';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { stageInWords } from '../season/stages';
import { adjustmentInWords } from '../standings/adjustments-in-words';
import { dispatch, type PlayerNotification } from './dispatch';
import { type Preferences, preferencesIn } from './preferences';

/** A notification that the people of a season get once. */
interface SeasonNotice {
  /** Identifies it within the season. */
  readonly key: string;
  readonly players: readonly string[];
  /** The notification of each player, in their own time zone. */
  compose(preferences: Preferences): PlayerNotification;
}

/**
 * Sends it unless it has been sent before.
 * @returns the keys that have just been sent
 */
async function notifyOnce(
  deps: Deps,
  season: SeasonRecord,
  notice: SeasonNotice,
): Promise<readonly string[]> {
  const { key, players, compose } = notice;
  if ((await deps.store.seasonDue(season.id))?.told.includes(key) === true) return [];
  const preferences = preferencesIn(deps);
  const addressed = await Promise.all(
    players.map(async (player) => ({ player, notifications: [compose(await preferences(player))] })),
  );
  // The id is derived from the content, so that a rerun after a crash notifies no one twice.
  const cause = { id: `${season.id}-${key}`, at: deps.clock() };
  await dispatch(deps, cause, addressed, [], preferences);
  return [key];
}

function about(season: SeasonRecord, kind: PlayerNotification['kind'], anchor = '') {
  return { kind, league: season.league, path: `/seasons/${season.id}${anchor}`, deadline: null };
}

/** Notifies a player of the bonus and penalty points that they have now. */
export async function notifyAdjusted(
  deps: Deps,
  season: SeasonRecord,
  cause: string,
  { player, adjustments = [] }: EntryRecord,
): Promise<void> {
  if (player.kind !== 'human') return;
  const notification: PlayerNotification = {
    ...about(season, 'ruling', '/standing'),
    title: message('news.adjusted', { season: season.name }),
    lines: [
      ...adjustments.map(adjustmentInWords),
      ...(adjustments.length === 0 ? [message('news.noAdjustments')] : []),
    ],
  };
  await dispatch(deps, { id: cause, at: deps.clock() }, [
    { player: player.id, notifications: [notification] },
  ]);
}

/** Notifies the players of a season that its cancellation was taken back. */
export async function notifyRestored(deps: Deps, season: SeasonRecord, cause: string): Promise<void> {
  const notification: PlayerNotification = {
    ...about(season, 'season'),
    title: message('season.restored', { season: season.name }),
    lines: [
      message('season.takenBack'),
      ...(season.status === 'running' ? [message('season.boardsGoOn')] : []),
    ],
  };
  const players = await playersOf(deps, season);
  await dispatch(
    deps,
    { id: cause, at: deps.clock() },
    players.map((player) => ({ player, notifications: [notification] })),
  );
}

/** Asks players who have not checked in for a round: once when the check-in opens, once before it closes. */
export async function notifyCheckIn(
  deps: Deps,
  season: SeasonRecord,
  silent: readonly EntryRecord[],
  round: number,
  { from, reminds, until }: CheckInHours,
): Promise<readonly string[]> {
  const now = deps.clock();
  if (now < from || now >= until) return [];
  const isLast = now >= reminds;
  return notifyOnce(deps, season, {
    key: `${isLast ? 'remind' : 'ask'}-${round}`,
    players: silent.map(({ player }) => player.id),
    compose: (preferences) => checkInQuestion(season, { round, until, isLast }, preferences),
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
  { zone, language }: Preferences,
): PlayerNotification {
  const time = hourInZone(zone, until, language);
  const stage = stageInWords(season, round);
  const ofRound = { season: season.name, round };
  const asked = isLast ? message('season.notCheckedIn', ofRound) : message('season.doYouPlay', ofRound);
  const common = { ...about(season, 'check-in', '#check-in'), deadline: until };
  if (stage === undefined)
    return {
      ...{ ...common, title: asked },
      lines: [message('season.sayUntil', { time, round }), ofSilence(season)],
    };
  const parts = { season: season.name, stage };
  return {
    ...common,
    title: isLast ? message('season.notCheckedInStage', parts) : message('season.doYouPlayStage', parts),
    lines: [message('season.sayUntilStage', { time, stage }), ofSilence(season)],
  };
}

const HOUR_MS = 3_600_000;

/** Reminds players who are silent in an open check-in, at an organizer's request: at most once an hour. */
export async function remindOfCheckIn(
  deps: Deps,
  season: SeasonRecord,
  { round, until, silent }: Pick<AskedRound, 'round' | 'until'> & { readonly silent: readonly EntryRecord[] },
): Promise<void> {
  const at = deps.clock();
  const preferences = preferencesIn(deps);
  const addressed = await Promise.all(
    silent.map(async ({ player: { id } }) => {
      const question = checkInQuestion(season, { round, until, isLast: true }, await preferences(id));
      return { player: id, notifications: [question] };
    }),
  );
  // The same id is sent only once, and the id contains the hour.
  const id = `${season.id}-reminded-${round}-${Math.floor(at / HOUR_MS)}`;
  await dispatch(deps, { id, at }, addressed, [], preferences);
}

function ofSilence({ format, schedule }: SeasonRecord): Message {
  const { assume } = checkInOf({ schedule: schedule ?? NO_DATES });
  const plays = assume === 'plays' || knocksOut(format);
  return plays ? message('season.silencePlays') : message('season.silenceSitsOut');
}

const SLOW: Readonly<Record<SlowBoards, Message>> = {
  stands: message('season.slowStands'),
  void: message('season.slowVoid'),
};

/** Notifies the players of boards that are still running, once, that their round ends soon. */
export async function notifyRoundEnd(
  deps: Deps,
  season: SeasonRecord,
  running: readonly BoardRecord[],
  { state, end, round }: { readonly state: SeasonState; readonly end: number | null; readonly round: number },
): Promise<readonly string[]> {
  if (end === null || state.last === null || deps.clock() < warnsAt(end, state.last)) return [];
  const stage = stageInWords(season, round);
  const seats = running.flatMap((board) => board.seats);
  const people = seats.filter(({ player }) => player.kind === 'human').map(({ player }) => player.id);
  return notifyOnce(deps, season, {
    key: `end-${round}`,
    players: [...new Set(people)],
    compose: ({ zone, language }) => {
      const time = hourInZone(zone, end, language);
      const { title, line } =
        stage === undefined
          ? {
              title: message('season.endsSoon', { round, season: season.name }),
              line: message('season.roundEnds', { round, time }),
            }
          : {
              title: message('season.stageEndsSoon', { stage, season: season.name }),
              line: message('season.stageEnds', { stage, time }),
            };
      return { ...about(season, 'season'), title, lines: [line, SLOW[state.schedule.slow]], deadline: end };
    },
  });
}

/** Notifies the people who run the league that a round lacks players. */
export async function notifyTooFewPlayers(
  deps: Deps,
  season: SeasonRecord,
  round: number,
): Promise<readonly string[]> {
  const stage = stageInWords(season, round);
  return notifyOnce(deps, season, {
    key: `short-${round}`,
    players: await organizersOf(deps, season),
    compose: () => ({
      ...about(season, 'season'),
      ...(stage === undefined
        ? {
            title: message('season.tooFew', { season: season.name, round }),
            lines: [message('season.roundWaits', { round }), message('season.opensWhen')],
          }
        : {
            title: message('season.tooFewStage', { season: season.name, stage }),
            lines: [message('season.stageWaits', { stage }), message('season.opensWhen')],
          }),
    }),
  });
}

/** Notifies the people who run the league that a draft could not be announced at its scheduled time, and why. */
export async function notifyRefusedDraft(
  deps: Deps,
  draft: SeasonRecord,
  why: readonly StoredText[],
): Promise<void> {
  const title = message('season.notAnnounced', { draft: draft.name });
  const lines = [message('season.wasToBeAnnounced'), ...why, message('season.announceByHand')];
  const path = `/leagues/${draft.league.id}/drafts/${draft.id}`;
  const notification: PlayerNotification = { ...about(draft, 'season'), path, title, lines };
  const addressed = (await organizersOf(deps, draft)).map((player) => ({
    player,
    notifications: [notification],
  }));
  await dispatch(deps, { id: `${draft.id}-refused-${draft.version}`, at: deps.clock() }, addressed);
}

/** Notifies players and organizers that a start was postponed, and why. */
export async function notifyPostponedStart(deps: Deps, season: SeasonRecord): Promise<readonly string[]> {
  const { postponed } = season;
  if (postponed === undefined) return [];
  return notifyOnce(deps, season, {
    key: `postponed-${postponed.at}`,
    players: [...new Set([...(await organizersOf(deps, season)), ...(await playersOf(deps, season))])],
    compose: () => ({
      ...about(season, 'season'),
      title: message('season.postponed', { season: season.name }),
      lines: [message('season.tooFewBecause', { why: postponed.why }), message('season.staysOpen')],
    }),
  });
}

/** Notifies all players of a season, including the wait list, that it was cancelled, and why. */
export async function notifyCancelledSeason(deps: Deps, season: SeasonRecord): Promise<readonly string[]> {
  const { cancelled } = season;
  if (cancelled === undefined) return [];
  return notifyOnce(deps, season, {
    // Earlier releases cancelled a season once.
    key: cancelled.from === undefined ? 'cancelled' : `cancelled-${cancelled.at}`,
    players: await playersOf(deps, season),
    compose: () => ({
      ...about(season, 'season'),
      title: message('season.cancelled', { season: season.name }),
      lines: [message('season.cancelledBecause', { reason: cancelled.reason }), message('season.boardsEnd')],
    }),
  });
}

/**
 * Asks the players of the previous season whether they play again, except those whom the league has banned or who have
 * left it; players who already have a place are notified of that.
 */
export async function notifyNextSeason(deps: Deps, season: SeasonRecord): Promise<readonly string[]> {
  if (season.after === undefined) return [];
  const [last, entries, before] = await Promise.all([
    deps.store.season(season.after),
    deps.store.entries(season.id),
    deps.store.entries(season.after),
  ]);
  const placed = new Set(entries.filter(({ state }) => state === 'in').map(({ player }) => player.id));
  const others = peopleIn(before).filter((player) => !placed.has(player));
  // Banned players, and players who left the league, still have entries in finished seasons.
  const former = await formerPlayers(deps, season.league.id, others);
  const isDivision = season.division !== undefined;
  const asked = isDivision ? [...placed] : others.filter((player) => !former.has(player));
  const code = season.registration.code === null ? '' : `?code=${season.registration.code}`;
  return notifyOnce(deps, season, {
    key: 'next',
    players: asked,
    compose: (preferences) => ({
      ...about(season, 'registration', isDivision ? '' : `${code}#register`),
      title: isDivision
        ? message('season.havePlace', { season: season.name })
        : message('season.playAgain', { season: season.name }),
      lines: isDivision
        ? [message('season.youPlayIn', { season: season.name }), message('season.withdraw')]
        : [followsInWords(season, last), ofRegistration(season, preferences)],
    }),
  });
}

function followsInWords({ name: season }: SeasonRecord, last: SeasonRecord | undefined): Message {
  return last === undefined
    ? message('season.followsLast', { season })
    : message('season.follows', { season, last: last.name });
}

function ofRegistration({ schedule }: SeasonRecord, { zone, language }: Preferences): Message {
  const opensAt = schedule?.opensAt ?? null;
  if (opensAt === null) return message('season.registrationOpen');
  return message('season.registrationOpens', { time: hourInZone(zone, Date.parse(opensAt), language) });
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
