import { canonicalJson } from '../core/canonical';
import { joinConcession } from '../core/join-concession';
import { systemCache } from '../core/system-cache';
import type { GameSystem } from '../game';
import type { EndKind, Outcome } from '../game/outcome';
import type { GameIdentity } from '../game-identity';
import { gentleBot } from './bots/gentle';
import { randomBot } from './bots/random';
import { sharpBotOf } from './bots/sharp';
import { steadyBot } from './bots/steady';
import { botVotes, survivorsOf } from './bots/vote';
import type { Atlas } from './data/atlas';
import { atlasFor } from './data/atlases';
import { NEW_YORK, STANDARD } from './data/standard';
import { IDENTITY, identityFrom } from './identity';
import { MEASURES } from './measures';
import { legal } from './offers/legal';
import { labelOf, pendingOf } from './offers/pending';
import { validate } from './offers/validate';
import { OPTIONS, type Options, optionsFrom } from './options';
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
import { chosenVariant, isOfTurreton, RULES, versionOf } from './variant/chosen';
import type { Definition } from './variant/definition';
import { variantProblems } from './variant/problems';

type NewYork = GameSystem<Position, Order, Options>;

/** The rules of New York 2047 on any map: all of the system but who it is. */
function rulesOn(atlas: Atlas, system: () => NewYork): Omit<NewYork, keyof GameIdentity> {
  return {
    id: 'ny2047',
    rulesVersion: RULES,
    options: atlas === STANDARD ? OPTIONS : optionsFrom(atlas.firstYear),
    measures: MEASURES,
    bots: { random: randomBot, gentle: gentleBot, steady: steadyBot, sharp: sharpBotOf(system) },
    setup: (_options, seats) => setup(atlas, seats),
    length: (options) => lengthOf(atlas, options),
    read: (position, _options, seats) => read(atlas, position, seats),
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
    progress: (position, options) => progressOf(atlas, position, options),
    figures: figuresOf,
    label: labelOf,
    describe,
    dealings,
    statistics: STATISTICS,
    openings: OPENINGS,
    notation,
  };
}

/** New York 2047: simultaneous orders, no dice, seven factions, one drowned city. */
export const ny2047: NewYork = {
  ...IDENTITY,
  ...rulesOn(STANDARD, () => ny2047),
  under: (options, rulesVersion) => systemOn(options, rulesVersion) as GameSystem | undefined,
};

/** New York 2047 as a variant without problems plays it: the same rules on its map, among its factions. */
export function newYorkOn(definition: Definition): NewYork {
  const { title, firstYear } = definition;
  const atlas = atlasFor(definition);
  const system: NewYork = {
    ...identityFrom({ title, factions: atlas.factions }, firstYear),
    ...rulesOn(atlas, () => system),
    rulesVersion: isOfTurreton(definition) ? versionOf(definition) : RULES,
  };
  return system;
}

const knownSystem = systemCache<NewYork>();

/** The system of the variant that options choose; undefined if they choose none that can be played. */
function systemOn(options: unknown, rulesVersion?: string): NewYork | undefined {
  const definition = chosenVariant(options, rulesVersion);
  if (definition === undefined) return undefined;
  return knownSystem(canonicalJson(definition), () => {
    // A game in progress keeps a variant that passed the checks of the release in which it began.
    const isChecked = isOfTurreton(definition) || rulesVersion !== undefined;
    if (!isChecked && variantProblems(definition, NEW_YORK).length > 0) return undefined;
    return newYorkOn(definition);
  });
}

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
