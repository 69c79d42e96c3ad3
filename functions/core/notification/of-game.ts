import { seatName } from '../../../engine/core/by-seat';
import type { GameSystem, Message, Viewer } from '../../../engine/game';
import type { Voice } from '../../../engine/game-entry';
import type { NamedSeat } from '../../../engine/game-identity';
import { identityOf } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { seatNumber } from '../../../engine/results-only/definition';
import { deadlineOf, type GameRecord, type Gate, type StepRecord } from '../game/games.records';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import type { GameRuled, ResultRuled } from '../platform/events.records';
import { message } from '../platform/message';
import type { RulingRecord } from '../ruling/rulings.records';
import { STAGE_WORDS } from '../season/stages';
import type { PlayerNotification } from './dispatch';

const SENTENCES = 3;
const NEWS_SENTENCES = 5;

type About = Pick<PlayerNotification, 'league' | 'path' | 'deadline'>;

function about(game: GameRecord, deadline: number | null = null): About {
  return { league: game.league, path: `/games/${game.id}`, deadline };
}

/** The number of digits of a step's hash in the address of its picture. */
const DIGITS_OF_HASH = 16;

/**
 * The path of a picture of the board after a step; absent for a game without a map, and for boards that not every
 * visitor may see. Another result of the same step, after a ruling, has another path, so that no cache shows an old map.
 */
export async function pictureOf(
  deps: Deps,
  { id, system, options, league }: GameRecord,
  { step, hash }: StepRecord,
): Promise<string | undefined> {
  if (identityOf({ system, options }).hasMap !== true) return undefined;
  const [isPrivate, isTakenDown] = await Promise.all([
    deps.store.isPrivate(league.id, deps.clock()),
    deps.store.isTakenDown(league.id, deps.clock()),
  ]);
  if (isPrivate || isTakenDown) return undefined;
  return `/games/${id}/link-picture?step=${step}&of=${hash.slice(0, DIGITS_OF_HASH)}`;
}

/** "New York 2047: Season 2, round 1, board 3", or "New York 2047: Cup, Semi-finals, board 3" */
export function boardInWords(game: GameRecord): Message {
  const { system, options, season, round, board } = game;
  const named = { game: identityOf({ system, options }).title, season: season.name, board };
  const stage = stageOfGame(game);
  return stage === undefined
    ? message('board', { ...named, round })
    : message('boardOfStage', { ...named, stage });
}

/** What a board is called beside its number: its section outside a cup, else its round, if these have a name. */
export function stageOfGame({ stage, section }: Pick<GameRecord, 'stage' | 'section'>): Message | undefined {
  const name = section ?? stage;
  return name && STAGE_WORDS[name];
}

/** A seat's name as its player knows it: "The Tower Syndicate", or "Yellow" where seats are colours. */
export function seatTitle({ system }: Pick<GameRecord, 'system'>, seat: string): string {
  const named: Readonly<Record<string, NamedSeat>> = identityOf({ system }).seats.named ?? {};
  const number = seatNumber(seat);
  return named[seat]?.title ?? (number === undefined ? seatName(seat) : `#${number}`);
}

/** The people who hold seats of a game, one entry per seat. */
export function peopleOf(
  game: GameRecord,
): readonly { readonly seat: string; readonly player: PersonRecord }[] {
  return game.seats.filter(({ player }) => player.kind === 'human');
}

/** The result of a step in sentences that a viewer may read; for a seat, only those that concern it. */
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
  return {
    ...about(game, deadlineOf(gate)),
    kind: 'your-turn',
    title: message('mail.yourTurn', { turn: readLabel(game.system, gate.label) }),
    lines: [message('mail.due', { board: boardInWords(game) }), ...news],
  };
}

export function stepResult(
  game: GameRecord,
  step: StepRecord,
  news: PlayerNotification['lines'],
): PlayerNotification {
  return {
    ...about(game),
    kind: 'step-result',
    title: message('mail.result', { turn: readLabel(game.system, step.label) }),
    lines: [message('mail.about', { board: boardInWords(game) }), ...news],
  };
}

/** What the people of a seat say, as a line of a mail; none in games whose seats have no voice. */
function lineOf(
  voice: Voice | undefined,
  game: GameRecord,
  seat: string | undefined,
  moment: Parameters<Voice>[1],
): readonly Message[] {
  const words = seat === undefined ? undefined : voice?.(seat, moment);
  return seat === undefined || words === undefined
    ? []
    : [message('mail.says', { seat: seatTitle(game, seat), words })];
}

export function gameStarted(game: GameRecord, gate: Gate, seat: string, voice?: Voice): PlayerNotification {
  return {
    ...about(game, deadlineOf(gate)),
    kind: 'game-started',
    title: message('mail.begun', { board: boardInWords(game) }),
    lines: [
      message('mail.firstTurn', { seat: seatTitle(game, seat), turn: readLabel(game.system, gate.label) }),
      ...lineOf(voice, game, seat, 'greet'),
    ],
  };
}

/**
 * The end of a game; a single winner has the last word.
 * @param outcome one sentence that everyone may read
 */
export function gameFinished(
  game: GameRecord,
  outcome: Message,
  winners: readonly string[] = [],
  voice?: Voice,
): PlayerNotification {
  const title = message('mail.over', { board: boardInWords(game) });
  const last = winners.length === 1 ? lineOf(voice, game, winners[0], 'win') : [];
  return { ...about(game), kind: 'game-finished', title, lines: [outcome, ...last] };
}

