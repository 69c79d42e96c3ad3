import type { GameSystem, PendingSeat } from '../../../engine/game';
import type { Outcome as End } from '../../../engine/game/outcome';
import { isGameSystem } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translate';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { mayRuleOn } from '../access/conflicts';
import { gameOf, seatHeldBy } from '../access/guards';
import { offlineOwner } from '../account/offline-owner';
import type { Role } from '../account/people.records';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome, refuse } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import { isGuest } from '../practice/guests';
import { hidesNames, isAnonymous, withoutNames } from '../press/anonymity';
import { pressAtEndOf } from '../press/end-of-press';
import { programsOf } from '../session/programs';
import { seatStateOf } from '../step/seat-state';
import { stepView } from '../step/step.view';
import { gameMark } from '../today/marks';
import { passFor } from '../today/reader-pass';
import { endOf } from './board-end';
import {
  deadlineOf,
  type GameRecord,
  type Gate,
  hasNoDeadline,
  NEVER,
  type OrdersRecord,
  type SeatRecord,
  type StepRecord,
} from './games.records';
import type { Game, GameSeat, StoredOrders } from './games.schema';
import type { GameAndGate } from './games.store';
import { viewerOf } from './viewer';
import { type Seen, tableSeenBy } from './watch-delay';

/** A game as one person may see it. Everything about other seats passes through the system's `view`. */
export async function gameView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<Game>> {
  return andThen(gameOf(deps, id), async (found) =>
    gameSeenBy(deps, caller, language, await tableSeenBy(deps, caller, found)),
  );
}

/** The same for a game that has been read already, as the caller sees it. */
export async function gameSeenBy(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  { game, gate, behind }: Seen<GameAndGate>,
): Promise<Outcome<Game>> {
  const { id, system: engine } = game;
  if (!isGameSystem(engine)) return refuse({ code: 'no-engine' });
  const system = await loadSystemFor(game);
  if (system === undefined) return refuse({ code: 'not-found', what: 'game' });
  const lastStep = gate.state === 'finished' ? gate.step : gate.step - 1;
  const seat = seatHeldBy(game, caller) ?? null;
  const [say, last, before, stored, steps, roles, mark, pass] = await Promise.all([
    translatorIn(language, [game.system, 'labels']),
    deps.store.stepInPlay(gate, lastStep),
    lastStep > 0 ? deps.store.stepInPlay(gate, lastStep - 1) : undefined,
    seat === null ? undefined : ordersStored(deps, gate, seat),
    deps.store.labelsInPlay(gate, lastStep),
    // Players see what their seat sees, whatever their roles in the league.
    seat === null ? rolesIn(deps, game.league.id, caller) : [],
    gameMark(deps, caller, { game, gate, behind }),
    caller === null ? null : passFor(deps, caller, id),
  ]);
  if (last === undefined) throw new Error(`game ${id} has no step ${lastStep}`);
  // A game that was played to its end is shown with it; one that a ruling ended has no other end.
  const broken = gate.state === 'finished' && system.outcome(last.position) === null;
  const ruled = broken ? await deps.store.rulingsOn(game) : [];
  const viewer = viewerOf(system, gate, seat, roles);
  return done({
    mark,
    ...headOf(system, game, gate, deps.clock(), say),
    ...(behind > 0 && { state: 'open' as const }),
    behind,
    system: engine,
    seats: seatsOf(system, await seatsFor(deps, { game, gate }, caller, roles), gate, last),
    position: system.view(last.position, viewer),
    outcome: outcomeOf(endOf(system, last.position, ruled).outcome),
    last: before === undefined ? null : stepView(system, last, before.position, viewer, say),
    steps: steps.map(({ step, label }) => ({ step, label: say(readLabel(game.system, label)), name: label })),
    me: {
      seat,
      roles: [...roles],
      pass,
      player: caller === null || isGuest(caller.id) ? null : caller.id,
      keeper: offlineOwner(caller),
      ...askedOf(system, last.position, seat, say),
      // A practice board without deadlines waits: silence has no consequences.
      ...(game.practice === undefined || gate.deadline < NEVER ? {} : { fallback: null }),
      stored: storedOf(stored),
    },
  });
}

