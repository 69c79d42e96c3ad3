import { logged } from '../league/logs.store';
import { pressConsentKey, statementKey } from '../platform/keys';
import { getItems, type Table } from '../platform/reads';
import { PressConsent, StatementRecord } from '../platform/records';
import { put, remove, transact, update, write } from '../platform/writes';
import type { StatementStore } from './statements.questions';

/** Players' statements on finished games and their consents to open press, each in the player's own partition. */
export function statementStore(table: Table): StatementStore {
  return {
    statements: (game, players) =>
      getItems(
        table,
        players.map((player) => statementKey({ player, game })),
        StatementRecord,
      ),

    async saveStatement({ player, game, text, at }) {
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

    async hideStatement(of, hidden, entry) {
      const change =
        hidden === null
          ? update(statementKey(of), 'REMOVE #hidden', { when: 'attribute_exists(pk)' })
          : update(statementKey(of), 'SET #hidden = :hidden', {
              when: 'attribute_exists(pk)',
              values: { hidden },
            });
      return (await transact(table, [change, logged(entry)])).ok ? 'done' : 'not-there';
    },

    pressConsents: (game, players) =>
      getItems(
        table,
        players.map((player) => pressConsentKey({ player, game })),
        PressConsent,
      ),

    async savePressConsent(consent) {
      await write(table, put({ ...pressConsentKey(consent), ...consent }));
    },

    async withdrawPressConsent(of) {
      await write(table, remove(pressConsentKey(of)));
    },
  };
}
