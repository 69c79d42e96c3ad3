import { expect } from 'vitest';
import type { Answer } from '../world';
import type { Board, Entry, SeasonModel } from './model';
import { type Platform, pictureOf } from './platform';

/** After each act a minute passes: what could not be done yet is tried again by then. */
const MINUTE = 61_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Something that happens in a season. */
export interface Act {
  readonly says: string;
  /** The code with which the platform refuses it; null: it is done. */
  readonly refused: string | null;
  /** What it changes of the model, once the platform has done it. */
  apply(): void | Promise<void>;
  request(): Promise<Answer>;
}

/** What an act is about: small numbers that choose among what is there as it happens. */
export interface Targets {
  readonly at: number;
  readonly other: number;
}

const PEOPLE = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'];

type Make = (model: SeasonModel, platform: Platform, targets: Targets) => Act | null;

const isThere = (entry: Entry | undefined): entry is Entry =>
  entry !== undefined && entry.state !== 'withdrawn';
const one = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];
const person = (at: number) => one(PEOPLE, at) ?? 'p1';

/** What may happen, and how often in comparison. */
export const ACTS: Readonly<Record<string, readonly [weight: number, make: Make]>> = {
  register: [
    6,
    (model, platform, { at }) => {
      const id = person(at);
      const { settings, status } = model;
      const isOver = status === 'finished' || (status === 'running' && !settings.late);
      const isEarlyClosed = status === 'registration' && model.closed && !model.postponed;
      return {
        says: `${id} registers`,
        refused: model.banned.has(id)
          ? 'not-allowed'
          : isEarlyClosed
            ? 'registration-closed'
            : isThere(model.entries.get(id))
              ? 'already-registered'
              : isOver
                ? 'registration-closed'
                : null,
        apply: () => {
          const isFree = model.hasPlace() && (settings.capacity === null || model.waiting().length === 0);
          model.enter(id, settings.mode === 'approval' ? 'asked' : isFree ? 'in' : 'waiting');
        },
        request: async () => (await platform.person(id)).post(`${platform.path}/entries`),
      };
    },
  ],

  withdraw: [
    4,
    (model, platform, { at }) => {
      const id = person(at);
      const entry = model.entries.get(id);
      return {
        says: `${id} withdraws`,
        refused:
          model.status === 'finished' ? 'registration-closed' : isThere(entry) ? null : 'not-registered',
        apply: () => entry && model.leave(entry),
        request: async () => (await platform.person(id)).remove(`${platform.path}/entries/me`),
      };
    },
  ],

  answer: [
    8,
    (model, platform, { at, other }) => {
      const id = person(at);
      const entry = model.entries.get(id);
      const plays = other % 3 !== 0;
      const isAhead = other % 8 === 7;
      const next = model.round + 1;
      const round = isAhead ? next + 1 : next;
      const isDrawn = model.last?.state === 'planned';
      const isSaid = plays && entry?.confirmed === round && entry.declined !== round;
      return {
        says: `${id} ${plays ? 'plays' : 'sits out'} round ${round}`,
        refused: !isThere(entry)
          ? 'not-registered'
          : isAhead && !isDrawn
            ? 'not-found'
            : !isAhead && isDrawn && plays && !isSaid
              ? 'round-drawn'
              : null,
        apply: () => {
          if (entry === undefined) return;
          if (plays) Object.assign(entry, { confirmed: round, declined: 0 });
          else Object.assign(entry, { confirmed: Math.min(entry.confirmed, round - 1), declined: round });
        },
        request: async () =>
          (await platform.person(id)).put(`${platform.path}/entries/me`, {
            confirm: plays,
            ...(isAhead && { round }),
          }),
      };
    },
  ],

  decide: [
    6,
    (model, platform, { at, other }) => {
      const asked = [...model.entries.values()].filter(({ state }) => state === 'asked');
      const id = one(asked, at)?.id ?? person(at);
      const entry = model.entries.get(id);
      const accept = other % 4 !== 0;
      if (model.settings.mode === 'open' && at % 4 !== 0) return null;
      return {
        says: `${id} is ${accept ? 'admitted' : 'turned down'}`,
        refused:
          entry?.state !== 'asked'
            ? 'not-found'
            : accept && model.status === 'finished'
              ? 'registration-closed'
              : null,
        apply: () => {
          if (entry === undefined) return;
          model.log.push('entry');
          const isFree =
            model.hasPlace() && (model.settings.capacity === null || model.waiting().length === 0);
          if (!accept) model.leave(entry);
          else if (isFree) Object.assign(entry, { state: 'in', since: model.nextOpen });
          else entry.state = 'waiting';
        },
        request: () => platform.organizer.put(`${platform.path}/entries/${id}/decision`, { accept }),
      };
    },
  ],

  remove: [
    2,
    (model, platform, { at }) => {
      const id = person(at);
      const entry = model.entries.get(id);
      return {
        says: `${id} is taken out`,
        refused: model.status === 'finished' ? 'registration-closed' : isThere(entry) ? null : 'not-found',
        apply: () => {
          if (entry !== undefined) model.leave(entry);
          model.log.push('entry');
        },
        request: () => platform.organizer.remove(`${platform.path}/roster/${id}`),
      };
    },
  ],

  ban: [
    2,
    (model, platform, { at, other }) => {
      const id = person(at);
      const kind = model.banned.has(id) !== (other % 4 === 0) ? 'unban' : 'ban';
      const entry = model.entries.get(id);
      return {
        says: `${id}: ${kind}`,
        refused: !model.members.has(id)
          ? 'not-found'
          : model.banned.has(id) === (kind === 'ban')
            ? 'nothing-changes'
            : null,
        apply: () => {
          model.log.push(kind);
          if (kind === 'unban') model.banned.delete(id);
          else model.banned.add(id);
          if (kind === 'ban' && isThere(entry) && model.status !== 'finished') model.leave(entry);
        },
        request: () =>
          platform.organizer.post(`/leagues/${platform.league}/members/${id}/rulings`, {
            ...{ kind, reason: 'A test.', note: 'A test.' },
          }),
      };
    },
  ],

  close: [
    1,
    (model, platform) => ({
      says: 'registration closes',
      refused: model.status === 'registration' ? null : 'registration-closed',
      apply: () => {
        Object.assign(model, { closed: true, postponed: false });
        model.log.push('close-registration');
      },
      request: () => platform.organizer.post(`${platform.path}/close-registration`),
    }),
  ],

  start: [
    3,
    (model, platform) => ({
      says: 'the season starts',
      refused:
        model.status === 'finished' || model.round > 0
          ? 'registration-closed'
          : model.cannotStart()
            ? 'format-impossible'
            : null,
      apply: () => {
        if (model.status === 'registration') model.start();
      },
      request: () => platform.organizer.post(`${platform.path}/start`),
    }),
  ],

  release: [8, (model, platform) => reviewed(model, platform, 'release')],
  redraw: [3, (model, platform) => reviewed(model, platform, 'redraw')],

  open: [
    3,
    (model, platform) => {
      const round = model.rounds.length + 1;
      const { last } = model;
      const isPlayed = last !== undefined && !model.isFinished(last);
      return {
        says: `round ${round} opens now`,
        refused:
          model.status !== 'running' || round > model.settings.rounds
            ? 'not-found'
            : isPlayed
              ? 'not-allowed'
              : model.sizes(model.players(round).length) === null
                ? 'format-impossible'
                : null,
        apply: () => {
          model.opensNow = round;
          model.log.push('open-round');
        },
        request: () => platform.organizer.post(`${platform.path}/rounds/${round}/open`),
      };
    },
  ],

  endRound: [
    2,
    (model, platform, { at }) => {
      const { last, status } = model;
      const as = at % 2 === 0 ? 'stands' : 'void';
      const round = Math.max(1, model.rounds.length);
      const isPlayed = status === 'running' && last?.state === 'open' && !model.isFinished(last);
      return {
        says: `round ${round} ends: ${as}`,
        refused: isPlayed ? null : 'not-found',
        apply: () => {
          model.endsNow = { round, as };
          model.log.push('end-round');
        },
        request: () => platform.organizer.post(`${platform.path}/rounds/${round}/end`, { as }),
      };
    },
  ],

  cancel: [
    1,
    (model, platform) => ({
      says: 'the season is cancelled',
      refused: model.status === 'finished' ? 'not-allowed' : null,
      apply: () => {
        const from = model.status === 'running' ? 'running' : 'registration';
        model.cancelled = { at: model.now, from };
        model.status = 'finished';
        model.log.push('cancel-season');
        if (model.settings.where === 'online')
          for (const board of model.boards.filter(({ over, paused }) => !over && paused === null)) {
            model.pause(board, 'cancellation');
            model.log.push('pause');
          }
      },
      request: () => platform.organizer.post(`${platform.path}/cancel`, { reason: 'A test.' }),
    }),
  ],

  restore: [
    2,
    (model, platform) => ({
      says: 'the season goes on',
      refused: model.cancelled === null || model.now >= model.cancelled.at + DAY ? 'not-allowed' : null,
      apply: () => {
        model.status = model.cancelled?.from ?? model.status;
        model.cancelled = null;
        model.log.push('restore-season');
        for (const board of model.boards.filter(({ paused }) => paused === 'cancellation')) {
          model.resume(board);
          model.log.push('resume');
        }
      },
      request: () => platform.organizer.post(`${platform.path}/restore`),
    }),
  ],

  clocks: [
    2,
    (model, platform, { at }) => {
      if (model.settings.where === 'table') return null;
      const kind = at % 2 === 0 ? 'pause' : 'resume';
      // Boards that a cancellation has stopped go on with their season.
      const boards = model.boards.filter(
        ({ over, paused }) => !over && paused === (kind === 'pause' ? null : 'moderator'),
      );
      return {
        says: `all clocks: ${kind}`,
        refused: boards.length === 0 ? 'nothing-changes' : null,
        apply: () => {
          for (const board of boards)
            kind === 'pause' ? model.pause(board, 'moderator') : model.resume(board);
          model.log.push(kind);
        },
        request: () =>
          platform.organizer.post(`${platform.path}/clocks`, { kind, round: null, reason: 'A test.' }),
      };
    },
  ],

  clock: [
    3,
    (model, platform, { at, other }) => {
      const board = boardToRuleOn(model, at);
      if (board === undefined) return null;
      const kind = (board.paused === null) === (other % 4 !== 0) ? 'pause' : 'resume';
      return {
        says: `board ${board.name}: ${kind}`,
        refused: board.over
          ? 'game-finished'
          : (board.paused === null) === (kind === 'pause')
            ? null
            : 'nothing-changes',
        apply: () => {
          if (kind === 'pause') model.pause(board, 'moderator');
          else model.resume(board);
          model.log.push(kind);
        },
        request: () => platform.ruleOn(board.name, { kind }),
      };
    },
  ],

  endBoard: [
    9,
    (model, platform, { at, other }) => {
      const board = boardToRuleOn(model, at);
      if (board === undefined) return null;
      const as = other % 3 === 0 ? 'void' : 'it-stands';
      return {
        says: `board ${board.name} ends: ${as}`,
        refused: board.over ? 'game-finished' : null,
        apply: () => model.endBoard(board, as === 'void' ? 'void' : 'stands'),
        request: () => platform.ruleOn(board.name, { kind: 'end', as }),
      };
    },
  ],

  void: [
    2,
    (model, platform, { at }) => {
      const board = one(model.boards, at);
      if (board === undefined) return null;
      return {
        says: `the result of board ${board.name} is void`,
        // A board at a real table may have been left unplayed.
        refused:
          model.settings.where === 'online' && !board.over
            ? 'game-running'
            : board.void
              ? 'nothing-changes'
              : null,
        apply: () => {
          Object.assign(board, { void: true, over: true });
          model.log.push('void');
        },
        request: () =>
          platform.organizer.post(`/games/${platform.gameOf(board.name)}/result`, {
            ...{ kind: 'void', reason: 'A test.' },
          }),
      };
    },
  ],

  correct: [
    3,
    (model, platform, { at, other }) => {
      const board = one(model.boards, at);
      if (board === undefined || model.settings.where === 'table') return null;
      const points = figuresOf(board, other);
      return {
        says: `the result of board ${board.name} is ${JSON.stringify(points)}`,
        refused: !board.over ? 'game-running' : isSame(board, points) ? 'nothing-changes' : null,
        apply: () => {
          Object.assign(board, { points, void: false });
          model.log.push('correct');
        },
        request: () =>
          platform.organizer.post(`/games/${platform.gameOf(board.name)}/result`, {
            ...{ kind: 'correct', ending: 'time', reason: 'A test.' },
            seats: Object.entries(points).map(([seat, stars]) => ({
              ...{ seat, place: PLACES[stars], figures: { stars, land: stars, units: 3 } },
            })),
          }),
      };
    },
  ],

  enter: [
    10,
    (model, platform, { at, other }) => {
      const open = model.boards.filter(({ over }) => !over);
      const board = one(other % 3 === 0 || open.length === 0 ? model.boards : open, at);
      if (board === undefined || model.settings.where === 'online') return null;
      const points = figuresOf(board, other);
      return {
        says: `board ${board.name} ended ${JSON.stringify(points)}`,
        refused: null,
        apply: () => {
          if (isSame(board, points)) return;
          Object.assign(board, { points, void: false, over: true });
          model.log.push('enter-result');
        },
        request: () =>
          platform.organizer.post(`${platform.path}/table-results`, {
            text: [
              'round,board,seat,points',
              ...Object.entries(points).map(([seat, won]) => `${board.round},${board.board},${seat},${won}`),
            ].join('\n'),
          }),
      };
    },
  ],

  empty: [
    3,
    (model, platform, { at }) => {
      const board = one(model.boards, at);
      if (board === undefined || model.settings.where === 'online') return null;
      const isNextDrawn = model.rounds.length > board.round;
      return {
        says: `the result of board ${board.name} is emptied`,
        refused: !board.over
          ? 'nothing-changes'
          : model.status !== 'running' || isNextDrawn
            ? 'not-allowed'
            : null,
        apply: () => {
          Object.assign(board, { points: {}, void: false, over: false });
          for (const round of model.rounds) if (round.round === board.round) round.endedAt = null;
          model.log.push('empty');
        },
        request: () => platform.organizer.remove(`/games/${platform.gameOf(board.name)}/table-result`),
      };
    },
  ],

  replace: [
    3,
    (model, platform, { at, other }) => {
      const board = boardToRuleOn(model, at);
      const seat = board && one(Object.keys(board.seats), other);
      if (board === undefined || seat === undefined) return null;
      return {
        says: `a bot takes ${seat} of board ${board.name}`,
        refused: board.over ? 'game-finished' : null,
        apply: async () => {
          const id = await platform.holder(board.name, seat);
          if (board.known.has(id) || !id.startsWith('bot')) throw new Error(`${id} takes ${seat}`);
          sit(board, seat, id);
          model.noteBot(id);
          model.log.push('replace');
        },
        request: () => platform.ruleOn(board.name, { kind: 'replace', seat, player: null }),
      };
    },
  ],

  ask: [
    3,
    (model, platform, { at, other }) => {
      const board = boardToRuleOn(model, at);
      const seat = board && one(Object.keys(board.seats), other);
      if (board === undefined || seat === undefined) return null;
      const id = person(at + other);
      return {
        says: `${id} is asked to take ${seat} of board ${board.name}`,
        refused: board.over ? 'game-finished' : mayNotSit(model, board, id) ? 'invalid' : null,
        apply: () => model.offer(board, seat, id),
        request: () => platform.ruleOn(board.name, { kind: 'replace', seat, player: id }),
      };
    },
  ],

  take: [
    4,
    (model, platform, { at, other }) => {
      const found = one([...model.offers], at);
      if (found === undefined) return null;
      const [where, offer] = found;
      const [name = '', seat = ''] = where.split(' ');
      const board = model.boards.find((candidate) => candidate.name === name);
      if (board === undefined) return null;
      const id = other % 6 === 5 ? person(at) : offer.player;
      const accepts = other % 3 !== 0;
      const isOffered = id === offer.player && offer.until > model.now;
      const isOpen = !board.over && board.seats[seat] === offer.holder;
      // A search ends as soon as its seat needs nobody.
      const isGone = !isOffered || (accepts && !isOpen);
      if (!accepts && !isOpen) return null;
      return {
        says: `${id} ${accepts ? 'accepts' : 'declines'} ${seat} of board ${name}`,
        refused: isGone ? 'not-allowed' : accepts && mayNotSit(model, board, id) ? 'invalid' : null,
        apply: () => {
          model.offers.delete(where);
          if (!accepts) return;
          sit(board, seat, id);
          model.log.push('replace');
        },
        request: async () =>
          (await platform.person(id)).put(`/games/${platform.gameOf(name)}/seats/${seat}/offer`, { accepts }),
      };
    },
  ],
};

