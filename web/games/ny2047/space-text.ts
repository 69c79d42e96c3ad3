import { type Atlas, neighbours, type Space } from '../../../engine/ny2047/data/atlas';
import { turretonName } from '../../../engine/ny2047/reading/words';
import type { Position } from '../../../engine/ny2047/types';
import type { Language } from '../../../messages/languages';
import { seatName } from '../../components/frame/seats';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';

/** A space in sentences: its units, its holder, its value, its borders. */
export function spaceText(
  atlas: Atlas,
  position: Position,
  space: string,
  t: Texts<'ny2047'>,
  language: Language,
): string {
  const shown = atlas.spaceOf(space);
  const { land, turreton } = shown;
  const names = listInWords(
    neighbours(shown).map(({ name }) => name),
    language,
  );
  return [
    land ? landText(position, shown, t) : t('space.water', standing(position, space)),
    ...(turreton === null ? [] : [turretonText(position, turreton, t)]),
    t('space.nextTo', { names }),
  ].join(' ');
}

function landText(position: Position, { id: space, star }: Space, t: Texts<'ny2047'>): string {
  const holder = position.control[space];
  const here = position.units.find((unit) => unit.space === space)?.faction;
  const home = Object.entries(position.homes).find(([, base]) => base === space)?.[0];
  return t('space.land', {
    ...standing(position, space),
    holding: holder === undefined ? 'none' : holder === here ? 'same' : 'other',
    holder: seatName(holder ?? ''),
    star: home !== undefined && home === holder ? 'home' : star ? 'star' : 'none',
  });
}

/** The faction in a space, with its number of units. */
function standing({ units }: Position, space: string) {
  const here = units.filter((unit) => unit.space === space);
  const [one] = here;
  return {
    standing: one === undefined ? 'none' : 'some',
    seat: seatName(one?.faction ?? ''),
    count: here.length,
  };
}

function turretonText(
  { turretons }: Position,
  name: keyof Position['turretons'],
  t: Texts<'ny2047'>,
): string {
  const seat = turretons[name];
  return t('space.turreton', {
    name: turretonName(name),
    loyal: seat === null ? 'none' : 'some',
    seat: seatName(seat ?? ''),
  });
}