export function reminderOf(game: GameRecord, gate: Gate): PlayerNotification {
  return {
    ...about(game, deadlineOf(gate)),
    kind: 'reminder',
    title: message('mail.ordersMissing', { turn: readLabel(game.system, gate.label) }),
    lines: [message('mail.noOrders', { board: boardInWords(game) })],
  };
}

const RULED: Record<RulingRecord['kind'], (parts: { readonly board: Message }) => Message> = {
  extend: (parts) => message('ruled.extend', parts),
  pause: (parts) => message('ruled.pause', parts),
  resume: (parts) => message('ruled.resume', parts),
  close: (parts) => message('ruled.close', parts),
  replace: (parts) => message('ruled.replace', parts),
  disorder: (parts) => message('ruled.disorder', parts),
  'roll-back': (parts) => message('ruled.rollBack', parts),
  'correct-order': (parts) => message('ruled.correctOrder', parts),
  'correct-position': (parts) => message('ruled.correctPosition', parts),
  correct: (parts) => message('ruled.correct', parts),
  void: (parts) => message('ruled.void', parts),
  restore: (parts) => message('ruled.restore', parts),
  empty: (parts) => message('ruled.empty', parts),
};

export function rulingOf(
  game: GameRecord,
  gate: Gate | undefined,
  { kind, by, reason }: RulingRecord,
  event: (GameRuled | ResultRuled)['kind'],
): PlayerNotification {
  // Ending a game in its current state is a ruling of the same kind as correcting a result.
  const ended = event === 'game-ruled' && kind === 'correct';
  const running = gate?.state === 'open' && gate.pausedAt === undefined;
  const parts = { board: boardInWords(game) };
  return {
    ...about(game, running ? deadlineOf(gate) : null),
    kind: 'ruling',
    title: ended ? message('ruled.ended', parts) : RULED[kind](parts),
    lines: [message('mail.ruledBy', { name: by.name, reason })],
  };
}

/** For a player whom an organizer has given a chair at a real table. */
export function chairTaken(game: GameRecord, seat: string): PlayerNotification {
  const title = message('mail.chairTaken', { board: boardInWords(game) });
  const lines = [message('mail.yourChair', { seat: seatTitle(game, seat) })];
  return { ...about(game), kind: 'ruling', title, lines };
}

/** For a player whose chair somebody else has taken: they sit out the round. */
export function chairLost(game: GameRecord): PlayerNotification {
  const title = message('mail.chairLost', { board: boardInWords(game) });
  return { ...about(game), kind: 'ruling', title, lines: [message('mail.sitsOut')] };
}

/** For the other players of a board at a real table whose result one of them has reported. */
export function resultReported(game: GameRecord): PlayerNotification {
  const title = message('mail.resultReported', { board: boardInWords(game) });
  return { ...aboutReport(game), title, lines: [message('mail.answerReport')] };
}

/** For the player who reported a result that another player of the board disputes. */
export function resultDisputed(game: GameRecord): PlayerNotification {
  const title = message('mail.resultDisputed', { board: boardInWords(game) });
  return { ...aboutReport(game), title, lines: [message('mail.reportAgain')] };
}

function aboutReport(game: GameRecord) {
  const path = `/seasons/${game.season.id}/rounds?round=${game.round}`;
  return { ...about(game), kind: 'ruling', path } as const;
}

/** It does not contain the message: press is only read on the game's page. */
export function newMessages(game: GameRecord, from: string, isPublic: boolean): PlayerNotification {
  const writer = { seat: seatTitle(game, from) };
  return {
    ...about(game),
    kind: 'message',
    title: message('mail.newPress', { board: boardInWords(game) }),
    lines: [isPublic ? message('mail.wroteToAll', writer) : message('mail.wroteToYou', writer)],
  };
}

/**
 * For a player who submitted no orders by the deadline; `consequences` are sentences about the orders given in their
 * place and the effects.
 */
export function missedTurn(
  game: GameRecord,
  label: StepRecord['label'],
  consequences: PlayerNotification['lines'],
): PlayerNotification {
  return {
    ...about(game),
    kind: 'missed-turn',
    title: message('mail.missed', { turn: readLabel(game.system, label) }),
    lines: [message('mail.noOrdersAtDeadline', { board: boardInWords(game) }), ...consequences],
  };
}

/** For a player for whom the step waits a little longer, once. */
export function inGrace(game: GameRecord, gate: Gate): PlayerNotification {
  return {
    ...about(game, deadlineOf(gate)),
    kind: 'missed-turn',
    title: message('mail.grace', { turn: readLabel(game.system, gate.label) }),
    lines: [message('mail.noOrdersAtDeadline', { board: boardInWords(game) }), message('mail.graceTill')],
  };
}

/** For a player for whom a step without a deadline has waited long; `warning` holds the consequences. */
export function stillWaiting(
  game: GameRecord,
  gate: Gate,
  warning: PlayerNotification['lines'],
): PlayerNotification {
  return {
    ...about(game),
    kind: 'missed-turn',
    title: message('mail.everyoneWaits', { turn: readLabel(game.system, gate.label) }),
    lines: [message('mail.countsAsMissed', { board: boardInWords(game) }), ...warning],
  };
}

/** For a player whose seat has gone into civil disorder; they return by submitting orders. */
export function civilDisorder(game: GameRecord, seat: string): PlayerNotification {
  return {
    ...about(game),
    kind: 'civil-disorder',
    title: message('mail.civilDisorder', { seat: seatTitle(game, seat) }),
    lines: [message('mail.goesOn', { board: boardInWords(game) }), message('mail.comeBack')],
  };
}
