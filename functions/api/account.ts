import * as z from 'zod';
import { AccountExport, DeleteAccount, MergeCode, Merged, MergeOwn } from '../core/account/account.schema';
import { accountExport } from '../core/account/account.view';
import { deleteAccount } from '../core/account/delete-account';
import { mergeCode, mergeOwn } from '../core/account/merge-accounts';
import { andThen, done } from '../core/platform/errors';
import { LIMITS } from './limits';
import { operation } from './operation';

export const account = [
  operation({
    method: 'GET',
    path: '/me/export',
    servedBy: 'own',
    whileSuspended: true,
    tag: 'Me',
    scope: 'account',
    access: 'account',
    forGuests: true,
    needsNewLogin: true,
    summary: 'Everything that is kept about me',
    reply: AccountExport,
    handle: async ({ deps, caller }) => done(await accountExport(deps, caller)),
  }),
  operation({
    method: 'DELETE',
    path: '/me/account',
    servedBy: 'own',
    whileSuspended: true,
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    forGuests: true,
    needsNewLogin: true,
    summary: 'Delete my account: games and leagues keep a pseudonym',
    body: DeleteAccount,
    reply: z.object({}),
    handle: ({ deps, caller }) => andThen(deleteAccount(deps, caller), () => done({})),
  }),
  operation({
    method: 'POST',
    path: '/me/merge-codes',
    servedBy: 'own',
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'none',
    limit: 'stores-nothing',
    needsNewLogin: true,
    isShownOnce: true,
    summary: 'Make a code with which another account of mine can be merged into this one, for ten minutes',
    reply: MergeCode,
    handle: async ({ deps, caller }) => done({ code: await mergeCode(deps, caller) }),
  }),
  operation({
    method: 'POST',
    path: '/me/merge',
    servedBy: 'own',
    limit: LIMITS.mergers,
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    needsNewLogin: true,
    summary: 'Merge this account into the one that made a code, and close it',
    body: MergeOwn,
    reply: Merged,
    handle: ({ deps, caller, body }) => andThen(mergeOwn(deps, caller, body.code), (into) => done({ into })),
  }),
];
