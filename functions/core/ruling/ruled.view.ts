import type { Language } from '../../../messages/languages';
import { iso } from '../platform/instants';
import { translateFields } from '../platform/translate';
import type { RulingRecord } from './rulings.records';

/** Rulings as everyone reads them in the game's log. */
export async function rulingViews(language: Language, rulings: readonly RulingRecord[]) {
  const said = await translateFields(language, rulings, ['reason', 'before', 'after']);
  return said.map((ruling) => ({ ...ruling, at: iso(ruling.at) }));
}
