import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { Caller } from '../access/caller';
import { personIn } from '../account/profile';
import { requestToSettle } from '../inbox/to-settle';
import { canJoin } from '../league/open-league';
import { isBanned } from '../member/bans';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { meetsConditions } from '../qualification/entry-conditions';
import { isOpenInvitation } from '../qualification/lapsed';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { checkedAnswers } from './answers';
import type { AnswersRecord } from './answers.records';
import { enterFreePlace } from './enter-free-place';
import { type EntryWishes, newEntry } from './new-entry';
import { cupClosed, cupHasBegun, registrationClosed } from './registration-hours';
import { askedOf, policyRefusal } from './sign-up-terms';

export interface Accepting {
  /** The version of the season's absence policy that the caller accepts. */
  readonly accepts?: number | undefined;
}

export interface Answering {
  /** Answers to the season's questions. */
  readonly answers?: AnswersRecord['answers'] | undefined;
}

/** Registers the caller according to the season's settings: at once, after approval, or on the wait list. */
export async function register(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  {
    code,
    accepts,
    answers,
    ...wishes
  }: EntryWishes & Accepting & Answering & { readonly code?: string | undefined },
): Promise<Outcome<EntryRecord>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const member = await deps.store.member(season.league.id, caller.id);
  if (isBanned(member, deps.clock())) return refuse(BANNED);
  const open = await canJoin(deps, season.league.id, member);
  if (!open.ok) return open;
  // One that was not answered in time is none, whether or not it has been taken back already.
  const invited = isOpenInvitation(await deps.store.entry(seasonId, caller.id), season, deps.clock());
  // An invited player may answer until the season is over.
  const closed = invited ? undefined : registrationClosed(season, deps.clock());
  if (closed !== undefined) return refuse(closed);
  if (cupHasBegun(season)) return refuse(cupClosed(season));
  const { mode, code: secret } = season.registration;
  if (!invited && mode === 'invitation' && (secret === null || code !== secret))
    return refuse({
      code: 'not-allowed',
      why: { text: 'byInvitation' },
    });
  const fits = invited ? done(null) : await meetsConditions(deps, season, member, caller.id);
  if (!fits.ok) return fits;
  const asked = await askedOf(deps, season, caller, accepts);
  if (!asked.ok) return asked;
  const answered = checkedAnswers(season, answers);
  if (!answered.ok) return answered;
  const player = await personIn(deps, caller, season.league.id);
  const state = mode === 'approval' && !invited ? 'asked' : 'in';
  const entry = newEntry(season, player, deps.clock(), state, wishes);
  return enterOrWait(deps, season, { ...entry, ...asked.value }, { invited, answers: answered.value });
}

const BANNED = { code: 'not-allowed', why: { text: 'banned' } } as const;

async function enterOrWait(
  deps: Deps,
  season: SeasonRecord,
  entry: EntryRecord,
  { invited, answers }: { readonly invited: boolean; readonly answers: AnswersRecord['answers'] },
): Promise<Outcome<EntryRecord>> {
  const { player, at: joinedAt } = entry;
  const member = { league: season.league.id, player, roles: ['player' as const], joinedAt };
  // A place may become free while a player joins the wait list, and a ladder's board may be complete. A player who
  // takes a place in a division gives back the one below.
  const follows =
    entry.state === 'waiting' || season.format.kind === 'ladder' || season.division !== undefined;
  const events = [
    ...(follows ? [seasonChanged(deps, season.id)] : []),
    ...(entry.state === 'asked' ? [requestToSettle(deps, season, entry)] : []),
  ];
  const entered = await enterFreePlace(deps, season, entry, {
    member,
    events,
    // An invited player may answer until the season is over, or until the invitation has lapsed or been taken back.
    untilOver: invited,
    ...(answers.length > 0 && { answers: { season: season.id, player: player.id, answers } }),
    ...(invited && { replaces: ['invited'] }),
  });
  switch (entered) {
    case 'full':
      return enterOrWait(deps, season, { ...entry, state: 'waiting' }, { invited, answers });
    case 'closed':
      return refuse({ code: 'registration-closed' });
    case 'banned':
      return refuse(BANNED);
    case 'already-in': {
      const kept = await deps.store.entry(season.id, entry.player.id);
      if (kept?.state === 'withdrawn') return refuse({ code: 'changed-meanwhile' });
      if (kept?.state !== 'removed') return refuse({ code: 'already-registered' });
      return refuse({
        code: 'not-allowed',
        why: { text: 'twoAccounts' },
      });
    }
    case 'entered':
      if (follows) await reconcileSeason(deps, season.id);
      return done(entry);
  }
}

/**
 * Withdraws the caller's registration. Before the start the next player of the wait list moves up; later the player is
 * not seated in further rounds, and the board they sit on continues.
 */
