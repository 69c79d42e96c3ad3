import type { BySeat, GameSystem } from '../game';
import { debugText } from '../game/message';
import type { Lesson } from '../lesson';
import { playStudy, type StudiedGame, type StudiedStep, type StudyOrders } from '../study/study';

/** A lesson in progress. */
export interface PlayedLesson {
  readonly game: StudiedGame;
  readonly lesson: Lesson;
  readonly start: unknown;
  /** The orders of each step so far. */
  readonly given: readonly StudyOrders[];
  readonly steps: readonly StudiedStep[];
  /** How often the learner has given orders, or sent none. */
  readonly turns: number;
  readonly state: 'open' | 'done' | 'missed';
}

/**
 * Starts a lesson.
 * @throws where its position breaks the rules: that is a fault of the lesson
 */
export function beginLesson(system: GameSystem, lesson: Lesson): PlayedLesson {
  const options = system.options.parse(lesson.options ?? {});
  const read = system.read(lesson.position, options, lesson.seats);
  if (!read.ok)
    throw new Error(`The lesson ${lesson.id}: ${debugText(read.problems[0]?.message ?? 'no position')}`);
  const game = { system, options, seed: lesson.seed ?? lesson.id };
  return { game, lesson, start: read.value, given: [], steps: [], turns: 0, state: 'open' };
}

/** The current position of a lesson. */
export function positionOf({ start, steps }: PlayedLesson): unknown {
  return steps.at(-1)?.result.position ?? start;
}

/**
 * Closes the learner's step, and then those in which only other seats are asked. A lesson that is over is returned
 * unchanged.
 */
export function playLesson(played: PlayedLesson, orders: readonly unknown[]): PlayedLesson {
  if (played.state !== 'open') return played;
  const own = { ...played, turns: played.turns + 1 };
  let now = closed(own, { [played.lesson.seat]: orders });
  while (now.state === 'open' && !isAsked(now)) now = closed(now, {});
  return now;
}

function closed(played: PlayedLesson, own: StudyOrders): PlayedLesson {
  const { game, lesson, start } = played;
  const given = [...played.given, { ...othersIn(played), ...own }];
  const steps = playStudy(game, { position: start }, given);
  const next = { ...played, given, steps };
  if (lesson.goal(steps.map(({ result }) => result))) return { ...next, state: 'done' };
  const isOver = steps.length < given.length || steps.at(-1)?.result.outcome !== null;
  return { ...next, state: isOver || (played.turns >= lesson.turns && isAsked(next)) ? 'missed' : 'open' };
}

function othersIn(played: PlayedLesson): BySeat<readonly unknown[]> {
  const asked = new Set(played.game.system.pending(positionOf(played))?.seats.map(({ seat }) => seat));
  return Object.fromEntries(Object.entries(played.lesson.others ?? {}).filter(([seat]) => asked.has(seat)));
}

/** Whether the learner is asked; no seat is asked once a game has ended. */
function isAsked(played: PlayedLesson): boolean {
  const pending = played.game.system.pending(positionOf(played));
  return pending === null || pending.seats.some(({ seat, owes }) => owes && seat === played.lesson.seat);
}
