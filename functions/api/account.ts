import * as z from 'zod';
import { AccountExport, DeleteAccount } from '../core/account/account.schema';
import { accountExport } from '../core/account/account.view';
import { deleteAccount } from '../core/account/delete-account';
import { andThen, done } from '../core/platform/errors';
import { operation } from './operation';

export const account = [
  operation({
    method: 'GET',
    path: '/me/export',
    whileSuspended: true,
    tag: 'Me',
    scope: 'account',
    forGuests: true,
    needsNewLogin: true,
    summary: 'Everything that is kept about me',
    reply: AccountExport,
    handle: async ({ deps, caller }) => done(await accountExport(deps, caller)),
  }),
  operation({
    method: 'DELETE',
    path: '/me/account',
    whileSuspended: true,
    tag: 'Me',
    scope: 'account',
    conflict: 'own',
    forGuests: true,
    needsNewLogin: true,
    summary: 'Delete my account: games and leagues keep a pseudonym',
    body: DeleteAccount,
    reply: z.object({}),
    handle: ({ deps, caller }) => andThen(deleteAccount(deps, caller), () => done({})),
  }),
];
