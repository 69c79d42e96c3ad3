import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import type { GameAndGate } from '../game/games.store';
import { isShown, type Seen, tableSeenBy } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { iso } from '../platform/instants';
import { translateFields } from '../platform/translate';
import type { RulingRecord } from './rulings.records';

/** The rulings in a game that one person may read. */
export async function rulingsView(deps: Deps, caller: Caller | null, language: Language, id: string) {
  const [found, rulings] = await Promise.all([deps.store.gameAndGate(id), deps.store.rulings(id)]);
  if (found === undefined) return [];
  return rulingViews(language, shownRulings(await tableSeenBy(deps, caller, found), rulings));
}

/** The rulings that somebody reads who may see the game later than its players. */
export function shownRulings(
  seen: Seen<GameAndGate>,
  rulings: readonly RulingRecord[],
): readonly RulingRecord[] {
  return rulings.filter(({ step }) => isShown(seen, step));
}

/** Rulings as everyone reads them in the game's log. */
export async function rulingViews(language: Language, rulings: readonly RulingRecord[]) {
  const said = await translateFields(language, rulings, ['reason', 'before', 'after']);
  return said.map((ruling) => ({ ...ruling, at: iso(ruling.at) }));
}
