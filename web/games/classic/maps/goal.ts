import type { Definition } from '../../../../engine/classic/variant/definition';
import { spaceOf } from '../../../../engine/classic/variant/edits/places';

/** The part of a variant that a problem is about. */
export type Goal =
  | { readonly part: 'space'; readonly space: string }
  | { readonly part: 'power'; readonly power: number }
  | { readonly part: 'facts' };

/** Which space, power or field of a variant a place in its file belongs to. */
export function goalOf(definition: Definition, path: readonly (string | number)[]): Goal {
  const [first, second, third, fourth] = path;
  if (first === 'spaces' && 'spaces' in definition) return spaceGoal(definition.spaces[Number(second)]?.id);
  if (first === 'drawing' && second === 'spaces' && 'drawing' in definition)
    return spaceGoal(definition.drawing?.spaces[Number(third)]?.id);
  if (first === 'powers' && typeof second === 'number') {
    const power = definition.powers[second];
    const at =
      third === 'units'
        ? power?.units[Number(fourth)]?.at
        : third === 'homes'
          ? power?.homes[Number(fourth)]
          : undefined;
    return at === undefined ? { part: 'power', power: second } : spaceGoal(spaceOf(at));
  }
  return { part: 'facts' };
}

function spaceGoal(space: string | undefined): Goal {
  return space === undefined ? { part: 'facts' } : { part: 'space', space };
}
