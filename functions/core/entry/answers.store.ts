import { answersKey, entryKey, seasonKey } from '../platform/keys';
import { getItem, getItems, type Table } from '../platform/reads';
import { check, put, transact, update, write } from '../platform/writes';
import { AnswersRecord } from './answers.records';
import { answersItem } from './entries.store';

/** Answers to the questions of seasons, each in the partition of the player who gave them. */
export function answersStore(table: Table) {
  return {
    answers: (season: string, player: string) => getItem(table, answersKey(player, season), AnswersRecord),

    answersOf: (season: string, players: readonly string[]): Promise<readonly AnswersRecord[]> =>
      getItems(
        table,
        players.map((player) => answersKey(player, season)),
        AnswersRecord,
      ),

    /** Replaces a player's answers, if the season has not started and they are in it. */
    async saveAnswers(answers: AnswersRecord): Promise<'saved' | 'started' | 'not-in'> {
      const written = await transact(table, [
        check(seasonKey(answers.season), {
          when: '#status = :registration',
          values: { registration: 'registration' },
        }),
        check(entryKey(answers.season, answers.player), {
          when: 'attribute_exists(pk) AND NOT #state IN (:withdrawn, :removed)',
          values: { withdrawn: 'withdrawn', removed: 'removed' },
        }),
        put(answersItem(answers)),
      ]);
      if (written.ok) return 'saved';
      return written.failed[0] ? 'started' : 'not-in';
    },

    /** Sets when answers are deleted, once: answers that are not there, or expire already, stay as they are. */
    async expireAnswers(season: string, player: string, expiresAt: number) {
      const terms = {
        when: 'attribute_exists(pk) AND attribute_not_exists(expiresAt)',
        values: { expiresAt },
      };
      await write(table, update(answersKey(player, season), 'SET expiresAt = :expiresAt', terms));
    },
  };
}
