import * as z from 'zod';
import { Id, Page, PlayerId } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { appointSiteAdmin, removeSiteAdmin } from '../core/site/administrators';
import { decideResults } from '../core/site/approve-results';
import {
  appealMeasure,
  decideMeasureAppeal,
  endSessionsOf,
  hide,
  lift,
  suspend,
} from '../core/site/measures';
import { dismissReport, report } from '../core/site/reports';
import {
  AppealMeasure,
  DecideMeasureAppeal,
  DecideResults,
  HideText,
  MeasureOf,
  OwnMeasures,
  ReportsAsked,
  ReportText,
  SiteDesk,
  SiteLog,
  SiteMeasures,
  SiteReports,
  SuspendAccount,
  Why,
} from '../core/site/site.schema';
import { ownMeasures, siteDesk, siteLog, siteMeasures, siteReports } from '../core/site/site.view';
import { LIMITS } from './limits';
import { operation } from './operation';

const NONE = z.object({});
const OfAccount = z.object({ player: PlayerId });

/** Reports to the site administrators, their actions, and the appeals of the people affected. */
export const site = [
  operation({
    method: 'POST',
    path: '/reports',
    limit: LIMITS.reports,
    tag: 'Site',
    scope: 'play',
    conflict: 'own',
    summary: 'Report a text, a league or an account to the site administrators',
    body: ReportText,
    reply: NONE,
    handle: ({ deps, caller, body: { target, reason } }) =>
      andThen(report(deps, caller, target, reason), () => done({})),
  }),
  operation({
    method: 'GET',
    path: '/me/measures',
    tag: 'Site',
    scope: 'read',
    summary: 'What site administrators decided about me and my texts, and until when it holds',
    reply: OwnMeasures,
    handle: ({ deps, caller }) => ownMeasures(deps, caller),
  }),
  operation({
    method: 'POST',
    path: '/me/measures/{id}/appeal',
    tag: 'Site',
    scope: 'play',
    conflict: 'own',
    whileSuspended: true,
    summary: 'Appeal once against what a site administrator decided about me',
    params: z.object({ id: Id }),
    body: AppealMeasure,
    reply: OwnMeasures,
    handle: ({ deps, caller, params, body }) =>
      andThen(appealMeasure(deps, caller, params.id, body.text), () => ownMeasures(deps, caller)),
  }),
  operation({
    method: 'GET',
    path: '/site',
    tag: 'Site',
    scope: 'account',
    summary: 'Who administers the site, and how much waits (site administrators)',
    reply: SiteDesk,
    handle: ({ deps, caller }) => siteDesk(deps, caller),
  }),
  operation({
    method: 'GET',
    path: '/site/reports',
    tag: 'Site',
    scope: 'account',
    summary: 'Reports about texts, leagues and accounts, newest first (site administrators)',
    params: ReportsAsked,
    reply: SiteReports,
    handle: ({ deps, caller, params }) => siteReports(deps, caller, params),
  }),
  operation({
    method: 'POST',
    path: '/site/reports/{id}/dismissal',
    tag: 'Site',
    scope: 'account',
    conflict: 'site',
    summary: 'Settle a report without doing anything about it (site administrators)',
    params: z.object({ id: Id }),
    body: Why,
    reply: NONE,
    handle: ({ deps, caller, params, body }) =>
      andThen(dismissReport(deps, caller, params.id, body.why), () => done({})),
  }),
  operation({
    method: 'GET',
    path: '/site/measures',
    tag: 'Site',
    scope: 'account',
    summary: 'What was hidden and suspended, with appeals, newest first (site administrators)',
    params: z.object({ page: Page }),
    reply: SiteMeasures,
    handle: ({ deps, caller, params }) => siteMeasures(deps, caller, params.page),
  }),
  operation({
    method: 'POST',
    path: '/site/hidden',
    tag: 'Site',
    scope: 'account',
    conflict: 'site',
    summary: 'Hide a league, a name or a text (site administrators)',
    body: HideText,
    reply: NONE,
    handle: async ({ deps, caller, body: { target, ...wanted } }) => {
      if (target.kind === 'account' || target.kind === 'results')
        throw new Error('the schema refuses what is no text');
      return andThen(hide(deps, caller, target, wanted), () => done({}));
    },
  }),
  operation({
    method: 'POST',
    path: '/site/results',
    tag: 'Site',
    scope: 'account',
    conflict: 'site',
    summary: 'Decide whether results that an organizer says count on the whole site (site administrators)',
    body: DecideResults,
    reply: NONE,
    handle: ({ deps, caller, body }) => andThen(decideResults(deps, caller, body), () => done({})),
  }),
  operation({
    method: 'POST',
    path: '/site/suspensions',
    tag: 'Site',
    scope: 'account',
    conflict: 'site',
    summary: 'Suspend an account until a day (site administrators)',
    body: SuspendAccount,
    reply: NONE,
    handle: ({ deps, caller, body: { player, until, ...wanted } }) =>
      andThen(suspend(deps, caller, player, { ...wanted, until: Date.parse(until) }), () => done({})),
  }),
  operation({
    method: 'DELETE',
    path: '/site/measures/{player}/{id}',
    tag: 'Site',
    scope: 'account',
    conflict: 'site',
    summary: 'Show again what was hidden, or end a suspension (site administrators)',
    params: MeasureOf,
    body: Why,
    reply: NONE,
    handle: ({ deps, caller, params, body }) => andThen(lift(deps, caller, params, body.why), () => done({})),
  }),
  operation({
    method: 'POST',
    path: '/site/measures/{player}/{id}/appeal/answer',
    tag: 'Site',
    scope: 'account',
    conflict: 'site',
    summary: 'Decide an appeal; one that is granted lifts the decision (site administrators)',
    params: MeasureOf,
    body: DecideMeasureAppeal,
    reply: NONE,
    handle: ({ deps, caller, params, body }) =>
      andThen(decideMeasureAppeal(deps, caller, params, body), () => done({})),
  }),
  operation({
    method: 'DELETE',
    path: '/site/accounts/{player}/sessions',
    tag: 'Site',
    scope: 'account',
    conflict: 'site',
    summary: 'End all sessions of an account, logins and keys of programs (site administrators)',
    params: OfAccount,
    body: Why,
    reply: NONE,
    handle: ({ deps, caller, params, body }) =>
      andThen(endSessionsOf(deps, caller, params.player, body.why), () => done({})),
  }),
  operation({
    method: 'PUT',
    path: '/site/administrators/{player}',
    tag: 'Site',
    scope: 'account',
    conflict: 'site',
    needsNewLogin: true,
    summary: 'Make an account a site administrator (site administrators)',
    params: OfAccount,
    body: Why,
    reply: SiteDesk,
    handle: ({ deps, caller, params, body }) =>
      andThen(appointSiteAdmin(deps, caller, params.player, body.why), () => siteDesk(deps, caller)),
  }),
  operation({
    method: 'DELETE',
    path: '/site/administrators/{player}',
    tag: 'Site',
    scope: 'account',
    conflict: 'site',
    needsNewLogin: true,
    summary: 'Remove a site administrator who was appointed (site administrators)',
    params: OfAccount,
    body: Why,
    reply: NONE,
    handle: ({ deps, caller, params, body }) =>
      andThen(removeSiteAdmin(deps, caller, params.player, body.why), () => done({})),
  }),
  operation({
    method: 'GET',
    path: '/site/log',
    tag: 'Site',
    scope: 'account',
    summary: 'What site administrators did: who, what, why and when (site administrators)',
    params: z.object({ page: Page }),
    reply: SiteLog,
    handle: ({ deps, caller, params }) => siteLog(deps, caller, params.page),
  }),
];
