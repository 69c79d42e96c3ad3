import type { GameSystem, Message } from '../../../engine/game';
import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { Caller } from '../access/caller';
import type { GameRecord, Gate, StepRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { StepClosed } from '../platform/events.records';
import { message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { gameToRuleOn, isOpen, rulingOn, type SeenGame } from './rule-on-game';
import type { CorrectedEnd } from './rulings.records';

/**
 * How to end a running game: with the present places of its seats, as if never played, or as a draw of all remaining
 * seats, which is for abandoned boards.
 */
export interface WantedEnd {
  readonly kind: 'end';
  readonly as: 'it-stands' | 'void' | 'draw';
  readonly seen?: SeenGame | undefined;
}

/** A possible end by ruling. */
export interface ConsideredEnd {
  readonly game: GameRecord;
  readonly gate: Gate;
  readonly last: StepRecord;
  /** Ranks by the leading figure; seats with equal figures share one. */
  readonly end: CorrectedEnd;
}

/**
 * Considers ending a running game, without doing it. Refused to players of the game and callers without a role, for a
 * closed step, and for `void` in a knock-out.
 */
export async function considerEnd(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedEnd,
): Promise<Outcome<ConsideredEnd>> {
  const found = await gameToRuleOn(deps, caller, gameId, wanted.seen);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  if (!isOpen(gate, deps.clock()))
    return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
  const [last, season] = await Promise.all([
    deps.store.stepInPlay(gate, gate.step - 1),
    deps.store.season(game.season.id),
  ]);
  const system = await loadSystemFor(game);
  if (last === undefined || system === undefined)
    throw new Error(`game ${gameId} lacks its rules or last step`);
  const decides = season !== undefined && knocksOut(season.format) && season.cancelled === undefined;
  if (wanted.as === 'void' && decides)
    return refuse({
      code: 'not-allowed',
      why: { text: 'voidKnockOut' },
    });
  const end = (wanted.as === 'draw' ? drawOfAll : endAsItStands)(system, game, last.position);
  return done({ game, gate, last, end });
}

/** Ends a running game. It has all effects of a finished game; its result can be ruled on like any other. */
export async function endGame(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedEnd,
  reason: StoredText,
): Promise<Outcome<null>> {
  const considered = await considerEnd(deps, caller, gameId, wanted);
  if (!considered.ok) return considered;
  const { game, gate, last, end } = considered.value;
  const standing = wanted.as !== 'void';
  const said = {
    kind: standing ? ('correct' as const) : ('void' as const),
    reason,
    before: message('log.isOpen', { turn: readLabel(game.system, gate.label) }),
    after: standing ? standingInWords(end) : message('log.endedVoid'),
  };
  const { ruling, ...rest } = await rulingOn(deps, caller, { game, gate }, said);
  const ruled = { ...rest, ruling: standing ? { ...ruling, end } : ruling };
  const { pausedAt: _, endsAt: __, ...running } = gate;
  const finished: Gate = {
    ...running,
    state: 'finished',
    step: last.step,
    label: `Ended by a ruling, ${gate.label}`,
    clock: 'finished',
    owing: [],
  };
  const event: StepClosed = {
    ...{ id: deps.newId(), kind: 'step-closed', at: ruling.at },
    ...{ game: gameId, step: last.step, finished: true },
  };
  const written = await deps.store.endGame(gate, finished, event, ruled);
  if (written === 'step-closed')
    return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
  return written === 'ruled' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

function endAsItStands(system: GameSystem, game: GameRecord, position: unknown): CorrectedEnd {
  const figures = system.figures(position);
  const leading = system.measures[0]?.id ?? '';
  const measure = (seat: string) => figures[seat]?.[leading] ?? 0;
  const seats = game.seats.map(({ seat }) => ({
    seat,
    place: 1 + game.seats.filter((other) => measure(other.seat) > measure(seat)).length,
    figures: { ...figures[seat] },
  }));
  return { ending: 'time', seats };
}

/** All seats with some of the leading figure share the first place. */
function drawOfAll(system: GameSystem, game: GameRecord, position: unknown): CorrectedEnd {
  const leading = system.measures[0]?.id ?? '';
  const { seats } = endAsItStands(system, game, position);
  const isIn = (seat: CorrectedEnd['seats'][number]) => (seat.figures[leading] ?? 0) > 0;
  const anybody = seats.some(isIn);
  return {
    ending: 'shared',
    seats: seats.map((seat) => (isIn(seat) || !anybody ? { ...seat, place: 1 } : seat)),
  };
}

function standingInWords({ seats }: CorrectedEnd): Message {
  const first = seats.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return message('log.endedStanding', { seats: first.join(', '), count: first.length });
}
