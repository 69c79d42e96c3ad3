import * as z from 'zod';
import { myCheckIns } from '../core/entry/my-check-ins.view';
import { checkInFor, remindSilent } from '../core/entry/open-check-in';
import { CheckInAnswers, MyCheckIns } from '../core/entry/season-entries.schema';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { closeRegistration, endRoundNow, openRoundNow } from '../core/round/advance-early';
import { changeRoundClock, roundClockView } from '../core/round/round-clock';
import { ChangeRoundClock, RoundClock } from '../core/round/round-clock.schema';
import { cancelSeason, restoreSeason } from '../core/season/cancel-season';
import { draftNextSeason } from '../core/season/create-next-season';
import {
  announceDraft,
  changeDraft,
  deleteDraft,
  draftFor,
  draftsFor,
  keepDraft,
} from '../core/season/drafts';
import { seasonView } from '../core/season/season.view';
import { checkInAnswers, draftView } from '../core/season/season-life.view';
import { CreateSeason, SeasonDraft, SeasonDrafts } from '../core/season/season-settings.schema';
import { CancelSeason, EndRound, Season } from '../core/season/seasons.schema';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const OneLeague = z.object({ id: Id });
const OneDraft = z.object({ id: Id, draft: Id });
const OneSeason = z.object({ id: Id });
const OneRound = z.object({ id: Id, round: z.coerce.number().int().min(1).max(9999) });

