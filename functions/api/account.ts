import * as z from 'zod';
import { deleteAccount } from '../services/account/delete-account';
import { andThen, done } from '../services/errors';
import { operation } from './operation';
import { AccountExport, DeleteAccount } from './schemas/account';
import { accountExport } from './views/account';

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
