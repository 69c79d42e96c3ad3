import { canonicalJson } from '../core/canonical';
import { joinConcession } from '../core/join-concession';
import { systemCache } from '../core/system-cache';
import type { GameSystem } from '../game';
import type { EndKind, Outcome } from '../game/outcome';
import type { GameIdentity } from '../game-identity';
import { randomBotOn } from './bots/random';
import { sharpBotOf } from './bots/sharp';
import { steadyBotOn } from './bots/steady';
import { botVotes } from './bots/vote';
import { type Atlas, atlasOf } from './data/atlas';
import { CLASSIC, STANDARD } from './data/standard';
import { IDENTITY, identityFrom } from './identity';
import { MEASURES } from './measures';
import { legal } from './offers/legal';
import { labelOf, pendingOf } from './offers/pending';
import { validate } from './offers/validate';
import { validatePlan } from './offers/validate-plan';
import { customRules, OPTIONS, type Options, optionsFrom } from './options';
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
import { dealUnseen, resultInFog, viewInFog } from './rules/fog';
import { setup } from './rules/setup';
import { figuresOf } from './rules/tally';
import { survivorsOf } from './rules/votes';
import type { GameEnd, Order, Position, Power } from './types';
import { chosenVariant, RULES, versionOf } from './variant/chosen';
import { type Definition, type Variant, type VariantOnMap, withMap } from './variant/definition';
import { variantProblems } from './variant/problems';
import { SHIPPED } from './variant/shipped';

type Classic = GameSystem<Position, Order, Options>;

/** The rules of Classic on any map: all of the system but who it is and what it reads. */
function rulesOn(atlas: Atlas, system: () => Classic): Omit<Classic, keyof GameIdentity> {
  const randomBot = randomBotOn(atlas);
  const seenBy: (position: Position, seat: Power) => Position = atlas.variant.fog
    ? (position, seat) => viewInFog(atlas, position, { kind: 'seat', seat })
    : (position) => position;
  return {
    id: 'classic',
    rulesVersion: RULES,
    options: atlas === STANDARD ? OPTIONS : optionsFrom(atlas.firstYear),
    measures: MEASURES,
    bots: {
      random: randomBot,
      gentle: randomBot,
      steady: steadyBotOn(atlas),
      sharp: sharpBotOf(atlas, system),
    },
    length: (options) => lengthOf(atlas, options),
    setup: (options, seats) => ({ ...setup(atlas, seats), ...customRules(options) }),
    read: (position, _options, seats) => read(atlas, position, seats),
    pending: (position) => pendingOf(atlas, position),
    validate: (position, seat, orders) => validate(atlas, seenBy(position, seat), seat, orders),
    validatePlan: (position, orders) => validatePlan(atlas, position, orders),
    legal: (position, seat, given) => legal(atlas, seenBy(position, seat), seat, given),
    adjudicate: (position, orders, options) => adjudicate(atlas, position, orders, options),
    agreeToDraws: (position, orders, seats) => agreeToDraws(atlas, position, orders, seats),
    botVotes: (view, seat) => botVotes(atlas, view, seat),
    joinConcession: (position, orders, bots) => joinConcession(survivorsOf(position), orders, bots),
    view: (position) => position,
    viewResult: withoutSecretVotes,
    opensWhenOver: true,
    ...(atlas.variant.fog && inFog(atlas)),
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

/** What views show where the variant has fog of war. */
function inFog(atlas: Atlas): Pick<Classic, 'view' | 'viewResult' | 'dealHidden'> {
  return {
    view: (position, viewer) => viewInFog(atlas, position, viewer),
    viewResult: (result, viewer) => resultInFog(atlas, withoutSecretVotes(result, viewer), viewer),
    dealHidden: (view, random) => dealUnseen(atlas, view as Position, random),
  };
}

/** Classic: Europe in 1901. Seven powers, simultaneous orders, no dice. */
export const classic: Classic = {
  ...IDENTITY,
  ...rulesOn(STANDARD, () => classic),
  loadTranscripts: async () => (await import('./transcript/transcripts')).TRANSCRIPTS,
  under: (options, rulesVersion) => systemOn(options, rulesVersion) as GameSystem | undefined,
};

/** Classic as a variant without problems plays it: the same rules on its map, among its powers. */
export function classicOn(variant: Variant, rulesVersion: string = RULES): Classic {
  const { title, firstYear, yearsApart, seasons, powers, spaces, drawing } = variant;
  const hasMap = spaces === CLASSIC.spaces || drawing !== undefined;
  const atlas = atlasOf(variant);
  const system: Classic = {
    ...identityFrom({ title, firstYear, yearsApart, seasons, powers, hasMap }),
    ...rulesOn(atlas, () => system),
    rulesVersion,
  };
  return system;
}

const knownSystem = systemCache<Classic>();

/** The system of the variant that options choose; undefined if they choose none that can be played. */
function systemOn(options: unknown, rulesVersion?: string): Classic | undefined {
  const chosen = variantIn(options, rulesVersion);
  if (chosen === undefined) return undefined;
  const { definition, version } = chosen;
  return knownSystem(canonicalJson([version, definition]), () =>
    classicOn(withMap(definition, CLASSIC), version),
  );
}

/** The variant that options choose, and the version of its rules. */
function variantIn(
  options: unknown,
  rulesVersion?: string,
): { readonly definition: Definition; readonly version: string } | undefined {
  const definition = chosenVariant(options, rulesVersion);
  if (definition === undefined) return undefined;
  if (SHIPPED.some((one) => one === definition))
    return { definition, version: versionOf(definition as VariantOnMap) };
  // A game in progress keeps a variant that passed the checks of the release in which it began.
  if (rulesVersion === undefined && variantProblems(definition, CLASSIC).length > 0) return undefined;
  return { definition, version: RULES };
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

/** 12.1 to 12.6 A power that wins alone has a solo; survivors that agree share a draw. */
function endKind({ type, winners }: GameEnd): EndKind {
  if (type === 'year-limit') return 'time';
  return winners.length === 1 ? 'solo' : 'draw';
}
