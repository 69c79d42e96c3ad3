import type { Language } from '../../../messages/languages';
import { gameOf, moderatorOfGame } from '../../services/access/guards';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome } from '../../services/errors';
import { pressConsentsFor } from '../../services/press/opened-press';
import { statementId, statementsFor } from '../../services/press/statements';
import type { Statements } from '../schemas/statements';
import { iso } from './game';
import { translateOptionalReason } from './translate-reason';

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
