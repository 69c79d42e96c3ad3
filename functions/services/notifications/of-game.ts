import { seatName } from '../../../engine/core/by-seat';
import type { GameSystem, Message, Viewer } from '../../../engine/game';
import type { NamedSeat } from '../../../engine/game-identity';
import { GAMES } from '../../../engine/games';
import {
  deadlineOf,
  type GameRecord,
  type GameRuled,
  type Gate,
  type PersonRecord,
  type ResultRuled,
  type RulingRecord,
  type StepRecord,
} from '../../store/records';
import type { PlayerNotification } from './dispatch';

const SENTENCES = 3;
const NEWS_SENTENCES = 5;

type About = Pick<PlayerNotification, 'league' | 'path' | 'deadline'>;

function about(game: GameRecord, deadline: number | null = null): About {
  return { league: game.league, path: `/games/${game.id}`, deadline };
}

/** "New York 2047: Season 2, round 1, board 3" */
export function boardInWords({ system, season, round, board }: GameRecord): string {
  return `${GAMES[system].title}: ${season.name}, round ${round}, board ${board}`;
}

/** A seat as its player knows it: "The Tower Syndicate", or "Yellow" where seats are colours. */
export function seatTitle({ system }: Pick<GameRecord, 'system'>, seat: string): string {
  const named: Readonly<Record<string, NamedSeat>> = GAMES[system].seats.named ?? {};
  return named[seat]?.title ?? seatName(seat);
}

/** The people who hold seats of a game, each once for each seat. */
export function peopleOf(
  game: GameRecord,
): readonly { readonly seat: string; readonly player: PersonRecord }[] {
  return game.seats.filter(({ player }) => player.kind === 'human');
}

/** The result of a step in the sentences that a viewer may read; for a seat, those that concern it. */
export function sentencesOf(
  system: GameSystem,
  before: StepRecord,
  step: StepRecord,
  viewer: Viewer,
): readonly (Message | string)[] {
  const sentences = system.describe(system.view(before.position, viewer), system.viewResult(step, viewer));
  if (viewer.kind !== 'seat') return sentences.slice(0, NEWS_SENTENCES).map(({ says }) => says);
  const mine = sentences.filter(({ seats }) => seats.includes(viewer.seat));
  return mine.slice(0, SENTENCES).map(({ says }) => says);
}

export function yourTurn(
  game: GameRecord,
  gate: Gate,
  news: PlayerNotification['lines'],
): PlayerNotification {
  const lines = [`${boardInWords(game)}. Your orders are due.`, ...news];
  return { ...about(game, deadlineOf(gate)), kind: 'your-turn', title: `Your turn: ${gate.label}`, lines };
}

export function stepResult(
  game: GameRecord,
  step: StepRecord,
  news: PlayerNotification['lines'],
): PlayerNotification {
  const lines = [`${boardInWords(game)}.`, ...news];
  return { ...about(game), kind: 'step-result', title: `${step.label}: result`, lines };
}

export function gameStarted(game: GameRecord, gate: Gate, seat: string): PlayerNotification {
  return {
    ...about(game, deadlineOf(gate)),
    kind: 'game-started',
    title: `Your game has begun: ${boardInWords(game)}`,
    lines: [`You play ${seatTitle(game, seat)}. The first turn is ${gate.label}.`],
  };
}

/** `outcome` in a sentence, as everyone may read it. */
export function gameFinished(game: GameRecord, outcome: string): PlayerNotification {
  const title = `The game is over: ${boardInWords(game)}`;
  return { ...about(game), kind: 'game-finished', title, lines: [outcome] };
}

export function reminderOf(game: GameRecord, gate: Gate): PlayerNotification {
  return {
    ...about(game, deadlineOf(gate)),
    kind: 'reminder',
    title: `Orders missing: ${gate.label}`,
    lines: [`${boardInWords(game)}. You have not stored any orders.`],
  };
}

const RULED: Record<RulingRecord['kind'], string> = {
  extend: 'The deadline was moved',
  pause: 'The game was paused',
  resume: 'The game goes on',
  close: 'The turn was closed',
  replace: 'A seat has a new player',
  disorder: 'A seat fell into civil disorder',
  'roll-back': 'The game was rolled back',
  'correct-order': 'An order was corrected',
  'correct-position': 'The position was corrected',
  correct: 'The result was corrected',
  void: 'The game was declared void',
  restore: 'The result was restored',
};

export function rulingOf(
  game: GameRecord,
  gate: Gate | undefined,
  { kind, by, reason }: RulingRecord,
  event: (GameRuled | ResultRuled)['kind'],
): PlayerNotification {
  // Ending a game as it stands is a ruling of the same kind as correcting a result.
  const ended = event === 'game-ruled' && kind === 'correct';
  const running = gate?.state === 'open' && gate.pausedAt === undefined;
  return {
    ...about(game, running ? deadlineOf(gate) : null),
    kind: 'ruling',
    title: `${ended ? 'The game was ended as it stands' : RULED[kind]}: ${boardInWords(game)}`,
    lines: [`${by.name} ruled: ${reason}`],
  };
}

/** No message is in it: press is read where it was written. */
export function newMessages(game: GameRecord, from: string, isPublic: boolean): PlayerNotification {
  const writer = seatTitle(game, from);
  return {
    ...about(game),
    kind: 'message',
    title: `New press: ${boardInWords(game)}`,
    lines: [isPublic ? `${writer} and possibly others wrote to all.` : `${writer} wrote to you.`],
  };
}

/** To a player without orders at the deadline; `consequences` say what was done in their place, and how near civil disorder is. */
export function missedTurn(
  game: GameRecord,
  label: string,
  consequences: PlayerNotification['lines'],
): PlayerNotification {
  return {
    ...about(game),
    kind: 'missed-turn',
    title: `You missed ${label}`,
    lines: [`${boardInWords(game)}. You had no orders at the deadline.`, ...consequences],
  };
}

/** To a player for whom the step waits a little longer, once. */
export function inGrace(game: GameRecord, gate: Gate): PlayerNotification {
  return {
    ...about(game, deadlineOf(gate)),
    kind: 'missed-turn',
    title: `Still waiting for you: ${gate.label}`,
    lines: [
      `${boardInWords(game)}. You had no orders at the deadline.`,
      'The season’s policy gives you a grace. Send orders before the new deadline.',
    ],
  };
}

/** To a player for whom a step without a deadline has waited long; `warning` says what follows. */
export function stillWaiting(game: GameRecord, gate: Gate, warning: readonly string[]): PlayerNotification {
  return {
    ...about(game),
    kind: 'missed-turn',
    title: `Everyone waits for you: ${gate.label}`,
    lines: [
      `${boardInWords(game)}. This turn closes when everyone is ready, and you are not. It counts as a missed turn.`,
      ...warning,
    ],
  };
}

/** To a player whose seat plays without them from now on; `consequence` says how they come back. */
export function civilDisorder(game: GameRecord, seat: string, consequence: string): PlayerNotification {
  return {
    ...about(game),
    kind: 'civil-disorder',
    title: `${seatTitle(game, seat)} is in civil disorder`,
    lines: [`${boardInWords(game)}. The game goes on without you.`, consequence],
  };
}
