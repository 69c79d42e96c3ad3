import { joinConcession } from '../core/join-concession';
import type { GameSystem } from '../game';
import type { EndKind, Outcome } from '../game/outcome';
import { decentBot } from './bots/decent';
import { randomBot } from './bots/random';
import { sharpBotOf } from './bots/sharp';
import { botVotes } from './bots/vote';
import { IDENTITY } from './identity';
import { MEASURES } from './measures';
import { legal } from './offers/legal';
import { labelOf, pendingOf } from './offers/pending';
import { validate } from './offers/validate';
import { validatePlan } from './offers/validate-plan';
import { customRules, OPTIONS, type Options } from './options';
import { notation } from './orders/notation';
import { dealings } from './reading/dealings';
import { describe } from './reading/describe';
import { lengthOf } from './reading/length';
import { OPENINGS } from './reading/openings';
import { progressOf } from './reading/progress';
import { read } from './reading/read';
import { withoutSecretVotes } from './reading/secret-votes';
import { STATISTICS } from './reading/statistics';
import { adjudicate } from './rules/adjudicate';
import { agreeToDraws } from './rules/agree-to-draws';
import { setup } from './rules/setup';
import { figuresOf } from './rules/tally';
import { survivorsOf } from './rules/votes';
import type { GameEnd, Order, Position } from './types';

/** Classic: Europe in 1901. Seven powers, simultaneous orders, no dice. */
export const classic: GameSystem<Position, Order, Options> = {
  id: 'classic',
  ...IDENTITY,
  rulesVersion: '1',
  options: OPTIONS,
  measures: MEASURES,
  bots: { random: randomBot, gentle: randomBot, decent: decentBot, sharp: sharpBotOf(() => classic) },
  length: lengthOf,
  setup: (options, seats) => ({ ...setup(seats), ...customRules(options) }),
  read: (position, _options, seats) => read(position, seats),
  pending: pendingOf,
  validate,
  validatePlan,
  legal,
  adjudicate,
  agreeToDraws,
  botVotes,
  joinConcession: (position, orders, bots) => joinConcession(survivorsOf(position), orders, bots),
  view: (position) => position,
  viewResult: withoutSecretVotes,
  outcome: outcomeOf,
  progress: progressOf,
  figures: figuresOf,
  label: labelOf,
  describe: (before, result) => describe(before as Position, result),
  dealings,
  statistics: STATISTICS,
  openings: OPENINGS,
  notation,
  loadTranscripts: async () => (await import('./transcript/transcripts')).TRANSCRIPTS,
};

function outcomeOf({ outcome }: Position): Outcome | null {
  return (
    outcome && {
      type: outcome.type,
      end: endKind(outcome),
      winners: outcome.winners,
      placing: outcome.placing,
    }
  );
}

/** 12.1 to 12.6 A power that wins alone has a solo; survivors that agree share a draw. */
function endKind({ type, winners }: GameEnd): EndKind {
  if (type === 'year-limit') return 'time';
  return winners.length === 1 ? 'solo' : 'draw';
}