/** A seat's orders for the open step; not read if its gate has none. */
async function ordersStored(deps: Deps, gate: Gate, seat: string): Promise<OrdersRecord | undefined> {
  const version = gate.given[seat];
  if (version === undefined || gate.state === 'finished') return undefined;
  return deps.store.ordersOfSeat(gate.game, gate.step, seat, version);
}

function headOf(system: GameSystem, game: GameRecord, gate: Gate, now: number, say: Translate) {
  const running = gate.state !== 'finished';
  const { id, rulesVersion, options, league, season, round, board, press, commitment } = game;
  return {
    id,
    systemTitle: system.title,
    rulesVersion,
    options,
    league,
    season,
    round,
    board,
    press,
    anonymous: isAnonymous(game),
    pressAtEnd: pressAtEndOf(game),
    programs: programsOf(game),
    commitment,
    status: running ? ('running' as const) : ('finished' as const),
    now: iso(now),
    step: gate.step,
    label: say(readLabel(game.system, gate.label)),
    openedAt: running ? iso(gate.openedAt) : null,
    deadline: running ? isoOrNull(deadlineOf(gate)) : null,
    paused:
      gate.pausedAt === undefined
        ? null
        : { since: iso(gate.pausedAt), left: hasNoDeadline(gate) ? null : gate.deadline - gate.pausedAt },
    waits: game.deadlines.waits !== undefined,
    earlyClose: game.deadlines.earlyClose !== 'forbidden',
    practice: game.practice?.level ?? null,
    friends: friendsOf(game),
    // While steps are taken back, orders cannot be submitted either.
    state: gate.state === 'taking-back' ? ('closing' as const) : gate.state,
  };
}

/** Whether a practice board for several people has started; null for all other games. */
function friendsOf({ practice, seats }: GameRecord): Game['friends'] {
  if (practice?.friends !== undefined) return { begun: practice.friends.begun };
  const people = seats.filter(({ player }) => player.kind === 'human').length;
  return practice !== undefined && people > 1 ? { begun: true } : null;
}

/** The holders of seats; in an anonymous game only the caller's own, unless they may rule on it. */
async function seatsFor(
  deps: Deps,
  { game, gate }: GameAndGate,
  caller: Caller | null,
  roles: readonly Role[],
): Promise<readonly SeatRecord[]> {
  if (!hidesNames(game, gate.state === 'finished')) return game.seats;
  const known = caller !== null && (await mayRuleOn(deps, roles, game, caller)) === 'yes';
  return known ? game.seats : withoutNames(game.seats, caller?.id);
}

function seatsOf(system: GameSystem, seats: readonly SeatRecord[], gate: Gate, last: StepRecord): GameSeat[] {
  const figures = system.figures(last.position);
  const inPlay = new Set(system.pending(last.position)?.seats.map(({ seat }) => seat));
  return seats.map(({ seat, player }) => ({
    seat,
    player,
    // Not shown for a hidden player: a player who uses a program elsewhere could be recognized by it.
    program: gate.programs?.[seat] === player.id,
    state: seatStateOf(gate, seat),
    figures: { ...figures[seat] },
    eliminated: gate.pace !== 'adjustment' && gate.state !== 'finished' && !inPlay.has(seat),
  }));
}

function outcomeOf(outcome: End | null): Game['outcome'] {
  return (
    outcome && {
      type: outcome.type,
      end: outcome.end,
      winners: [...outcome.winners],
      placing: outcome.placing.map((seats) => [...seats]),
    }
  );
}

/** The decision that a seat owes, and what happens if it stays silent. */
export function askedOf(system: GameSystem, position: unknown, seat: string | null, say: Translate) {
  const asked: PendingSeat | undefined = system.pending(position)?.seats.find((one) => one.seat === seat);
  if (asked === undefined) return { decision: null, fallback: null };
  const { says, rule } = asked.fallback;
  return { decision: say(asked.decision), fallback: { text: say(says), rule } };
}

export function storedOf(orders: OrdersRecord | undefined): StoredOrders | null {
  if (orders === undefined) return null;
  const { ready, receipt, version, enteredBy, byMail } = orders;
  return {
    ...{ orders: orders.orders, ready, storedAt: iso(orders.storedAt), receipt, version },
    ...(enteredBy !== undefined && { enteredBy }),
    ...(byMail !== undefined && { byMail }),
  };
}
