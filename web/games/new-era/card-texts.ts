import type {
  ActionEffect,
  Choice,
  Effect,
  Holds,
  Instant,
  Location,
  Pay,
  Trigger,
} from '../../../engine/new-era/card-types';
import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { amountText, goodsText } from './goods-text';

/** The translators for the text of a card. */
export interface CardWords {
  readonly t: Texts<'new-era-cards'>;
  /** The game's texts, for kinds and goods. */
  readonly era: Texts<'new-era'>;
  readonly language: Language;
}

/** "Open production: people and build" */
export function kindText({ kind: id, types }: Location, words: CardWords): string {
  const { t, era } = words;
  const kind = era('kind', { kind: id });
  return types.length === 0
    ? t('kindWithoutType', { kind })
    : t('kind', { kind, types: typesText(types, words) });
}

function typesText(types: Location['types'], { t, language }: CardWords): string {
  return listInWords(
    types.map((type) => t(`type.${type}`)),
    language,
  );
}

/** The effect of a location in a state, in sentences. */
export function capabilityText({ kind, capability }: Location, words: CardWords): string {
  return capability.map((effect) => effectText(effect, kind, words)).join(' ');
}

function effectText(effect: Effect, kind: Location['kind'], words: CardWords): string {
  const { t, era, language } = words;
  switch (effect.effect) {
    case 'produce': {
      const goods = goodsText(effect.gain, era, language);
      return t(kind === 'openProduction' ? 'does.produceOpen' : 'does.produce', { goods });
    }
    case 'once':
      return t('does.once', { goods: goodsText(effect.gain, era, language) });
    case 'on':
      return triggerText(effect, words);
    case 'storage':
      return t('does.storage', { goods: holdsText(effect.holds, words) });
    case 'slots':
      return t('does.slots', { count: effect.n });
    case 'doubleCooperation':
      return t('does.doubleCooperation');
    case 'spareConquered':
      return t('does.spareConquered');
    default:
      return `${actText(effect, words)} ${workersText(effect, words)}`;
  }
}

function triggerText({ event, if: only = {}, gain }: Trigger, words: CardWords): string {
  const { t, era, language } = words;
  const goods = goodsText(gain, era, language);
  const { types, minDistance, good } = only;
  switch (event) {
    case 'incorporate':
      return types === undefined
        ? t('when.incorporate', { goods })
        : t('when.incorporateType', { types: typesText(types, words), goods });
    case 'conquest':
      return minDistance === undefined
        ? t('when.conquest', { goods })
        : t('when.conquestFar', { distance: minDistance, goods });
    case 'produced':
    case 'gained': {
      const amount = good === undefined ? t('resources', { count: 1 }) : amountText(good, 1, era);
      return t(event === 'produced' ? 'when.produced' : 'when.gained', { amount, goods });
    }
    default:
      return t(`when.${event}`, { goods });
  }
}

function holdsText(holds: Holds, { t, era, language }: CardWords): string {
  const parts = Object.entries(holds).map(([key, count]) =>
    key === 'resource' ? t('resources', { count }) : goodsText({ [key]: count }, era, language),
  );
  return listInWords(parts, language);
}

function actText(effect: ActionEffect, words: CardWords): string {
  const { t } = words;
  switch (effect.effect) {
    case 'improve':
      return t('does.improve', { types: typesText(effect.types, words) });
    case 'repeatProduction':
      return t('does.repeatProduction');
    case 'universalRedevelop':
      return t('does.universalRedevelop');
    case 'act':
      return 'options' in effect ? choicesText(effect.options, words) : choiceText(effect, words);
  }
}

/** Each choice is a sentence: "Pay 1 × scrap for 1 point. Or pay 1 × fuel for 1 point." */
function choicesText([first, ...others]: readonly Choice[], words: CardWords): string {
  return [
    ...(first === undefined ? [] : [choiceText(first, words)]),
    ...others.map((other) => otherText(other, words)),
  ].join(' ');
}

function choiceText({ pay, gain }: Choice, words: CardWords): string {
  const { t, era, language } = words;
  const goods = goodsText(gain, era, language);
  return pay === undefined
    ? t('choice.gain', { goods })
    : t('choice.pay', { price: payText(pay, words), goods });
}

function otherText({ pay, gain }: Choice, words: CardWords): string {
  const { t, era, language } = words;
  const goods = goodsText(gain, era, language);
  return pay === undefined
    ? t('choice.orGain', { goods })
    : t('choice.orPay', { price: payText(pay, words), goods });
}

/** A price in words: "1 × scrap and 1 card". */
function payText({ resource, contact, ...goods }: Pay, { t, era, language }: CardWords): string {
  return listInWords(
    [
      ...(Object.keys(goods).length > 0 ? [goodsText(goods, era, language)] : []),
      ...(resource === undefined ? [] : [t('price.resources', { count: resource })]),
      ...(contact === undefined ? [] : [t('price.contact', { kind: contact.kind, least: contact.min })]),
    ],
    language,
  );
}

function workersText({ workers: [first, again] = [1, 2] }: ActionEffect, { t }: CardWords): string {
  return t('workers', { first, again });
}

/** The effect of an instant, in a sentence for each choice. */
export function instantText({ pay, gain = {}, options }: Instant, words: CardWords): string {
  return choicesText(options ?? [pay === undefined ? { gain } : { pay, gain }], words);
}
