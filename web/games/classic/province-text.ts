import type { Atlas, Province } from '../../../engine/classic/data/atlas';
import type { Position, Unit } from '../../../engine/classic/types';
import type { Language } from '../../../messages/languages';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { coastOf } from './order-text';
import { provinceId, unitIn } from './places';

/** A province in sentences: its unit, the owner of its centre, its borders. */
export function provinceText(
  atlas: Atlas,
  position: Position,
  id: string,
  t: Texts<'classic'>,
  language: Language,
): string {
  const province = atlas.provinceOf(id);
  const unit = unitIn(position, id);
  const driven = position.dislodged.find(({ at }) => provinceId(at) === id);
  const list = (places: readonly Province[]) =>
    listInWords(
      places.map(({ name }) => name),
      language,
    );
  return [
    unit === undefined
      ? t(position.fog?.outOfSight.includes(id) ? 'province.unseen' : 'province.empty')
      : t('province.unit', { ...valuesOf(atlas, unit), coast: coastOf(unit.at) }),
    ...(driven === undefined ? [] : [t('province.drivenOut', valuesOf(atlas, driven))]),
    ...(province.centre ? [centreText(atlas, position, province, t)] : []),
    ...province.coasts.map(({ id: coast, fleetTo }) => {
      const waters = fleetTo.flatMap((to) => (to.province.kind === 'water' ? [to.province] : []));
      return t('province.coast', { coast: coastOf(coast), waters: list(waters) });
    }),
    t('province.nextTo', { names: list(province.adj) }),
  ].join(' ');
}

function valuesOf({ powerName }: Atlas, { kind, power }: Unit) {
  return { kind, power: powerName(power) };
}

function centreText(
  { powerName }: Atlas,
  { centres }: Position,
  { id, home }: Province,
  t: Texts<'classic'>,
): string {
  const owner = centres[id];
  return t('province.centre', {
    home: home === null ? 'none' : 'some',
    power: home === null ? '' : powerName(home),
    owner: owner === undefined ? 'none' : owner === home ? 'same' : 'other',
    name: owner === undefined ? '' : powerName(owner),
  });
}
