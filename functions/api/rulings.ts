import * as z from 'zod';
import type { Caller } from '../services/caller';
import type { Deps } from '../services/deps';
import { andThen, done, type Outcome } from '../services/errors';
import { endGame } from '../services/rulings/end-game';
import { replacePlayer } from '../services/rulings/replace-player';
import { ruleOnClock } from '../services/rulings/rule-on-clock';
import { ruleOnClocks } from '../services/rulings/rule-on-clocks';
import { ruleOnSteps } from '../services/rulings/rule-on-steps';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';
import { Id } from './schemas/common';
import { Desk } from './schemas/desk';
import {
  ClocksEffect,
  ClocksRuled,
  ConsiderClocks,
  ConsiderRuling,
  RuleOnClocks,
  RuleOnGame,
  RulingEffect,
  Rulings,
  TakenSteps,
} from './schemas/rulings';
import { deskView } from './views/desk';
import { seasonLog } from './views/log';
import { rulingViews } from './views/ruled';
import { clockEffectView, clocksEffect, rulingEffect } from './views/ruling';
import { takenSteps } from './views/taken';

const One = z.object({ id: Id });
const OneRuling = One.extend({ number: z.coerce.number().int().min(1).max(9999) });

function ruleOn(
  deps: Deps,
  caller: Caller,
  game: string,
  wanted: z.output<typeof ConsiderRuling>,
  reason: string,
): Promise<Outcome<null>> {
  switch (wanted.kind) {
    case 'replace':
      return replacePlayer(deps, caller, game, wanted, reason);
    case 'roll-back':
    case 'correct-order':
    case 'correct-position':
      return ruleOnSteps(deps, caller, game, wanted, reason);
    case 'end':
      return endGame(deps, caller, game, wanted, reason);
    case 'extend':
      return ruleOnClock(deps, caller, game, { ...wanted, until: Date.parse(wanted.until) }, reason);
    default:
      return ruleOnClock(deps, caller, game, wanted, reason);
  }
}

export const rulings = [
  operation({
    method: 'GET',
    path: '/leagues/{id}/desk',
    tag: 'Rulings',
    scope: 'read',
    summary: 'What the moderators of a league have to handle (organizers and moderators)',
    params: One,
    reply: Desk,
    handle: ({ deps, caller, language, params }) => deskView(deps, caller, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/rulings',
    tag: 'Rulings',
    scope: 'read',
    summary: 'What moderators did in this game, and why',
    params: One,
    reply: Rulings,
    handle: async ({ deps, language, params }) =>
      done({ rulings: await rulingViews(language, await deps.store.rulings(params.id)) }),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/rulings/{number}/taken',
    tag: 'Rulings',
    scope: 'read',
    summary: 'The steps that a ruling rolled back, as they were',
    params: OneRuling,
    reply: TakenSteps,
    handle: ({ deps, caller, language, params }) => takenSteps(deps, caller, language, params),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/rulings/effect',
    limit: LIMITS.effects,
    tag: 'Rulings',
    scope: 'organize',
    // Previews change nothing, and show what their caller may see.
    conflict: 'none',
    summary: 'Preview a ruling on a running game; nothing changes',
    params: One,
    body: ConsiderRuling,
    reply: RulingEffect,
    handle: ({ deps, caller, language, params, body }) =>
      rulingEffect(deps, caller, language, params.id, body),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/rulings',
    limit: LIMITS.rulings,
    tag: 'Rulings',
    scope: 'organize',
    conflict: 'confirm-ruling',
    summary:
      'Extend, pause, resume, replace a player, roll back, correct orders or the position, end the game (moderators who do not play in the game)',
    params: One,
    body: RuleOnGame,
    reply: Rulings,
    handle: ({ deps, caller, language, params: { id }, body: { reason, ...wanted } }) => {
      return andThen(ruleOn(deps, caller, id, wanted, reason), async () =>
        done({ rulings: await rulingViews(language, await deps.store.rulings(id)) }),
      );
    },
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/clocks/effect',
    tag: 'Rulings',
    scope: 'organize',
    conflict: 'none',
    summary:
      'Preview what pausing, resuming or extending the games of a season or round would do to each; nothing changes',
    params: One,
    body: ConsiderClocks,
    reply: ClocksEffect,
    handle: ({ deps, caller, params, body }) => clocksEffect(deps, caller, params.id, body),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/clocks',
    tag: 'Rulings',
    scope: 'organize',
    conflict: 'confirm-ruling',
    summary:
      'Pause, resume or extend all running games of a season or round except those in which I play (moderators)',
    params: One,
    body: RuleOnClocks,
    reply: ClocksRuled,
    handle: ({ deps, caller, language, params, body: { reason, ...wanted } }) =>
      andThen(ruleOnClocks(deps, caller, params.id, wanted, reason), (games) =>
        andThen(seasonLog(deps, language, params.id), (log) =>
          done({ ...log, games: games.map(clockEffectView) }),
        ),
      ),
  }),
];
