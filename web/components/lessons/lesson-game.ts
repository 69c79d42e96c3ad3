import type { GameSystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import type { PlayedLesson } from '../../../engine/lessons/play-lesson';
import { positionOf } from '../../../engine/lessons/play-lesson';
import type { StudiedStep } from '../../../engine/study/study';
import type { GameTable } from '../../../functions/core/game/game-table.schema';
import type { Game, GameSeat, Step, StoredOrders } from '../../../functions/core/game/games.schema';
import type { Translate } from '../../../messages/translate';
import { seatFullName } from '../frame/seats';

/** The game id of a lesson for its table. No game of the platform has an id of this form. */
export function lessonGameId(system: GameSystemId, lesson: string): string {
  return `lesson-${system}-${lesson}`;
}

/** The learner's orders for the open step. */
export type Stored = StoredOrders | null;

/** A lesson has no deadline, so its clock need not run. */
const NOW = new Date(0).toISOString();

/**
 * The fields that all lessons share: no one waits, and nothing is scored. The page provides its title (`PlaceOfTable`).
 */
const ALWAYS = {
  mark: '',
  round: 1,
  board: 1,
  status: 'running',
  now: NOW,
  openedAt: null,
  deadline: null,
  paused: null,
  earlyClose: true,
  state: 'open',
  outcome: null,
  press: 'none',
  anonymous: false,
  pressAtEnd: 'never',
  programs: 'allowed',
  behind: 0,
  practice: null,
  waits: false,
  friends: null,
  commitment: '',
} as const;

/**
 * The game of a lesson in the form that its table requests, with everything that the learner's seat may see and no
 * deadline.
 */
export function gameOfLesson(played: PlayedLesson, stored: Stored, say: Translate): Game {
  const { game, lesson, steps, state } = played;
  const { system } = game;
  const position = positionOf(played);
  const id = system.id as GameSystemId;
  const own = system.pending(position)?.seats.find(({ seat }) => seat === lesson.seat);
  const last = steps.at(-1);
  return {
    id: lessonGameId(id, lesson.id),
    system: id,
    systemTitle: system.title,
    rulesVersion: system.rulesVersion,
    options: game.options as Game['options'],
    league: { id: 'lessons', name: 'Lessons' },
    season: { id: 'lessons', name: lesson.id },
    ...ALWAYS,
    step: steps.length + 1,
    label: say(
      readLabel(id, system.pending(position) === null ? (last?.label ?? '') : system.label(position)),
    ),
    seats: seatsOf(played, position, stored),
    position: seenBy(played, position),
    last: last === undefined ? null : stepOfLesson(played, steps.length, say),
    steps: steps.map(({ label }, at) => ({ step: at + 1, label: say(readLabel(id, label)), name: label })),
    me: {
      seat: lesson.seat,
      roles: [],
      pass: null,
      player: null,
      keeper: null,
      decision: own?.owes === true && state === 'open' ? say(own.decision) : null,
      fallback: own === undefined ? null : { text: say(own.fallback.says), rule: own.fallback.rule },
      stored,
    },
  };
}

/** A step of a lesson, counted from 1, in the form that its table requests; null for one that it does not have. */
export function stepOfLesson(played: PlayedLesson, number: number, say: Translate): Step | null {
  const step = played.steps[number - 1];
  if (step === undefined) return null;
  const { system } = played.game;
  const viewer = { kind: 'seat', seat: played.lesson.seat } as const;
  const result = system.viewResult(step.result, viewer);
  return {
    step: number,
    label: say(readLabel(system.id as GameSystemId, step.label)),
    closedAt: new Date().toISOString(),
    why: 'all-ready',
    before: seenBy(played, step.before),
    position: seenBy(played, step.result.position),
    orders: [...result.orders],
    events: result.events.map((event) => ({ ...event })),
    sentences: sentencesOf(played, step).map(({ says, rules, seats }) => ({
      text: say(says),
      rules: [...rules],
      seats: [...seats],
    })),
    hash: '',
    previousHash: '',
  };
}

/** The report of a step, limited to what the learner may see. */
export function sentencesOf({ game: { system }, lesson }: PlayedLesson, step: StudiedStep) {
  const viewer = { kind: 'seat', seat: lesson.seat } as const;
  return system.describe(system.view(step.before, viewer), system.viewResult(step.result, viewer));
}

/** The initial data of a table. */
export function tableOfLesson(played: PlayedLesson, say: Translate, stored: Stored = null): GameTable {
  return {
    game: gameOfLesson(played, stored, say),
    absence: absenceOfLesson(played),
    press: NO_PRESS,
    rulings: [],
  };
}

export const NO_PRESS: GameTable['press'] = { threads: [], writing: { to: 'nobody', why: null }, mark: '' };

/** No turn of a lesson can be missed. */
function absenceOfLesson({ lesson, steps }: PlayedLesson): GameTable['absence'] {
  return {
    policy: null,
    step: steps.length + 1,
    ...{ deadline: null, closesAt: null, grace: null, vote: null, consent: null, zone: null },
    ...{ misses: [], reserve: [] },
    seat: lesson.seat,
  };
}

function seatsOf(played: PlayedLesson, position: unknown, stored: Stored): GameSeat[] {
  const { system, options } = played.game;
  const figures = system.figures(position);
  const asked =
    system
      .pending(position)
      ?.seats.filter(({ owes }) => owes)
      .map(({ seat }) => seat) ?? [];
  const out = system.progress?.(position, options).out ?? {};
  return played.lesson.seats.map((seat) => {
    const isOwn = seat === played.lesson.seat;
    const ready = isOwn ? stateOf(stored) : 'ready';
    return {
      seat,
      player: { id: `lesson-${seat}`, name: seatFullName(seat), kind: isOwn ? 'human' : 'bot' },
      program: false,
      state: asked.includes(seat) ? ready : 'none-owed',
      figures: { ...figures[seat] },
      eliminated: Object.hasOwn(out, seat),
    };
  });
}

function stateOf(stored: Stored): GameSeat['state'] {
  if (stored === null) return 'nothing';
  return stored.ready ? 'ready' : 'stored';
}

function seenBy({ game: { system }, lesson }: PlayedLesson, position: unknown): unknown {
  return system.view(position, { kind: 'seat', seat: lesson.seat });
}
