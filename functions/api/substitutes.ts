import * as z from 'zod';
import { Id, Seat } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { answerOffer } from '../core/substitute/answer-offer';
import { askForSubstitute, endSearch } from '../core/substitute/ask-for-substitute';
import { AnswerOffer, GameSubstitutes, SeatOffers } from '../core/substitute/substitutes.schema';
import { gameSubstitutes, seatOffers } from '../core/substitute/substitutes.view';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const One = z.object({ id: Id });
const OneSeat = One.extend({ seat: Seat });

/** Searching for a substitute, and answering an offer. */
export const substitution = [
  openOperation({
    method: 'GET',
    path: '/games/{id}/substitutes',
    servedBy: 'practice',
    tag: 'Absence',
    scope: 'read',
    summary: 'Seats of a game for which another player is looked for, and those for which I may ask',
    params: One,
    reply: GameSubstitutes,
    handle: ({ deps, caller, params }) => gameSubstitutes(deps, caller, params.id),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/seats/{seat}/substitute',
    servedBy: 'practice',
    limit: LIMITS.searches,
    tag: 'Absence',
    scope: 'play',
    access: ['player', 'moderator'],
    // Whom it asks, the season's policy decides; a board of their own the service refuses to moderators.
    conflict: 'none',
    writes: 'several',
    summary:
      'Ask the season’s substitutes to take a seat (its holder, who keeps it until one accepts; of a vacant seat moderators who do not play in the game)',
    params: OneSeat,
    reply: GameSubstitutes,
    handle: ({ deps, caller, params: { id, seat } }) =>
      andThen(askForSubstitute(deps, caller, id, seat), () => gameSubstitutes(deps, caller, id)),
  }),
  operation({
    method: 'DELETE',
    path: '/games/{id}/seats/{seat}/substitute',
    servedBy: 'practice',
    tag: 'Absence',
    scope: 'play',
    access: ['player', 'moderator'],
    conflict: 'none',
    writes: 'several',
    summary: 'Stop looking for a substitute (who asked, and moderators who do not play in the game)',
    params: OneSeat,
    reply: GameSubstitutes,
    handle: ({ deps, caller, params: { id, seat } }) =>
      andThen(endSearch(deps, caller, id, seat), () => gameSubstitutes(deps, caller, id)),
  }),
  operation({
    method: 'GET',
    path: '/me/offers',
    servedBy: 'practice',
    tag: 'Me',
    scope: 'read',
    access: 'account',
    summary: 'Seats that I am asked to take',
    reply: SeatOffers,
    handle: async ({ deps, caller, language }) =>
      done({ offers: [...(await seatOffers(deps, caller, language))] }),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/seats/{seat}/offer',
    servedBy: 'practice',
    tag: 'Absence',
    scope: 'play',
    access: 'self',
    conflict: 'own',
    writes: 'several',
    summary: 'Take the seat that I am offered, or decline it',
    params: OneSeat,
    body: AnswerOffer,
    reply: SeatOffers,
    handle: ({ deps, caller, language, params: { id, seat }, body }) =>
      andThen(answerOffer(deps, caller, id, seat, body.accepts), async () =>
        done({ offers: [...(await seatOffers(deps, caller, language))] }),
      ),
  }),
];
