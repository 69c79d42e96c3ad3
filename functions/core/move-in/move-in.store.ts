import * as z from 'zod';
import { type NewGame, newBoard } from '../game/games.store';
import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { SeasonChanged } from '../platform/events.records';
import { labelItem, stepItem } from '../platform/items';
import { moveInKey, roundKey, seasonKey, takeBackKey, takenStepKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, type Table } from '../platform/reads';
import { insert, put, remove, transact, update, write } from '../platform/writes';
import { writtenInParts } from '../round/split-rounds.store';
import type { RulingRecord, TakeBackRecord } from '../ruling/rulings.records';
import { insertRuling } from '../ruling/rulings.store';
import type { RoundRecord, SeasonRecord } from '../season/seasons.records';
import { MoveInRecord } from './move-in.records';

/** The start of a season with games that were played elsewhere until now. */
export interface NewMoveIn {
  readonly season: SeasonRecord;
  readonly drawSeed: string;
  readonly moved: MoveInRecord;
  /** Its first round, seated as in the sheet. */
  readonly round: RoundRecord;
  readonly entry: LogRecord;
  readonly event: SeasonChanged;
}

/** A new board whose set-up a ruling has replaced by the position of a game from elsewhere. */
export interface MovedGame extends NewGame {
  /** The set-up as it was before the ruling. */
  readonly before: NewGame['setup'];
  readonly ruling: RulingRecord;
  readonly takeBack: TakeBackRecord;
}

/** Positions are stored as text, exactly as they were read. */
const Stored = MoveInRecord.extend({ boards: z.string() }).transform(({ boards, ...rest }) =>
  MoveInRecord.parse({ ...rest, boards: JSON.parse(boards) }),
);

/** Running games that move into a season. */
export function moveInStore(table: Table) {
  return {
    /**
     * Closes registration and keeps everything that is moved in, in one write; its event creates the boards. Refused if
     * the season has started, or has changed since it was read.
     */
    async beginMoveIn({
      season: { id, version, rounds },
      drawSeed,
      moved,
      round,
      entry,
      event,
    }: NewMoveIn): Promise<'begun' | 'changed-meanwhile'> {
      const started = update(
        seasonKey(id),
        'SET #status = :running, drawSeed = :seed, rounds = :rounds, movedIn = :movedIn',
        {
          // Seasons of earlier releases have no version.
          when: '#status = :registration AND (attribute_not_exists(version) OR version = :version)',
          values: {
            ...{ running: 'running', registration: 'registration', seed: drawSeed, rounds, version },
            movedIn: { at: moved.at, event: event.id },
          },
        },
      );
      const head = await writtenInParts(table, round);
      const written = await transact(table, [
        started,
        put({ ...moveInKey(id), ...moved, boards: JSON.stringify(moved.boards) }),
        insert({ ...roundKey(id, round.round), ...head }),
        logged(entry),
        posted(event),
      ]);
      return written.ok ? 'begun' : 'changed-meanwhile';
    },

    /** What a season still has to create; undefined once all its boards exist. */
    moveIn: (season: string) => getItem(table, moveInKey(season), Stored),

    /** Writes a board with its position and the ruling that put it there, once. */
    async createMovedGame({
      event,
      before,
      ruling,
      takeBack,
      ...board
    }: MovedGame): Promise<'created' | 'already-there'> {
      const { id } = board.game;
      const written = await transact(table, [
        ...newBoard(board, 'RUNNING'),
        put(labelItem(board.setup)),
        insertRuling(ruling),
        // The same as a ruling on a board that was played here: what it replaced stays readable.
        put({ ...takeBackKey(id, ruling.number), body: JSON.stringify(takeBack) }),
        put({ ...takenStepKey(id, ruling.number, before.step), ...stepItem(before) }),
        posted(event),
      ]);
      return written.ok ? 'created' : 'already-there';
    },

    /** All boards exist. */
    async endMoveIn(season: string) {
      await write(table, remove(moveInKey(season)));
    },
  };
}
