import type { ValueForm } from '../../engine/core/value-form';
import type { GameSystemId } from '../../engine/games';
import { FACTIONS } from '../../engine/new-era/data/cards';
import { TURRETONS } from '../../engine/ny2047/types';
import { gameSystem } from '../../engine/systems';
import { CORRECTIONS } from '../support/corrections';

/**
 * The readable parts of the positions of a game: names of fields, words of the rules, and names of spaces and cards.
 */
export interface PositionTexts {
  readonly fields: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** The keys of maps, whether names or words. */
  readonly keys: ReadonlySet<string>;
}

/** A list of this length is one of spaces or cards, each with a name. */
const MANY = 12;

export async function wordsOfPosition(id: GameSystemId): Promise<PositionTexts> {
  const { names: all, usual } = gameSystem(id).seats;
  const found = {
    fields: new Set<string>(),
    words: new Set<string>(),
    names: new Set<string>(),
    keys: new Set<string>(),
  };
  const named = new Set<unknown>([...all, ...TURRETONS, ...FACTIONS.map((faction) => faction.id)]);
  const take = (values: readonly unknown[]) => {
    for (const value of values)
      if (typeof value === 'string')
        (values.length > MANY || named.has(value) ? found.names : found.words).add(value);
  };
  const walk = (form: ValueForm | false | undefined): void => {
    if (form === undefined || form === false) return;
    for (const [name, inner] of Object.entries(form.properties ?? {})) {
      found.fields.add(name);
      walk(inner);
    }
    take([...(form.enum ?? []), ...(form.const === undefined ? [] : [form.const])]);
    const keys = (form.propertyNames?.enum ?? []).map(String);
    take(keys);
    for (const key of keys) found.keys.add(key);
    for (const inner of [
      form.items,
      form.additionalProperties,
      ...(form.prefixItems ?? []),
      ...(form.anyOf ?? []),
    ])
      walk(inner);
  };
  walk(await CORRECTIONS[id].positionForm(all.slice(0, usual)));
  // Standing orders of New Era may use "*" for every location that they do not name.
  if (id === 'new-era') found.words.add('*');
  // Variants of Classic may have a season that Classic itself lacks.
  if (id === 'classic') found.words.add('summer');
  return found;
}
