import type { View } from '../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../components/frame/people';
import type { Texts } from '../../lib/texts';
import { hoodName } from './names';

/** "SoHo, Ines, 7 units, mayor" */
export function hoodLabel(view: View, people: People, hood: string, t: Texts<'nyc-risk'>): string {
  const units = view.hoods[hood]?.units;
  if (units === undefined) return hoodName(hood);
  return t('hood.label', { hood: hoodName(hood), ...holderIn(view, people, hood), units });
}

/** The holder of a hood, for texts. */
export function holderIn(view: View, people: People, hood: string) {
  const { owner = null, units = 0 } = view.hoods[hood] ?? {};
  return {
    owner: owner !== null ? 'somebody' : units === 0 ? 'free' : 'neutral',
    name: nameOf(people, owner),
    mayor: owner !== null && view.mayors[owner] === hood ? 'yes' : 'no',
  };
}