const PLACES: Readonly<Record<number, number>> = { 9: 1, 5: 2, 2: 3 };

function reviewed(model: SeasonModel, platform: Platform, what: 'release' | 'redraw'): Act | null {
  const { last } = model;
  const round = last?.round ?? 1;
  if (!model.settings.review && round > 1) return null;
  const named = last && [...last.boards.flatMap((board) => Object.values(board)), ...last.sittingOut.keys()];
  const hasLeft = named?.some((id) => model.entries.get(id)?.state !== 'in') === true;
  const isPossible = last !== undefined && model.sizes(model.players(round).length) !== null;
  return {
    says: `round ${round}: ${what}`,
    refused:
      last === undefined
        ? 'not-found'
        : last.state !== 'planned'
          ? 'changed-meanwhile'
          : model.status === 'finished'
            ? 'not-allowed'
            : (what === 'release' ? !hasLeft : isPossible)
              ? null
              : 'format-impossible',
    apply: async () => {
      model.log.push(what);
      await (what === 'release' ? model.release(platform) : model.redraw(platform));
    },
    request: () => platform.organizer.post(`${platform.path}/rounds/${round}/${what}`),
  };
}

/** A board with a clock and seats to rule on. */
function boardToRuleOn(model: SeasonModel, at: number): Board | undefined {
  if (model.cancelled !== null || model.settings.where === 'table') return undefined;
  const open = model.boards.filter(({ over }) => !over);
  return one(at % 5 === 4 || open.length === 0 ? model.boards : open, at);
}

