'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import { gameApi } from '../../lib/game-api';

const EVERY = 10_000;
const AFTER_DEADLINE = 1200;
const WHILE_CLOSING = 2000;

export interface LiveGame {
  readonly game: Game;
  /** The platform's clock at the last answer. */
  readonly now: number;
  /** Asks now; undefined where the platform does not answer. */
  readonly refetch: () => Promise<Game | undefined>;
}

/**
 * The game as the platform has it now: asked again every ten seconds while the page is in sight, just after a
 * deadline, and more often while a step is being adjudicated. A finished game is asked no more.
 */
export function useLiveGame(initial: Game): LiveGame {
  const [game, setGame] = useState(initial);
  const current = useRef(initial);

  const refetch = useCallback(async () => {
    const answer = await gameApi.game(initial.id);
    if (!answer.ok) return undefined;
    current.current = answer.value;
    setGame(answer.value);
    return answer.value;
  }, [initial.id]);

  useEffect(() => {
    if (game.status === 'finished') return;
    const timer = setTimeout(() => refetchInSight(refetch), waitFor(game));
    const seen = () => refetchInSight(refetch);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [game, refetch]);

  // A page that was out of sight when its turn came keeps asking, slowly, without losing the rhythm.
  useEffect(() => {
    const timer = setInterval(() => {
      if (current.current.status !== 'finished') void refetchInSight(refetch);
    }, EVERY * 3);
    return () => clearInterval(timer);
  }, [refetch]);

  return { game, now: Date.parse(game.now), refetch };
}

async function refetchInSight(refetch: () => Promise<unknown>): Promise<void> {
  if (document.visibilityState === 'visible') await refetch();
}

function waitFor(game: Game): number {
  if (game.state === 'closing') return WHILE_CLOSING;
  if (game.deadline === null) return EVERY;
  const left = Date.parse(game.deadline) - Date.parse(game.now);
  return Math.min(EVERY, Math.max(WHILE_CLOSING, left + AFTER_DEADLINE));
}

/** Whether the deadline of the step that was open when the page came is another one now. */
export function hasMovedDeadline(initial: Game, game: Game): boolean {
  return game.step === initial.step && game.deadline !== initial.deadline && game.status !== 'finished';
}
