import * as z from 'zod';
import { chatCode, disconnectChat } from '../core/notification/chat-home';
import {
  ChatCode,
  SetWebhook,
  TryAgain,
  WEBHOOK_SERVICES,
  Webhooks,
} from '../core/notification/notifications.schema';
import { webhooksOf } from '../core/notification/notifications.view';
import { tryAgain } from '../core/notification/settings';
import { organizes, removeWebhook, setWebhook } from '../core/notification/webhooks';
import { Id } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { LIMITS } from './limits';
import { operation } from './operation';

const One = z.object({ id: Id });
const OneService = One.extend({ service: z.enum(WEBHOOK_SERVICES) });

export const webhooks = [
  operation({
    method: 'GET',
    path: '/leagues/{id}/webhooks',
    servedBy: 'leagues',
    tag: 'Notifications',
    // The address of a channel is a secret.
    scope: 'organize',
    access: 'organizer',
    summary: 'Where a league posts its public news (organizers)',
    params: One,
    reply: Webhooks,
    handle: ({ deps, caller, language, params }) => webhooksOf(deps, caller, language, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/leagues/{id}/webhooks/{service}',
    servedBy: 'leagues',
    tag: 'Notifications',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Post the public news of a league to Discord, Slack or a program (organizers)',
    params: OneService,
    body: SetWebhook,
    reply: Webhooks,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(setWebhook(deps, caller, params.id, params.service, body), () =>
        webhooksOf(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/webhooks/{service}',
    servedBy: 'leagues',
    tag: 'Notifications',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Stop posting news of a league to Discord, Slack or a program (organizers)',
    params: OneService,
    reply: Webhooks,
    handle: ({ deps, caller, language, params }) =>
      andThen(removeWebhook(deps, caller, params.id, params.service), () =>
        webhooksOf(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/chats/code',
    servedBy: 'leagues',
    tag: 'Notifications',
    // Anyone who has the code can connect their server.
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'none',
    limit: LIMITS.links,
    isShownOnce: true,
    summary: 'The command that connects a Discord server to a league, valid for an hour (organizers)',
    params: One,
    reply: ChatCode,
    handle: ({ deps, caller, params }) => chatCode(deps, caller, params.id),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/chats/{guild}',
    servedBy: 'leagues',
    tag: 'Notifications',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Stop answering the commands of a Discord server (organizers)',
    params: One.extend({ guild: z.string().regex(/^\d{1,22}$/) }),
    reply: Webhooks,
    handle: ({ deps, caller, language, params }) =>
      andThen(disconnectChat(deps, caller, params.id, params.guild), () =>
        webhooksOf(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/webhooks/failed',
    servedBy: 'leagues',
    tag: 'Notifications',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'one',
    // What has failed.
    limit: 'once',
    summary: 'Retry a post that failed (organizers)',
    params: One,
    body: TryAgain,
    reply: Webhooks,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(organizes(deps, caller, params.id), () =>
        andThen(tryAgain(deps, { to: { kind: 'league', id: params.id }, ...body }), () =>
          webhooksOf(deps, caller, language, params.id),
        ),
      ),
  }),
];
