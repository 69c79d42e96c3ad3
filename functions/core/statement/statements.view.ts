import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { gameOf, moderatorOfGame } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso } from '../platform/instants';
import { translateOptionalReason } from '../platform/translate-reason';
import { pressConsentsFor } from '../press/opened-press';
import { statementId, statementsFor } from './statements';
import type { Statements } from './statements.schema';

/** The players' statements on a finished game, as one person may read them. */
export async function statementsView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<Statements>> {
  const [found, read] = await Promise.all([gameOf(deps, id), statementsFor(deps, caller, id)]);
  if (!found.ok) return found;
  if (!read.ok) return read;
  const [mayHide, press] = await Promise.all([
    caller === null
      ? false
      : moderatorOfGame(deps, caller, found.value.game, 'moderatorHidesStatements').then(({ ok }) => ok),
    pressConsentsFor(deps, caller, found.value),
  ]);
  const { statements, why } = read.value;
  return done({
    statements: statements.map(
      ({ by: { seat, player }, statement: { text, at, hidden }, mine, blocked }) => ({
        ...{ id: statementId(player.id), seat, player, mine, blocked, at: iso(at) },
        text: hidden === undefined || mine || mayHide ? text : null,
        hidden: hidden?.reason ?? null,
      }),
    ),
    why: await translateOptionalReason(language, why),
    ...{ mayHide, press },
  });
}