export async function withdraw(deps: Deps, caller: Caller, seasonId: string): Promise<Outcome<null>> {
  const [season, entry] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.entry(seasonId, caller.id),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (season.status === 'finished') return refuse({ code: 'registration-closed' });
  if (entry === undefined || hasLeft(entry)) return refuse({ code: 'not-registered' });
  const events = [seasonChanged(deps, seasonId)];
  const moved = await deps.store.moveEntry(entry, 'withdrawn', null, { events });
  if (moved !== 'moved') return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, seasonId);
  return done(null);
}

function hasLeft({ state }: EntryRecord): boolean {
  return state === 'withdrawn' || state === 'removed';
}

/** Whether a round comes right after the next one, and that one is drawn: no other round can be answered for early. */
async function followsDrawn(deps: Deps, season: SeasonRecord, round: number): Promise<boolean> {
  return round === season.round + 2 && (await deps.store.round(season.id, season.round + 1)) !== undefined;
}

/** The refusal of an answer for a round that has been drawn. */
function drawn({ rounds, format }: SeasonRecord, round: number): Refusal {
  const isLast = !knocksOut(format) && round >= rounds;
  return { code: 'round-drawn', round, next: isLast ? null : round + 1 };
}

/** Replaces the caller's answers to the season's questions, until it starts. */
async function changeAnswers(
  deps: Deps,
  season: SeasonRecord,
  { id: player }: Caller,
  given: AnswersRecord['answers'],
): Promise<Outcome<null>> {
  if (season.status !== 'registration') return refuse(ANSWERS_FIXED);
  const answers = checkedAnswers(season, given);
  if (!answers.ok) return answers;
  const saved = await deps.store.saveAnswers({ season: season.id, player, answers: answers.value });
  if (saved === 'started') return refuse(ANSWERS_FIXED);
  return saved === 'saved' ? done(null) : refuse({ code: 'not-registered' });
}

const ANSWERS_FIXED = { code: 'not-allowed', why: { text: 'answersFixed' } } as const;

/** Whether a player plays a round; the next one, unless they name it. On a ladder: whether they want a board. */
interface Answer {
  readonly confirm?: boolean | undefined;
  readonly round?: number | undefined;
}

/**
 * Changes the caller's wishes, or says whether they play a round. A drawn round takes no more answers; one that waits for
 * its organizer's review still takes a no.
 */
export async function changeEntry(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  {
    prefers,
    avoids,
    zone,
    confirm,
    accepts,
    answers,
    ...asked
  }: EntryWishes & Accepting & Answering & Answer,
): Promise<Outcome<null>> {
  const [season, entry] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.entry(seasonId, caller.id),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (entry === undefined || hasLeft(entry)) return refuse({ code: 'not-registered' });
  if (season.status === 'finished') return refuse({ code: 'not-allowed', why: { text: 'seasonOver' } });
  if (accepts !== undefined && accepts !== season.absence?.version) return refuse(policyRefusal(season));
  if (answers !== undefined) {
    const changed = await changeAnswers(deps, season, caller, answers);
    if (!changed.ok) return changed;
  }
  const isLadder = season.format.kind === 'ladder';
  const round = asked.round ?? season.round + 1;
  if (!isLadder && round > season.round + 1 && !(await followsDrawn(deps, season, round)))
    return refuse({ code: 'not-found', what: 'round' });
  const wanted = isLadder ? deps.clock() : round;
  const unwanted = isLadder ? 0 : Math.min(entry.confirmed, round - 1);
  // Declining is an answer too: it differs from not answering.
  const declining = confirm === undefined || isLadder ? {} : { declined: confirm ? 0 : round };
  const isSaid = confirm === true && !isLadder && entry.confirmed >= round && (entry.declined ?? 0) !== round;
  const answersFor =
    confirm === undefined || isLadder || isSaid ? undefined : { round, whilePlanned: !confirm };
  if (answersFor !== undefined && round <= season.round) return refuse(drawn(season, round));
  const details = {
    ...(prefers && { prefers: [...prefers] }),
    ...(avoids && { avoids: [...avoids] }),
    ...(zone !== undefined && { zone }),
    ...(confirm !== undefined && { confirmed: confirm ? wanted : unwanted, ...declining }),
    ...(accepts !== undefined && { accepted: accepts }),
  };
  // It may complete a ladder's board or shorten its line, and a round may open once everyone has answered.
  const follows = confirm !== undefined;
  const event = follows ? seasonChanged(deps, seasonId) : undefined;
  const saved = await deps.store.saveEntryDetails(entry, details, { event, answersFor });
  if (saved === 'drawn') return refuse(drawn(season, round));
  if (saved !== 'saved') return refuse({ code: 'not-registered' });
  if (follows) await reconcileSeason(deps, seasonId);
  return done(null);
}
