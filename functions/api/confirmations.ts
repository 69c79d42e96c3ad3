import * as z from 'zod';
import { andThen } from '../services/errors';
import { answerConfirmation } from '../services/results/confirm-results';
import { openOperation, operation } from './operation';
import { Id } from './schemas/common';
import { AnswerConfirmation, Confirmation } from './schemas/confirmations';
import { confirmationView } from './views/confirmations';

const One = z.object({ id: Id });

/** Results entered by organizers, which the named players confirm before they count on the whole site. */
export const confirmations = [
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/confirmation',
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
    tag: 'Results',
    scope: 'play',
    conflict: 'own',
    summary: 'Confirm or decline what an organizer says of my boards, as long as they do not count yet',
    params: One,
    body: AnswerConfirmation,
    reply: Confirmation,
    handle: ({ deps, caller, params, body }) =>
      andThen(answerConfirmation(deps, caller, params.id, body.confirms), () =>
        confirmationView(deps, caller, params.id),
      ),
  }),
];
