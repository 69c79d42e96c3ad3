import { type Adventure, adventureOf, type Mission } from '../../../engine/nyc-risk/data/cards';
import type { Messages } from '../../../messages/en';
import type { Texts } from '../../lib/texts';
import { boroughName, hoodName } from './names';

type CardTextId = keyof Messages['nyc-risk-cards']['text'];

/** The effect of a card, in few words. */
export function adventureText(id: string, t: Texts<'nyc-risk-cards'>): string {
  const card = adventureOf(id);
  return card.kind === 'mission' ? missionText(card, t) : t(`text.${card.id as CardTextId}`);
}

function missionText({ hood, reward }: Mission, t: Texts<'nyc-risk-cards'>): string {
  const where = { hood: hoodName(hood) };
  if (reward.kind !== 'units') return t(`mission.${reward.kind}`, where);
  return t('mission.units', {
    ...where,
    units: reward.units,
    where: reward.where,
    borough: boroughName(reward.where),
  });
}

/** "Mission", "Power, end", "Power, defence", "Event". */
export function adventureKind(card: Adventure, t: Texts<'nyc-risk-cards'>): string {
  return card.kind === 'power' ? t('kind.power', { timing: card.timing }) : t(`kind.${card.kind}`);
}
