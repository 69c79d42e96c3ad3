import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { pressConsentKey, statementKey } from '../platform/keys';
import { getItems, type Table } from '../platform/reads';
import { put, remove, transact, update, write } from '../platform/writes';
import { PressConsent, StatementRecord } from './statements.records';

/**
 * Players' statements on finished games and their consents to open press, each in the player's own partition and stored
 * with the account.
 */
export function statementStore(table: Table) {
  return {
    /** The statements of these players on a game, in no order. */
    statements: (game: string, players: readonly string[]) =>
      getItems(
        table,
        players.map((player) => statementKey({ player, game })),
        StatementRecord,
      ),

    /** Writes or changes a statement; a moderator's decision about it stays. */
    async saveStatement({ player, game, text, at }: Omit<StatementRecord, 'hidden'>) {
      await write(
        table,
        update(
          statementKey({ player, game }),
          'SET player = :player, game = :game, #text = :text, #at = :at',
          {
            values: { player, game, text, at },
          },
        ),
      );
    },

    /** Hides a statement, or shows it again, with its entry in the league's log. Fails if there is none. */
    async hideStatement(
      of: Pick<StatementRecord, 'player' | 'game'>,
      hidden: NonNullable<StatementRecord['hidden']> | null,
      entry: LogRecord,
    ): Promise<'done' | 'not-there'> {
      const change =
        hidden === null
          ? update(statementKey(of), 'REMOVE #hidden', { when: 'attribute_exists(pk)' })
          : update(statementKey(of), 'SET #hidden = :hidden', {
              when: 'attribute_exists(pk)',
              values: { hidden },
            });
      return (await transact(table, [change, logged(entry)])).ok ? 'done' : 'not-there';
    },

    /** The consents of these players to open a game's press, in no order. */
    pressConsents: (game: string, players: readonly string[]) =>
      getItems(
        table,
        players.map((player) => pressConsentKey({ player, game })),
        PressConsent,
      ),

    async savePressConsent(consent: PressConsent) {
      await write(table, put({ ...pressConsentKey(consent), ...consent }));
    },

    /** Repeating it is harmless. */
    async withdrawPressConsent(of: Pick<PressConsent, 'player' | 'game'>) {
      await write(table, remove(pressConsentKey(of)));
    },
  };
}
