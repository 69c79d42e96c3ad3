import pMap from 'p-map';
import type { Message } from '../../../engine/game';
import { hourInZone } from '../../../messages/hour-in-zone';
import { isBanned } from '../member/bans';
import type { Deps } from '../platform/deps';
import type {
  Admitted,
  Announced,
  GameRuled,
  MemberRuled,
  PressSent,
  ResultRuled,
} from '../platform/events.records';
import { message } from '../platform/message';
import type { InvitedToTeam } from '../platform/request-events.records';
import { isPracticeBoard } from '../practice/practice-boards';
import { blocksIn } from '../press/blocked-seats';
import { PUBLIC_THREAD } from '../press/press-rules';
import type { SeasonRecord } from '../season/seasons.records';
import { dispatch, gather, type PlayerNotification } from './dispatch';
import { newMessages, peopleOf, rulingOf } from './of-game';
import { preferencesOf } from './preferences';
import { rescheduleReminder } from './remind';

/** Messages wait for the next quarter of an hour, so that one notification covers a whole thread. */
const GATHERED_MS = 15 * 60_000;

/** Notifies the players of a game of a moderator's ruling, including players who lost their seat by it. */
export async function notifyRuling(deps: Deps, event: GameRuled | ResultRuled): Promise<void> {
  const [game, gate, rulings] = await Promise.all([
    deps.store.game(event.game),
    deps.store.gate(event.game),
    deps.store.rulings(event.game),
  ]);
  const ruling = rulings.findLast(({ at, number }) =>
    event.ruling === undefined ? at === event.at : number === event.ruling,
  );
  if (game === undefined || ruling === undefined) return;
  const notifications = [rulingOf(game, gate, ruling, event.kind)];
  const left = game.left.filter(
    ({ player, step }) => ruling.kind === 'replace' && player.kind === 'human' && step === ruling.step,
  );
  const players = new Set([...peopleOf(game), ...left].map(({ player }) => player.id));
  await dispatch(
    deps,
    event,
    [...players].map((player) => ({ player, notifications })),
  );
  if (gate !== undefined) await rescheduleReminder(deps, game, gate);
}

/** Notifies a league, or the players of the season that the announcement is about. */
export async function notifyAnnouncement(deps: Deps, event: Announced): Promise<void> {
  const { league, season } = event;
  // An edited announcement is sent in its current form; a withdrawn one is not sent.
  const text = (await deps.store.announcement(league.id, event.id))?.text;
  if (text === undefined) return;
  const [members, entries] = await Promise.all([
    deps.store.members(league.id),
    season === null ? null : deps.store.entries(season.id),
  ]);
  const banned = new Set(members.filter((one) => isBanned(one, deps.clock())).map(({ player }) => player.id));
  const audience = entries?.filter(({ state }) => state === 'in') ?? members;
  const people = audience.filter(({ player }) => player.kind === 'human' && !banned.has(player.id));
  const common = {
    kind: 'announcement' as const,
    league,
    title: message('news.announcement', { of: season?.name ?? league.name }),
    lines: [text],
    path: season === null ? `/leagues/${league.id}` : `/seasons/${season.id}`,
    deadline: null,
  };
  const addressed = people.map(({ player }) => ({ player: player.id, notifications: [common] }));
  await dispatch(deps, event, addressed, [
    { league: league.id, kind: 'announcement', compose: () => common },
  ]);
}

/** Sends a member the note that a moderator wrote to them. */
export async function notifyWarning(deps: Deps, event: MemberRuled): Promise<void> {
  const { league, player, note, until } = event;
  const title = message('news.note', { league: league.name });
  const { zone, language } = await preferencesOf(deps, player);
  const warning: PlayerNotification = {
    ...{ kind: 'warning', league, title },
    lines: [
      note,
      ...(until === undefined ? [] : [message('news.banEnds', { time: hourInZone(zone, until, language) })]),
    ],
    ...{ path: '/', deadline: null },
  };
  await dispatch(deps, event, [{ player, notifications: [warning] }]);
}