function figuresOf({ seats }: Board, other: number): Record<string, number> {
  const names = Object.keys(seats).sort();
  const stars = [9, 5, 2];
  return Object.fromEntries(names.map((seat, at) => [seat, stars[(at + other) % stars.length] ?? 0]));
}

function isSame(board: Board, points: Readonly<Record<string, number>>): boolean {
  return (
    board.over && !board.void && Object.entries(points).every(([seat, won]) => board.points[seat] === won)
  );
}

function mayNotSit(model: SeasonModel, board: Board, id: string): boolean {
  return !model.members.has(id) || model.banned.has(id) || Object.values(board.seats).includes(id);
}

function sit(board: Board, seat: string, id: string): void {
  board.seats[seat] = id;
  board.known.add(id);
}

/** An act as it would happen now; null where there is nothing that it could be about. */
export function actOn(
  name: string,
  model: SeasonModel,
  platform: Platform | null,
  targets: Targets,
): Act | null {
  const [, make] = ACTS[name] ?? [];
  if (make === undefined) throw new Error(`nobody knows how to ${name}`);
  return make(model, platform as Platform, targets);
}

/** Lets something happen on the platform and in its model, and a minute pass; then both must look the same, as `looksAlike` finds. */
export async function happens(act: Act, model: SeasonModel, platform: Platform): Promise<void> {
  const before = act.refused === null ? null : await platform.world.store.season(platform.season);
  const answer = await act.request();
  const code = answer.status === 200 ? null : (answer.body as { code?: string }).code;
  expect(`${act.says}: ${code}`, answer.text.slice(0, 400)).toBe(`${act.says}: ${act.refused}`);
  if (act.refused === null) await act.apply();
  else expect(await platform.world.store.season(platform.season), `${act.says}, refused`).toEqual(before);
  await platform.world.deliver();
  await passes(MINUTE, model, platform);
}

/** Compares everything of the season with its model. */
export async function looksAlike(model: SeasonModel, platform: Platform, after: string): Promise<void> {
  expect(await platform.picture(), after).toEqual(pictureOf(model));
  expect(platform.world.clock.now(), after).toBe(model.now);
}

/**
 * Lets time pass, from one deadline to the next. What waits for a moderator is tried again each minute: only the first of
 * these is waited for.
 */
export async function passes(milliseconds: number, model: SeasonModel, platform: Platform): Promise<void> {
  const end = model.now + milliseconds;
  await model.settle(platform);
  for (let least = model.now; model.now < end; least = model.now + MINUTE) {
    const hours = [model.nextHour(), await platform.nextHourAfter(least)].filter((hour) => hour !== null);
    const next = Math.min(...hours);
    model.now = Math.min(next, end);
    if (next > end) platform.world.clock.set(end);
    else {
      await platform.until(model.now);
      await model.settle(platform);
    }
  }
}
