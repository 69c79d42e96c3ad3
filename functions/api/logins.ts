import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod';
import { andThen, done } from '../core/platform/errors';
import { iso, isoOrNull } from '../core/platform/instants';
import { removePasskey, unlinkService } from '../core/session/login-ways';
import {
  AddPasskey,
  AnswerWithPasskey,
  LoginWaysReply,
  PasskeyChallenge,
  PlayerWithPasskey,
} from '../core/session/logins.schema';
import { askForNewPasskey, askForPasskey, keepPasskey, playerWithPasskey } from '../core/session/passkeys';
import { NEW_LOGIN_MS } from '../core/session/sessions.schema';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

export const logins = [
  operation({
    method: 'GET',
    path: '/me/logins',
    servedBy: 'logins',
    tag: 'Me',
    scope: 'account',
    access: 'account',
    summary: 'The ways by which I can log in: address, other services, passkeys',
    reply: LoginWaysReply,
    handle: async ({ deps, caller }) => {
      const { address, services, passkeys } = await deps.store.loginWaysOf(caller.id);
      return done({
        address,
        services: services.map(({ service, linkedAt }) => ({ service, linkedAt: isoOrNull(linkedAt) })),
        passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({
          ...{ id, name, addedAt: iso(addedAt), usedAt: isoOrNull(usedAt) },
        })),
        newLogin: (caller.session?.began ?? 0) > deps.clock() - NEW_LOGIN_MS,
      });
    },
  }),
  operation({
    method: 'DELETE',
    path: '/me/logins/services/{service}',
    servedBy: 'logins',
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    needsNewLogin: true,
    summary: 'Stop another service from logging in to my account',
    params: z.object({ service: z.string().regex(/^[a-z]{2,20}$/) }),
    reply: z.object({}),
    handle: ({ deps, caller, params: { service } }) =>
      andThen(unlinkService(deps, caller, service), () => done({})),
  }),
  operation({
    method: 'POST',
    path: '/me/logins/passkeys/challenge',
    servedBy: 'logins',
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'none',
    needsNewLogin: true,
    summary: 'Begin to add a passkey: what to ask of the device',
    reply: PasskeyChallenge,
    limit: LIMITS.passkeys,
    handle: ({ deps, caller }) =>
      andThen(askForNewPasskey(deps, caller), ({ options, token }) =>
        done({ options: { ...options }, token }),
      ),
  }),
  operation({
    method: 'POST',
    path: '/me/logins/passkeys',
    servedBy: 'logins',
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    needsNewLogin: true,
    summary: 'Add the passkey that my device has made',
    body: AddPasskey,
    reply: z.object({}),
    limit: LIMITS.passkeys,
    handle: ({ deps, caller, body }) =>
      andThen(
        keepPasskey(deps, caller, {
          ...body,
          response: { ...body.response, clientExtensionResults: {} } as RegistrationResponseJSON,
        }),
        () => done({}),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/me/logins/passkeys/{passkey}',
    servedBy: 'logins',
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    needsNewLogin: true,
    summary: 'Remove one of my passkeys',
    params: z.object({ passkey: z.string().min(1).max(1_500) }),
    reply: z.object({}),
    handle: ({ deps, caller, params: { passkey } }) =>
      andThen(removePasskey(deps, caller, passkey), () => done({})),
  }),
  openOperation({
    method: 'POST',
    path: '/passkeys/challenge',
    servedBy: 'logins',
    tag: 'Me',
    scope: 'any',
    conflict: 'own',
    writes: 'none',
    limit: 'stores-nothing',
    summary: 'Begin to log in with a passkey: what to ask of the device',
    reply: PasskeyChallenge,
    handle: async ({ deps }) => {
      const { options, token } = await askForPasskey(deps);
      return done({ options: { ...options }, token });
    },
  }),
  openOperation({
    method: 'POST',
    path: '/passkeys/answer',
    servedBy: 'logins',
    tag: 'Me',
    scope: 'any',
    conflict: 'own',
    writes: 'several',
    // Challenges that the platform gave; each is forgotten after twenty minutes.
    limit: 'once',
    summary: 'Whose passkey a device has answered with; the pages’ login asks, and gives them a session',
    body: AnswerWithPasskey,
    reply: PlayerWithPasskey,
    handle: ({ deps, body }) =>
      playerWithPasskey(deps, {
        ...body,
        response: { ...body.response, clientExtensionResults: {} } as AuthenticationResponseJSON,
      }),
  }),
];