/** Notifies a player of the answer to their entry request, or that an organizer entered or invited them. */
export async function notifyAdmission(deps: Deps, event: Admitted): Promise<void> {
  const season = await deps.store.season(event.season);
  if (season === undefined) return;
  const qualified = event.from === 'invited' ? await qualifiedLines(deps, season, event.player) : undefined;
  const admission: PlayerNotification = {
    kind: 'registration',
    league: season.league,
    title: admissionTitle(event.from, season.name),
    lines: [...(qualified ?? [admissionOf(event.from, season)])],
    path: `/seasons/${season.id}`,
    deadline: null,
    ...(event.from === 'invited' && { invitesTo: season.id }),
  };
  await dispatch(deps, event, [{ player: event.player, notifications: [admission] }]);
}

/** Notifies a player whom a team invites, unless the invitation was taken back or answered meanwhile. */
export async function notifyTeamInvitation(deps: Deps, event: InvitedToTeam): Promise<void> {
  const { league: id, player } = event;
  const [league, team] = await Promise.all([deps.store.league(id), deps.store.team(id, event.team)]);
  if (league === undefined || team?.invited.includes(player) !== true) return;
  const invitation: PlayerNotification = {
    kind: 'registration',
    league: { id, name: league.name },
    title: message('admission.invitedToTeam', { team: team.name }),
    lines: [message('admission.fromTeam', { team: team.name, league: league.name })],
    path: `/leagues/${id}/teams/${team.id}`,
    deadline: null,
  };
  await dispatch(deps, event, [{ player, notifications: [invitation] }]);
}

/** What a player reads whom an earlier table invites, with the time to answer; undefined for any other invitation. */
async function qualifiedLines(
  deps: Deps,
  season: SeasonRecord,
  player: string,
): Promise<readonly Message[] | undefined> {
  const answerBy = (await deps.store.entry(season.id, player))?.answerBy;
  if (answerBy === undefined) return undefined;
  const first = message('admission.fromQualified', { season: season.name, league: season.league.name });
  if (answerBy === null) return [first, message('admission.answerBeforeStart')];
  const { zone, language } = await preferencesOf(deps, player);
  return [first, message('admission.answerBy', { time: hourInZone(zone, answerBy, language) })];
}

function admissionTitle(from: Admitted['from'], season: string): Message {
  switch (from) {
    case 'invited':
      return message('admission.invited', { season });
    case 'declined':
      return message('admission.declined', { season });
    case 'full':
      return message('admission.full', { season });
    default:
      return message('admission.in', { season });
  }
}

function admissionOf(from: Admitted['from'], { name, league }: SeasonRecord): Message {
  const parts = { season: name, league: league.name };
  switch (from) {
    case 'waiting':
      return message('admission.fromWaiting', parts);
    case 'asked':
      return message('admission.fromAsked', parts);
    case 'entered':
      return message('admission.fromEntered', parts);
    case 'full':
      return message('admission.fromFull', parts);
    case 'declined':
      return message('admission.fromDeclined', parts);
    case 'invited':
      return message('admission.fromInvited', parts);
  }
}

/** Notifies the readers of a thread of new messages, with one notification until it is sent. */
export async function notifyPress(deps: Deps, event: PressSent): Promise<void> {
  const { game, gate } = (await deps.store.gameAndGate(event.game)) ?? {};
  // Delayed press is delivered at the end of the step, which has its own notification. A practice board sends none
  // (ADR 035).
  if (game === undefined || gate === undefined || game.press === 'delayed' || isPracticeBoard(game.id))
    return;
  const isPublic = event.thread === PUBLIC_THREAD;
  const seats = isPublic ? game.seats.map(({ seat }) => seat) : event.thread.split('+');
  const readers = peopleOf(game).filter(({ seat }) => seats.includes(seat) && seat !== event.from);
  const notifications = [newMessages(game, event.from, isPublic)];
  const dueAt = (Math.floor(event.at / GATHERED_MS) + 1) * GATHERED_MS;
  const sender = game.seats.find(({ seat }) => seat === event.from)?.player.id ?? '';
  await pMap(readers, async ({ player }) => {
    const blocks = blocksIn(game, await deps.store.blockedBy(player.id), gate.state === 'finished');
    if (blocks(event.from, sender)) return;
    await gather(deps, event, [{ player: player.id, notifications }], {
      subject: `press-${event.game}-${event.thread}`,
      dueAt,
    });
  });
}
