import * as z from 'zod';
import { endLadder } from '../core/division/ladder';
import { decideEntry } from '../core/entry/decide-entries';
import { changeEntry, register, withdraw } from '../core/entry/registration';
import { ChangeEntry, DecideEntry, Register } from '../core/entry/season-entries.schema';
import { Id, PlayerId } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { Bracket } from '../core/round/bracket.schema';
import { bracketView } from '../core/round/bracket.view';
import { ChangeChairs } from '../core/round/chairs.schema';
import { changeChairs } from '../core/round/change-chairs';
import { changedRound, drawnRound, drawView } from '../core/round/draw.view';
import { Draw, KeepApart, Round, SeatRound, SeenPlan, SwapPlayers } from '../core/round/draws.schema';
import { keepApart } from '../core/round/keep-apart';
import { redrawRound, releaseRound, swapPlayers } from '../core/round/review-round';
import { seatRoundByList } from '../core/round/seat-round-by-list';
import { Calendar, PlanCalendar } from '../core/season/calendar.schema';
import { plannedCalendar } from '../core/season/calendar.view';
import { changeSeason, createSeason } from '../core/season/manage-seasons';
import { seasonView } from '../core/season/season.view';
import { CreateSeason } from '../core/season/season-settings.schema';
import { settingsView } from '../core/season/season-settings.view';
import { Season } from '../core/season/seasons.schema';
import { startSeason } from '../core/season/start-season';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const OneSeason = z.object({ id: Id });
const OneRound = z.object({ id: Id, round: z.coerce.number().int().min(1).max(9999) });

export const seasons = [
  operation({
    method: 'POST',
    path: '/leagues/{id}/seasons',
    servedBy: 'seasons',
    takesVariant: true,
    limit: LIMITS.seasons,
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Announce a season and open its registration (organizers)',
    params: OneSeason,
    body: CreateSeason,
    reply: Season,
    location: ({ id }) => `/seasons/${id}`,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(createSeason(deps, caller, params.id, body), (created) =>
        seasonView(deps, caller, language, created.id),
      ),
  }),
  openOperation({
    method: 'POST',
    path: '/calendar',
    servedBy: 'seasons',
    takesVariant: true,
    tag: 'Seasons',
    scope: 'read',
    conflict: 'none',
    writes: 'none',
    limit: 'stores-nothing',
    summary: 'Preview the dates of a season with these settings; nothing is stored',
    body: PlanCalendar,
    reply: Calendar,
    handle: ({ deps, body }) => plannedCalendar(deps, body),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'read',
    summary: 'A season with its boards and standing',
    params: OneSeason,
    reply: Season,
    handle: ({ deps, caller, language, params }) => seasonView(deps, caller, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/settings',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'read',
    summary: 'The settings of a season, ready to announce another one',
    params: OneSeason,
    reply: CreateSeason,
    handle: ({ deps, params }) => settingsView(deps, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/settings',
    servedBy: 'seasons',
    takesVariant: true,
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm-once-started',
    writes: 'several',
    summary: 'Change the settings, as far as that is fair to its players (organizers)',
    params: OneSeason,
    body: CreateSeason,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(changeSeason(deps, caller, params.id, body), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/entries',
    servedBy: 'seasons',
    limit: LIMITS.joins,
    tag: 'Seasons',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    summary: 'Register for a season',
    params: OneSeason,
    body: Register,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(register(deps, caller, params.id, body), () => seasonView(deps, caller, language, params.id)),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/entries/me',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    summary: 'Change my wishes, or say whether I play the next round',
    params: OneSeason,
    body: ChangeEntry,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(changeEntry(deps, caller, params.id, body), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/entries/{player}/decision',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm-out-of-order',
    writes: 'several',
    summary: 'Admit or decline a player who asked to register (organizers)',
    params: OneSeason.extend({ player: PlayerId }),
    body: DecideEntry,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(decideEntry(deps, caller, params.id, params.player, body.accept), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/seasons/{id}/entries/me',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    summary: 'Withdraw; the next player on the waiting list moves up, and a board I play on goes on',
    params: OneSeason,
    reply: Season,
    handle: ({ deps, caller, language, params }) =>
      andThen(withdraw(deps, caller, params.id), () => seasonView(deps, caller, language, params.id)),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/apart',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    summary: 'Choose players whom draws keep apart (organizers)',
    params: OneSeason,
    body: KeepApart,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(keepApart(deps, caller, params.id, body), () => seasonView(deps, caller, language, params.id)),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/start',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    // The draw follows from the seed and from settings that everybody has read.
    conflict: 'none',
    writes: 'several',
    limit: 'by-role',
    summary: 'Draw the boards and start (organizers)',
    params: OneSeason,
    reply: Season,
    handle: ({ deps, caller, language, params }) =>
      andThen(startSeason(deps, caller, params.id), () => seasonView(deps, caller, language, params.id)),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/end',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: 'by-role',
    summary: 'End a ladder; open boards go on (organizers)',
    params: OneSeason,
    reply: Season,
    handle: ({ deps, caller, language, params }) =>
      andThen(endLadder(deps, caller, params.id), () => seasonView(deps, caller, language, params.id)),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/bracket',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'read',
    summary: 'The stages of a knock-out, with who goes on from each board and why',
    params: OneSeason,
    reply: Bracket,
    handle: ({ deps, caller, language, params }) => bracketView(deps, caller, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/rounds/{round}',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'read',
    summary: 'A drawn round with its certificate',
    params: OneRound,
    reply: Round,
    handle: ({ deps, params }) => drawnRound(deps, params.id, params.round),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/rounds/{round}/draw',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'read',
    summary: 'The input of a draw, so that anyone can repeat it',
    params: OneRound,
    reply: Draw,
    handle: ({ deps, caller, params }) => drawView(deps, caller, params.id, params.round),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/rounds/{round}/swap',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: 'by-role',
    summary: 'Swap two players of a planned round (organizers)',
    params: OneRound,
    body: SwapPlayers,
    reply: Round,
    handle: ({ deps, caller, params, body }) =>
      andThen(swapPlayers(deps, caller, params.id, params.round, body), (round) =>
        changedRound(deps, params.id, round),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/rounds/{round}/seating',
    servedBy: 'seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: 'by-role',
    tag: 'Seasons',
    summary: 'Seat a planned round from a list instead of its draw (organizers)',
    params: OneRound,
    body: SeatRound,
    reply: Round,
    handle: ({ deps, caller, params, body }) =>
      andThen(seatRoundByList(deps, caller, params.id, { round: params.round, ...body }), (round) =>
        changedRound(deps, params.id, round),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/chairs',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: LIMITS.chairs,
    summary: 'Change who sits where at real tables, until their results are entered (organizers)',
    params: OneSeason,
    body: ChangeChairs,
    reply: Round,
    handle: ({ deps, caller, params, body }) =>
      andThen(changeChairs(deps, caller, params.id, body), (round) => changedRound(deps, params.id, round)),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/rounds/{round}/redraw',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: 'by-role',
    summary: 'Draw a planned round again among the players who are in now (organizers)',
    params: OneRound,
    body: SeenPlan,
    reply: Round,
    handle: ({ deps, caller, params, body }) =>
      andThen(redrawRound(deps, caller, params.id, params.round, body.version), (round) =>
        changedRound(deps, params.id, round),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/rounds/{round}/release',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    limit: 'by-role',
    summary: 'Release the boards of a planned round (organizers)',
    params: OneRound,
    body: SeenPlan,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(releaseRound(deps, caller, params.id, params.round, body.version), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
];
