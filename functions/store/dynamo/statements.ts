import { pressConsentKey, statementKey } from '../keys';
import type { StatementStore } from '../questions/statements';
import { PressConsent, StatementRecord } from '../records';
import { logged } from './logs';
import { getItems, type Table } from './reads';
import { put, remove, transact, update, write } from './writes';

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
