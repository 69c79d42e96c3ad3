import type { View } from '../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../components/frame/people';
import { hoodName } from './names';

/** "SoHo, Ines, 7 units, mayor" */
export function hoodLabel(view: View, people: People, hood: string): string {
  const holding = view.hoods[hood];
  if (holding === undefined) return hoodName(hood);
  const { owner, units } = holding;
  const mayor = owner !== null && view.mayors[owner] === hood;
  const who = owner === null ? (units === 0 ? 'free' : 'neutral') : nameOf(people, owner);
  const count = units === 1 ? '1 unit' : `${units} units`;
  return `${hoodName(hood)}, ${who}${units === 0 ? '' : `, ${count}`}${mayor ? ', mayor' : ''}`;
}
