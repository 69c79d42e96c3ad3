import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { done } from '../core/platform/errors';
import { ReceiptKeys, Receipts } from '../core/step/receipts.schema';
import { receiptsView } from '../core/step/receipts.view';
import { openOperation } from './operation';

export const receipts = [
  openOperation({
    method: 'GET',
    path: '/receipts/keys',
    servedBy: 'table',
    tag: 'Receipts',
    scope: 'read',
    summary: 'The public keys for checking receipts, the one that signs first; those before it stay',
    reply: ReceiptKeys,
    handle: async ({ signer }) => {
      const keys = await signer.publicKeys();
      return done({ keys: keys.map(({ kty = 'OKP', ...key }) => ({ ...key, kty })) });
    },
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/receipts',
    servedBy: 'table',
    tag: 'Receipts',
    scope: 'read',
    summary: 'Signed receipts for the last steps of a game: for my orders and for every adjudication',
    params: z.object({ id: Id }),
    reply: Receipts,
    handle: ({ deps, caller, language, signer, params }) =>
      receiptsView(deps, caller, language, signer, params.id),
  }),
];
