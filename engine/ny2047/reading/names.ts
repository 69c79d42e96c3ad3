import { nameInLanguages, type Part } from '../../game/message';
import type { Atlas } from '../data/atlas';
import { isFaction, shortName } from '../data/factions';
import { message } from '../message';
import type { SpaceId } from '../types';

/** Whether a name begins a sentence: in English a "the" before it is capitalized there. */
type Where = 'first' | 'within';

/** A faction's name within a sentence: "the Papst". */
export function factionName(seat: string, where: Where = 'within'): Part {
  if (seat !== 'papst') return isFaction(seat) ? shortName(seat) : seat;
  return where === 'first' ? message('names.papstFirst') : message('names.papst');
}

/** A list of factions at the beginning of a sentence. */
export function factionNames(seats: readonly string[]): readonly Part[] {
  return seats.map((seat, at) => factionName(seat, at === 0 ? 'first' : 'within'));
}

/**
 * A place's name within a sentence: "the Palisades".
 * @param after what follows the name in every language: " 4"
 */
export function placeName({ spaceOf }: Atlas, id: SpaceId, where: Where = 'within', after = ''): Part {
  const { name, names } = spaceOf(id);
  if (names === undefined) return withArticle(name + after, where);
  const inEnglish = where === 'first' ? name : name.replace(/^The /, 'the ');
  const all = Object.entries(names).map(([language, one]) => [language, one + after]);
  return nameInLanguages(inEnglish + after, Object.fromEntries(all));
}

/** A name with its "The" in the case that the sentence needs. */
export function withArticle(full: string, where: Where): Part {
  const name = full.replace(/^The /, '');
  if (name === full) return name;
  return where === 'first' ? message('names.theFirst', { name }) : message('names.the', { name });
}
