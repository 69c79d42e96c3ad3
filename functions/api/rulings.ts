import * as z from 'zod';
import type { Caller } from '../core/access/caller';
import { Desk } from '../core/case/desk.schema';
import { deskView } from '../core/case/desk.view';
import { seasonLog } from '../core/league/log.view';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import { andThen, done, type Outcome } from '../core/platform/errors';
import { endGame } from '../core/ruling/end-game';
import { replacePlayer } from '../core/ruling/replace-player';
import { ruleOnClock } from '../core/ruling/rule-on-clock';
import { ruleOnClocks } from '../core/ruling/rule-on-clocks';
import { ruleOnSteps } from '../core/ruling/rule-on-steps';
import { rulingsView, rulingViews } from '../core/ruling/ruled.view';
import { clockEffectView, clocksEffect, rulingEffect } from '../core/ruling/ruling.view';
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
} from '../core/ruling/rulings.schema';
import { takenSteps } from '../core/ruling/taken.view';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

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
    servedBy: 'rulings',
    tag: 'Rulings',
    scope: 'read',
    access: 'moderator',
    summary: 'What the moderators of a league have to handle (organizers and moderators)',
    params: One,
    reply: Desk,
    handle: ({ deps, caller, language, params }) => deskView(deps, caller, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/rulings',
    servedBy: 'rulings',
    tag: 'Rulings',
    scope: 'read',
    summary: 'What moderators did in this game, and why',
    params: One,
    reply: Rulings,
    handle: async ({ deps, caller, language, params }) =>
      done({ rulings: await rulingsView(deps, caller, language, params.id) }),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/rulings/{number}/taken',
    servedBy: 'rulings',
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
    servedBy: 'rulings',
    limit: LIMITS.effects,
    tag: 'Rulings',
    scope: 'organize',
    access: 'moderator',
    // Previews change nothing, and show what their caller may see.
    conflict: 'none',
    writes: 'one',
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
    servedBy: 'rulings',
    limit: LIMITS.rulings,
    tag: 'Rulings',
    scope: 'organize',
    access: 'moderator',
    conflict: 'confirm-ruling',
    writes: 'several',
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
    servedBy: 'rulings',
    tag: 'Rulings',
    scope: 'organize',
    access: 'moderator',
    conflict: 'none',
    writes: 'none',
    limit: 'stores-nothing',
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
    servedBy: 'rulings',
    tag: 'Rulings',
    scope: 'organize',
    access: 'moderator',
    conflict: 'confirm-ruling',
    writes: 'several',
    limit: 'by-role',
    summary:
      'Pause, resume or extend all running games of a season or round except those in which I play (moderators)',
    params: One,
    body: RuleOnClocks,
    reply: ClocksRuled,
    handle: ({ deps, caller, language, params, body: { reason, ...wanted } }) =>
      andThen(ruleOnClocks(deps, caller, params.id, wanted, reason), (games) =>
        andThen(seasonLog(deps, caller, language, params.id), (log) =>
          done({ ...log, games: games.map(clockEffectView) }),
        ),
      ),
  }),
];
