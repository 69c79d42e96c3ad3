import { useState } from 'react';
import type { GameAbsence } from '../../../functions/api/schemas/absence';
import type { GameTable } from '../../../functions/api/schemas/game-table';
import type { Game, Ruling } from '../../../functions/api/schemas/games';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { useFollowing, useLive } from '../../lib/use-live';
import { type Press, usePress } from '../press/use-press';

const EVERY = 10_000;
const AFTER_DEADLINE = 1200;
const WHILE_CLOSING = 2000;
const WHILE_BOTS_PLAY = 500;

/** What every table shows of a game, as the platform has it now. */
export interface LiveTable {
  readonly game: Game;
  /** The platform's clock at the last answer. */
  readonly now: number;
  /** Asks for the game now; undefined where the platform does not answer. */
  readonly refetch: () => Promise<Game | undefined>;
  readonly press: Press;
  readonly absence: GameAbsence;
  readonly refetchAbsence: () => Promise<void>;
  readonly rulings: readonly Ruling[];
}

/**
 * All that changes at a table while it is open. The game is asked for every ten seconds, just after a deadline, and
 * more often while a step is being adjudicated; the rest follows from what it says, and press has a rhythm of its own.
 */
export function useLiveTable(first: GameTable): LiveTable {
  const { id } = first.game;
  const [asks] = useState(() => asksFor(id));
  const [game, refetch] = useLive(first.game, asks.game);
  const press = usePress(id, first.press);
  const clock = [game.step, game.state, game.deadline, game.paused?.since].join();
  const states = game.seats.map(({ state }) => state).join();
  const players = game.seats.map(({ player }) => player.id).join();
  const [absence, refetchAbsence] = useFollowing(first.absence, `${clock} ${states}`, asks.absence);
  const [rulings] = useFollowing(first.rulings, `${clock} ${players}`, asks.rulings);
  return { game, now: Date.parse(game.now), refetch, press, absence, refetchAbsence, rulings };
}

function asksFor(id: string) {
  return {
    game: { ask: async () => answered(await api('GET /games/{id}', { id })), waitFor: waitForGame },
    absence: async () => answered(await api('GET /games/{id}/absence', { id })),
    rulings: async () => answered(await api('GET /games/{id}/rulings', { id }))?.rulings,
  };
}

function answered<Value>(answer: Answer<Value>): Value | undefined {
  return answer.ok ? answer.value : undefined;
}

/** How long a game is as it is; a finished one stays so. */
function waitForGame(game: Game, idle: number): number | null {
  if (game.status === 'finished') return null;
  // The platform always has an answer; while none comes, it is asked less and less often.
  return Math.min(EVERY * 3, waitOf(game) * 2 ** idle);
}

function waitOf(game: Game): number {
  if (game.state === 'closing') return WHILE_CLOSING;
  if (game.practice !== null && game.deadline === null) return isAsked(game) ? EVERY : WHILE_BOTS_PLAY;
  if (game.deadline === null) return EVERY;
  const left = Date.parse(game.deadline) - Date.parse(game.now);
  return Math.min(EVERY, Math.max(WHILE_CLOSING, left + AFTER_DEADLINE));
}

/** Whether the reader's seat owes orders that are not ready. */
function isAsked({ seats, me }: Game): boolean {
  const state = seats.find(({ seat }) => seat === me.seat)?.state;
  return state === 'nothing' || state === 'stored';
}
