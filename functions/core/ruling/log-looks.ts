import type { GameSystem } from '../../../engine/game';
import type { Caller } from '../access/caller';
import type { GameRecord, StepRecord } from '../game/games.records';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import type { Refusal } from '../platform/errors';
import { message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { hidesFromModerators } from './hidden-parts';

/** The effect of a ruling that a moderator previewed. */
const LOOKED_AT = {
  'roll-back': message('log.toRollBack'),
  'correct-order': message('log.toCorrectOrder'),
  'correct-position': message('log.toCorrectPosition'),
  correct: message('log.toCorrectResult'),
  void: message('log.toVoid'),
  restore: message('log.toRestore'),
} as const;

type LookedAt = keyof typeof LOOKED_AT;

/** Records in the league's log that a moderator previewed the effect of a ruling of this kind on a game. */
export async function logLook(
  deps: Deps,
  caller: Caller,
  game: GameRecord,
  { kind, ...said }: { readonly kind: LookedAt; readonly after?: StoredText; readonly reason?: string },
): Promise<void> {
  const subject = message('log.looked', { round: game.round, board: game.board, what: LOOKED_AT[kind] });
  const act = { kind: 'look-at-effect', subject, ...said } as const;
  const entry = await seasonAct(deps, caller, { ...game.season, league: game.league }, act);
  await deps.store.saveLogEntry({ ...entry, game: game.id });
}

const JUDGED_BY_RULES: readonly Refusal['code'][] = ['orders-refused', 'invalid'];

/** Records a correction that the rules refuse, because such a refusal may reveal the contents of a hand. */
export async function logRefused(
  deps: Deps,
  caller: Caller,
  played: { readonly game: GameRecord; readonly system: GameSystem; readonly steps: readonly StepRecord[] },
  { kind }: { readonly kind: LookedAt },
  { refusal, reason }: { readonly refusal: Refusal; readonly reason: string },
): Promise<void> {
  if (!JUDGED_BY_RULES.includes(refusal.code) || !hidesFromModerators(played)) return;
  await logLook(deps, caller, played.game, { kind, after: message('log.refusedByRules'), reason });
}