/** Drafts of seasons, check-ins, manual advances before the schedule, and the clock of a round at real tables. */
export const seasonLife = [
  operation({
    method: 'GET',
    path: '/me/check-ins',
    servedBy: 'season-life',
    tag: 'Me',
    scope: 'read',
    access: 'account',
    summary: 'Rounds for which I can say now whether I play',
    reply: MyCheckIns,
    handle: async ({ deps, caller }) => done({ checkIns: [...(await myCheckIns(deps, caller))] }),
  }),
  operation({
    method: 'GET',
    path: '/seasons/{id}/check-in',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'read',
    access: 'organizer',
    summary: 'Who plays the next round, sits it out, or has not answered the open check-in (organizers)',
    params: OneSeason,
    reply: CheckInAnswers,
    handle: ({ deps, caller, params }) =>
      andThen(checkInFor(deps, caller, params.id), async ({ checkIn }) => done(checkInAnswers(checkIn))),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/check-in/reminders',
    servedBy: 'season-life',
    limit: LIMITS.reminders,
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Remind those who have not answered the open check-in, each once an hour at most (organizers)',
    params: OneSeason,
    reply: CheckInAnswers,
    handle: ({ deps, caller, params }) =>
      andThen(remindSilent(deps, caller, params.id), () =>
        andThen(checkInFor(deps, caller, params.id), async ({ checkIn }) => done(checkInAnswers(checkIn))),
      ),
  }),
  operation({
    method: 'GET',
    path: '/leagues/{id}/drafts',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'read',
    access: 'organizer',
    summary: 'The drafts of a league’s seasons (organizers)',
    params: OneLeague,
    reply: SeasonDrafts,
    handle: ({ deps, caller, params }) =>
      andThen(draftsFor(deps, caller, params.id), (drafts) => done({ drafts: drafts.map(draftView) })),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/drafts',
    servedBy: 'season-life',
    takesVariant: true,
    limit: LIMITS.seasons,
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Keep a season as a draft, which only organizers see (organizers)',
    params: OneLeague,
    body: CreateSeason,
    reply: SeasonDraft,
    location: ({ id, league }) => `/leagues/${league.id}/drafts/${id}`,
    handle: ({ deps, caller, params, body }) =>
      andThen(keepDraft(deps, caller, params.id, body), (draft) => done(draftView(draft))),
  }),
  operation({
    method: 'GET',
    path: '/leagues/{id}/drafts/{draft}',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'read',
    access: 'organizer',
    summary: 'A draft (organizers)',
    params: OneDraft,
    reply: SeasonDraft,
    handle: ({ deps, caller, params }) =>
      andThen(draftFor(deps, caller, params.id, params.draft), (draft) => done(draftView(draft))),
  }),
  operation({
    method: 'PUT',
    path: '/leagues/{id}/drafts/{draft}',
    servedBy: 'season-life',
    takesVariant: true,
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Change a draft (organizers)',
    params: OneDraft,
    body: CreateSeason,
    reply: SeasonDraft,
    handle: ({ deps, caller, params, body }) =>
      andThen(changeDraft(deps, caller, params.id, params.draft, body), (draft) => done(draftView(draft))),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/drafts/{draft}',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'one',
    summary: 'Delete a draft (organizers)',
    params: OneDraft,
    reply: SeasonDrafts,
    handle: ({ deps, caller, params }) =>
      andThen(deleteDraft(deps, caller, params.id, params.draft), () =>
        andThen(draftsFor(deps, caller, params.id), (drafts) => done({ drafts: drafts.map(draftView) })),
      ),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/drafts/{draft}/announcement',
    servedBy: 'season-life',
    limit: LIMITS.seasons,
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Announce a draft: everyone sees the season from now on (organizers)',
    params: OneDraft,
    reply: Season,
    location: ({ id }) => `/seasons/${id}`,
    handle: ({ deps, caller, language, params }) =>
      andThen(announceDraft(deps, caller, params.id, params.draft), ({ id }) =>
        seasonView(deps, caller, language, id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/close-registration',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    limit: 'by-role',
    summary: 'Close registration before its date (organizers)',
    params: OneSeason,
    reply: Season,
    handle: ({ deps, caller, language, params }) =>
      andThen(closeRegistration(deps, caller, params.id), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/cancel',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm-once-started',
    writes: 'several',
    limit: 'by-role',
    summary:
      'Cancel a season; its players hear why, open boards stop and a day later end without a result (organizers)',
    params: OneSeason,
    body: CancelSeason,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(cancelSeason(deps, caller, params.id, body.reason), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/restore',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm-once-started',
    writes: 'several',
    limit: 'by-role',
    summary: 'Take a cancellation back within a day; boards that it stopped go on (organizers)',
    params: OneSeason,
    reply: Season,
    handle: ({ deps, caller, language, params }) =>
      andThen(restoreSeason(deps, caller, params.id), () => seasonView(deps, caller, language, params.id)),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/next',
    servedBy: 'season-life',
    limit: LIMITS.seasons,
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Keep the next season as a draft; announced, it asks the players of this one (organizers)',
    params: OneSeason,
    reply: SeasonDraft,
    location: ({ id, league }) => `/leagues/${league.id}/drafts/${id}`,
    handle: ({ deps, caller, params }) =>
      andThen(draftNextSeason(deps, caller, params.id), (draft) => done(draftView(draft))),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/rounds/{round}/open',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: 'by-role',
    summary: 'Open the next round before its hour (organizers)',
    params: OneRound,
    reply: Season,
    handle: ({ deps, caller, language, params }) =>
      andThen(openRoundNow(deps, caller, params.id, params.round), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/rounds/{round}/end',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: 'by-role',
    summary: 'End the round that is being played: its open boards end (organizers)',
    params: OneRound,
    body: EndRound,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(endRoundNow(deps, caller, params.id, params.round, body.as), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/clock',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'read',
    summary: 'The clock of the round that is played at real tables, with the time of the platform',
    params: OneSeason,
    reply: RoundClock,
    handle: ({ deps, params }) => roundClockView(deps, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/clock',
    servedBy: 'season-life',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    // It runs alike for all tables, and nothing happens to the round when it ends.
    conflict: 'none',
    writes: 'one',
    summary:
      'Start, pause, extend or reset the clock of the round that is played at real tables (organizers)',
    params: OneSeason,
    body: ChangeRoundClock,
    reply: RoundClock,
    handle: ({ deps, caller, params, body }) => changeRoundClock(deps, caller, params.id, body),
  }),
];
