import { joinConcession } from '../core/join-concession';
import type { GameSystem } from '../game';
import type { EndKind, Outcome } from '../game/outcome';
import { decentBotOn } from './bots/decent';
import { randomBotOn } from './bots/random';
import { sharpBotOf } from './bots/sharp';
import { botVotes } from './bots/vote';
import type { Atlas } from './data/atlas';
import { STANDARD } from './data/standard';
import { IDENTITY } from './identity';
import { MEASURES } from './measures';
import { legal } from './offers/legal';
import { labelOf, pendingOf } from './offers/pending';
import { validate } from './offers/validate';
import { validatePlan } from './offers/validate-plan';
import { customRules, OPTIONS, type Options } from './options';
import { notationOn } from './orders/notation';
import { dealings } from './reading/dealings';
import { describe } from './reading/describe';
import { lengthOf } from './reading/length';
import { openingsOn } from './reading/openings';
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

type Classic = GameSystem<Position, Order, Options>;

/** The rules of Classic on any map: all of the system but who it is and what it reads. */
function rulesOn(atlas: Atlas, system: () => Classic): Omit<Classic, keyof typeof IDENTITY> {
  const randomBot = randomBotOn(atlas);
  return {
    id: 'classic',
    rulesVersion: '1',
    options: OPTIONS,
    measures: MEASURES,
    bots: {
      random: randomBot,
      gentle: randomBot,
      decent: decentBotOn(atlas),
      sharp: sharpBotOf(atlas, system),
    },
    length: (options) => lengthOf(atlas, options),
    setup: (options, seats) => ({ ...setup(atlas, seats), ...customRules(options) }),
    read: (position, _options, seats) => read(atlas, position, seats),
    pending: (position) => pendingOf(atlas, position),
    validate: (position, seat, orders) => validate(atlas, position, seat, orders),
    validatePlan: (position, orders) => validatePlan(atlas, position, orders),
    legal: (position, seat, given) => legal(atlas, position, seat, given),
    adjudicate: (position, orders, options) => adjudicate(atlas, position, orders, options),
    agreeToDraws: (position, orders, seats) => agreeToDraws(atlas, position, orders, seats),
    botVotes: (view, seat) => botVotes(atlas, view, seat),
    joinConcession: (position, orders, bots) => joinConcession(survivorsOf(position), orders, bots),
    view: (position) => position,
    viewResult: withoutSecretVotes,
    outcome: outcomeOf,
    progress: (position, options) => progressOf(atlas, position, options),
    figures: figuresOf,
    label: labelOf,
    describe: (before, result) => describe(atlas, before as Position, result),
    dealings: (before, result) => dealings(atlas, before, result),
    statistics: STATISTICS,
    openings: openingsOn(atlas),
    notation: notationOn(atlas),
  };
}

/** Classic: Europe in 1901. Seven powers, simultaneous orders, no dice. */
export const classic: Classic = {
  ...IDENTITY,
  ...rulesOn(STANDARD, () => classic),
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
