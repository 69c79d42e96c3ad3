import { listed } from '../../../engine/core/listed';
import type {
  ActionEffect,
  Effect,
  Holds,
  Instant,
  Location,
  Pay,
  Trigger,
} from '../../../engine/new-era/card-types';
import { CONTACT_WORDS, goodName, goodsText, KIND_NAMES } from '../../../engine/new-era/reading/names';

/** "Open production: people and build" */
export function kindText({ kind, types }: Location): string {
  return types.length === 0 ? `${KIND_NAMES[kind]}, no type` : `${KIND_NAMES[kind]}: ${listed(types)}`;
}

/** What a location does in a state, in sentences. */
export function capabilityText({ kind, capability }: Location): string {
  return capability.map((effect) => effectText(effect, kind)).join(' ');
}

function effectText(effect: Effect, kind: Location['kind']): string {
  switch (effect.effect) {
    case 'produce':
      return `${goodsText(effect.gain)} in each production, and when it is placed.${
        kind === 'openProduction' ? ' Others may visit it with one worker.' : ''
      }`;
    case 'once':
      return `${goodsText(effect.gain)} when it is placed, once.`;
    case 'on':
      return `Each time ${triggerText(effect)}: ${goodsText(effect.gain)}.`;
    case 'storage':
      return `Keeps up to ${holdsText(effect.holds)} past the end of the turn.`;
    case 'slots':
      return `Room for ${effect.n} more ${effect.n === 1 ? 'card' : 'cards'} under the base.`;
    case 'doubleCooperation':
      return 'One cooperation token makes two cooperations.';
    case 'spareConquered':
      return 'Locations you conquer from others may stay standing.';
    default:
      return `${actText(effect)} ${workersText(effect)}`;
  }
}

function triggerText({ event, if: only = {} }: Trigger): string {
  const { types, minDistance, good } = only;
  switch (event) {
    case 'incorporate':
      return `you incorporate a ${types ? `${listed(types)} ` : ''}location`;
    case 'redevelop':
      return 'you redevelop';
    case 'reconstruct':
      return 'you reconstruct';
    case 'conquest':
      return minDistance === undefined
        ? 'you conquer'
        : `you conquer at a distance of ${minDistance} or more`;
    case 'cooperate':
      return 'you cooperate';
    case 'trade':
      return 'you trade two workers';
    case 'visited':
      return 'another player visits you';
    case 'produced':
      return `production brings you 1 ${good ? goodName(good) : 'resource'}`;
    case 'gained':
      return `you gain 1 ${good ? goodName(good) : 'resource'}`;
  }
}

function holdsText(holds: Holds): string {
  const parts = Object.entries(holds).map(([key, count]) =>
    key === 'resource' ? `${count} resources` : goodsText({ [key]: count }),
  );
  return listed(parts);
}

function actText(effect: ActionEffect): string {
  switch (effect.effect) {
    case 'improve':
      return `An improvement, worth 1 point, for a ${listed(effect.types)} location of yours.`;
    case 'repeatProduction':
      return 'A production location of yours produces once more.';
    case 'universalRedevelop':
      return 'Redevelop a location, whatever the types.';
    case 'act':
      return 'options' in effect
        ? `${effect.options.map(choiceText).join(', or ')}.`
        : `${choiceText(effect)}.`;
  }
}

function choiceText({ pay, gain }: { readonly pay?: Pay; readonly gain: object }): string {
  const brings = goodsText(gain);
  return pay === undefined ? brings : `Pay ${payText(pay)} for ${brings}`;
}

/** A price in words: "1 × scrap and 1 card". */
function payText({ resource, contact, ...goods }: Pay): string {
  return listed([
    ...(Object.keys(goods).length > 0 ? [goodsText(goods)] : []),
    ...(resource === undefined ? [] : [resource === 1 ? 'any resource' : `any ${resource} resources`]),
    ...(contact === undefined ? [] : [`a ${CONTACT_WORDS[contact.kind]} token of ${contact.min} or more`]),
  ]);
}

function workersText({ workers: [first, again] = [1, 2] }: ActionEffect): string {
  return `${first === 1 ? 'One worker' : `${first} workers`} a use, ${again} more to use it again.`;
}

/** What an instant does, in a sentence. */
export function instantText({ pay, gain = {}, options }: Instant): string {
  if (options) return `Choose: ${options.map(choiceText).join(', or ')}.`;
  return `${choiceText(pay === undefined ? { gain } : { pay, gain })}.`;
}
