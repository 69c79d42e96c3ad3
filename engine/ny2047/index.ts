import { joinConcession } from '../core/join-concession';
import type { GameSystem } from '../game';
import type { EndKind, Outcome } from '../game/outcome';
import { decentBot } from './bots/decent';
import { gentleBot } from './bots/gentle';
import { randomBot } from './bots/random';
import { sharpBotOf } from './bots/sharp';
import { botVotes, survivorsOf } from './bots/vote';
import { IDENTITY } from './identity';
import { MEASURES } from './measures';
import { legal } from './offers/legal';
import { labelOf, pendingOf } from './offers/pending';
import { validate } from './offers/validate';
import { OPTIONS, type Options } from './options';
import { notation } from './orders/notation';
import { dealings } from './reading/dealings';
import { describe } from './reading/describe';
import { lengthOf } from './reading/length';
import { OPENINGS } from './reading/openings';
import { progressOf } from './reading/progress';
import { read } from './reading/read';
import { STATISTICS } from './reading/statistics';
import { adjudicate } from './rules/adjudicate';
import { agreeToDraws } from './rules/agree-to-draws';
import { setup } from './rules/setup';
import { figuresOf } from './rules/tally';
import type { GameEnd, Order, Position } from './types';

/** New York 2047: simultaneous orders, no dice, seven factions, one drowned city. */
export const ny2047: GameSystem<Position, Order, Options> = {
  id: 'ny2047',
  ...IDENTITY,
  rulesVersion: '1',
  options: OPTIONS,
  measures: MEASURES,
  bots: { random: randomBot, gentle: gentleBot, decent: decentBot, sharp: sharpBotOf(() => ny2047) },
  setup: (_options, seats) => setup(seats),
  length: lengthOf,
  read: (position, _options, seats) => read(position, seats),
  pending: pendingOf,
  validate,
  legal,
  adjudicate,
  agreeToDraws,
  botVotes,
  joinConcession: (position, orders, bots) => joinConcession(survivorsOf(position), orders, bots),
  view: (position) => position,
  viewResult: (result) => result,
  outcome: outcomeOf,
  progress: progressOf,
  figures: figuresOf,
  label: labelOf,
  describe,
  dealings,
  statistics: STATISTICS,
  openings: OPENINGS,
  notation,
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

/**
 * 14.1 to 14.5 The kind of ending: by stars, by concession or as the last faction one wins alone; several winners by
 * stars share the win.
 */
function endKind({ type, winners }: GameEnd): EndKind {
  if (type === 'year-limit') return 'time';
  return winners.length === 1 ? 'solo' : 'draw';
}
