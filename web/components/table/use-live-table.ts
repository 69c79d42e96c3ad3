import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameAbsence } from '../../../functions/core/absence/absence.schema';
import type { GameTable } from '../../../functions/core/game/game-table.schema';
import type { Game, Ruling } from '../../../functions/core/game/games.schema';
import type { Threads } from '../../../functions/core/press/press.schema';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { onOwnMutation } from '../../lib/mutation-events';
import { Rounds } from '../../lib/rounds';
import { useAsked } from '../../lib/use-asked';
import { byTimer } from '../../lib/wait';
import { useKeptTable } from '../offline/use-cached-table';
import type { Press } from '../press/press';
import { IDLE_ROUNDS, isDue, pollInterval } from './poll-interval';

/** The current data of a game that every table shows. */
export interface LiveTable {
  readonly game: Game;
  /** The platform's clock at the last answer. */
  readonly now: number;
  /** Requests the current game; undefined if the platform does not answer. */
  readonly refetch: () => Promise<Game | undefined>;
  readonly press: Press;
  readonly absence: GameAbsence;
  readonly refetchAbsence: () => Promise<unknown>;
  readonly rulings: readonly Ruling[];
}

/**
 * All data of a table that changes while it is open. It polls for changes (ADR 039), and then requests them: the game
 * in one answer with all related data, or its press.
 */
export function useLiveTable(first: GameTable): LiveTable {
  const [asks] = useState(() => asksFor(first.game));
  const [table, refetchTable, showTable] = useAsked<Pick<GameTable, 'game' | 'absence' | 'rulings'>>(
    first,
    asks.table,
  );
  const { game, absence, rulings } = table;
  const refetch = useCallback(async () => (await refetchTable())?.game, [refetchTable]);
  const [press, refetchPress, showPress] = useAsked(first.press, asks.press);
  useKeptTable(first, { game, press }, (kept) => {
    showTable({ ...first, game: kept.game });
    showPress(kept.press);
  });
  useRounds(game, press, refetch, refetchPress);
  return {
    ...{ game, refetch, absence, rulings },
    refetchAbsence: refetch,
    now: Date.parse(game.now),
    press: useMemo(
      () => ({ ...press, unread: unreadOf(press), refresh: refetchPress }),
      [press, refetchPress],
    ),
  };
}

function unreadOf({ threads }: Threads): number {
  return threads.reduce((sum, { unread }) => sum + unread, 0);
}

/** The file of a variant, which may be large, comes with the first answer alone. */
function asksFor({ id, options: { variant } }: Game) {
  const known = typeof variant === 'object' ? ({ variant: 'known' } as const) : {};
  const withFile = (table: GameTable | undefined): GameTable | undefined =>
    table === undefined || typeof variant !== 'object'
      ? table
      : { ...table, game: { ...table.game, options: { ...table.game.options, variant } } };
  return {
    table: async () => withFile(answered(await api('GET /games/{id}/table', { id, ...known }))),
    press: async () => answered(await api('GET /games/{id}/press', { id })),
  };
}

function answered<Value>(answer: Answer<Value>): Value | undefined {
  return answer.ok ? answer.value : undefined;
}

/** Polls in rounds for changes, as long as the page is open. */
function useRounds(
  game: Game,
  press: Threads,
  refetch: () => Promise<unknown>,
  refetchPress: () => Promise<unknown>,
): void {
  const now = useRef({ game, press });
  useEffect(() => {
    now.current = { game, press };
  }, [game, press]);
  const left = useTimeLeft(game);
  const ask = useCallback(async () => {
    const known = now.current;
    if (isDue(known.game, left())) return void (await refetch());
    const { id, me } = known.game;
    const answer = await api('GET /changed/games/{id}', { id, pass: me.pass ?? undefined });
    // A pass expires; the game comes with a new one, or no longer exists.
    if (!answer.ok) return void (answer.status === 404 && (await refetch()));
    await Promise.all([
      answer.value.game === known.game.mark ? undefined : refetch(),
      answer.value.press === known.press.mark ? undefined : refetchPress(),
    ]);
  }, [left, refetch, refetchPress]);
  const [rounds] = useState(
    () =>
      new Rounds(
        {
          ask,
          waitFor: (idle) => pollInterval(now.current.game, left(), idle),
          isInSight: () => document.visibilityState === 'visible',
          wait: byTimer,
        },
        IDLE_ROUNDS,
      ),
  );
  useEffect(() => {
    rounds.goOn();
    const seen = () => void rounds.seen();
    const ends = onOwnMutation(() => rounds.goOn(0));
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      ends();
      rounds.end();
    };
  }, [rounds]);
  useNews(`${game.mark} ${press.mark}`, rounds);
}

/** After news more may follow soon. */
function useNews(marks: string, rounds: Rounds): void {
  const known = useRef(marks);
  useEffect(() => {
    if (marks === known.current) return;
    known.current = marks;
    rounds.goOn(0);
  }, [marks, rounds]);
}

/**
 * Returns the milliseconds to the game's deadline by the platform's clock, as shown by the answer that arrived fastest.
 */
function useTimeLeft(game: Game): () => number | null {
  const ahead = useRef(Number.POSITIVE_INFINITY);
  const deadline = useRef(game.deadline);
  useEffect(() => {
    ahead.current = Math.min(ahead.current, Date.now() - Date.parse(game.now));
    deadline.current = game.deadline;
  }, [game]);
  return useCallback(() => {
    if (deadline.current === null) return null;
    return Date.parse(deadline.current) - (Date.now() - ahead.current);
  }, []);
}
