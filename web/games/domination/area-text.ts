import { areaOf, neighboursOf, REGIONS, RESOURCES } from '../../../engine/domination/data/map';
import type { View } from '../../../engine/domination/types';
import type { Language } from '../../../messages/languages';
import { nameOf, type People } from '../../components/frame/people';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { areaName, strengthOf } from './names';

/** An area in sentences: its holder, its region and resource, its borders. */
export function areaText(
  force: View['forces'][string] | undefined,
  people: People,
  area: string,
  t: Texts<'domination'>,
  language: Language,
): string {
  const held =
    force === undefined
      ? t('area.free')
      : t('area.held', { name: nameOf(people, force.seat), strength: strengthOf(force) });
  const names = listInWords(neighboursOf(area).map(areaName), language);
  return [held, belongingText(area, t), t('area.nextTo', { names })].join(' ');
}

function belongingText(area: string, t: Texts<'domination'>): string {
  const { region: regionId, resource: resourceId } = areaOf(area);
  const region = REGIONS.find(({ id }) => id === regionId)?.name;
  const resource = RESOURCES.find(({ id }) => id === resourceId)?.name;
  if (region === undefined) return t('area.sea');
  return resource === undefined ? t('area.region', { region }) : t('area.resource', { region, resource });
}
