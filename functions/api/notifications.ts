import * as z from 'zod';
import {
  ChangeNotificationSettings,
  EndPushSubscription,
  NotificationSettings,
  PushSubscription,
  SetProgram,
  TryAgain,
  Unsubscribed,
} from '../core/notification/notifications.schema';
import { notificationSettings } from '../core/notification/notifications.view';
import {
  choose,
  endSubscription,
  removeWebhook,
  renewCalendar,
  resumeMail,
  setWebhook,
  subscribe,
  tryAgain,
} from '../core/notification/settings';
import { unsubscribe } from '../core/notification/unsubscribe';
import { andThen, done } from '../core/platform/errors';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

export const notifications = [
  operation({
    method: 'GET',
    path: '/me/notifications',
    servedBy: 'own',
    tag: 'Notifications',
    // They contain mail addresses and the secret address of the calendar.
    scope: 'account',
    access: 'account',
    summary: 'How I get my notifications, and which could not be delivered',
    reply: NotificationSettings,
    handle: async ({ deps, caller, language }) => done(await notificationSettings(deps, caller, language)),
  }),
  operation({
    method: 'PUT',
    path: '/me/notifications',
    servedBy: 'own',
    tag: 'Notifications',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    summary: 'Choose the channels for each kind of news, the times of reminders and the hour of the digest',
    body: ChangeNotificationSettings,
    reply: NotificationSettings,
    handle: ({ deps, caller, language, body: { choices, reminders, digestHour } }) =>
      andThen(
        choose(deps, caller.id, {
          ...(choices && { choices }),
          ...(reminders && { reminders }),
          ...(digestHour !== undefined && { digestHour }),
        }),
        async () => done(await notificationSettings(deps, caller, language)),
      ),
  }),
  operation({
    method: 'PUT',
    path: '/me/notifications/browsers',
    servedBy: 'own',
    tag: 'Notifications',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Send pushes to a browser',
    body: PushSubscription,
    reply: NotificationSettings,
    handle: ({ deps, caller, language, body }) =>
      andThen(subscribe(deps, caller.id, body), async () =>
        done(await notificationSettings(deps, caller, language)),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/me/notifications/browsers',
    servedBy: 'own',
    tag: 'Notifications',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Stop pushes to one browser, or to all',
    body: EndPushSubscription,
    reply: NotificationSettings,
    handle: ({ deps, caller, language, body }) =>
      andThen(endSubscription(deps, caller.id, body.endpoint), async () =>
        done(await notificationSettings(deps, caller, language)),
      ),
  }),
  operation({
    method: 'PUT',
    path: '/me/notifications/program',
    servedBy: 'own',
    tag: 'Notifications',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Post everything I am told to a program of mine as well, signed',
    body: SetProgram,
    reply: NotificationSettings,
    handle: ({ deps, caller, language, body }) =>
      andThen(setWebhook(deps, caller.id, body.url), async () =>
        done(await notificationSettings(deps, caller, language)),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/me/notifications/program',
    servedBy: 'own',
    tag: 'Notifications',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Tell my program nothing more',
    reply: NotificationSettings,
    handle: ({ deps, caller, language }) =>
      andThen(removeWebhook(deps, caller.id), async () =>
        done(await notificationSettings(deps, caller, language)),
      ),
  }),
  operation({
    method: 'POST',
    path: '/me/notifications/calendar',
    servedBy: 'own',
    tag: 'Notifications',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    // One address for an account.
    limit: 'replaces',
    summary: 'Give my calendar of deadlines a new secret address; the old one stops working',
    reply: NotificationSettings,
    handle: ({ deps, caller, language }) =>
      andThen(renewCalendar(deps, caller.id), async () =>
        done(await notificationSettings(deps, caller, language)),
      ),
  }),
  operation({
    method: 'POST',
    path: '/me/notifications/mail',
    servedBy: 'own',
    limit: LIMITS.mails,
    tag: 'Notifications',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Resume mail to me after my address refused it',
    reply: NotificationSettings,
    handle: ({ deps, caller, language }) =>
      andThen(resumeMail(deps, caller.id), async () =>
        done(await notificationSettings(deps, caller, language)),
      ),
  }),
  operation({
    method: 'POST',
    path: '/me/notifications/failed',
    servedBy: 'own',
    tag: 'Notifications',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    // What has failed.
    limit: 'once',
    summary: 'Retry a delivery to me that failed',
    body: TryAgain,
    reply: NotificationSettings,
    handle: ({ deps, caller, language, body }) =>
      andThen(tryAgain(deps, { to: { kind: 'player', id: caller.id }, ...body }), async () =>
        done(await notificationSettings(deps, caller, language)),
      ),
  }),
  openOperation({
    method: 'POST',
    path: '/unsubscribe/{token}',
    servedBy: 'own',
    whileSuspended: true,
    tag: 'Notifications',
    scope: 'any',
    conflict: 'own',
    writes: 'one',
    // One setting for an address.
    limit: 'once',
    summary: 'Unsubscribe from mails of one kind by the link in one of them, without logging in (RFC 8058)',
    params: z.object({ token: z.string().max(400) }),
    reply: Unsubscribed,
    handle: ({ deps, params }) => unsubscribe(deps, params.token),
  }),
];
