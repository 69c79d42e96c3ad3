import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { answerConfirmation } from '../core/result/confirm-results';
import { AnswerConfirmation, Confirmation } from '../core/result/confirmations.schema';
import { confirmationView } from '../core/result/confirmations.view';
import { openOperation, operation } from './operation';

const One = z.object({ id: Id });

/** Results entered by organizers, which the named players confirm before they count on the whole site. */
export const confirmations = [
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/confirmation',
    servedBy: 'results',
    tag: 'Results',
    scope: 'read',
    summary: 'Which results of a season count within its league alone, and who has confirmed them',
    params: One,
    reply: Confirmation,
    handle: ({ deps, caller, params }) => confirmationView(deps, caller, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/confirmation',
    servedBy: 'results',
    tag: 'Results',
    scope: 'play',
    access: 'self',
    conflict: 'own',
    writes: 'several',
    summary: 'Confirm or decline what an organizer says of my boards, as long as they do not count yet',
    params: One,
    body: AnswerConfirmation,
    reply: Confirmation,
    handle: ({ deps, caller, params, body }) =>
      andThen(answerConfirmation(deps, caller, params.id, body), () =>
        confirmationView(deps, caller, params.id),
      ),
  }),
];
