import { identityOf, isGameSystem } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import type { Language } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import { deadlineOf, type SeatRecord } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome, refuse } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import { hidesNames, isAnonymous, withoutNames } from '../press/anonymity';
import { seatStateOf } from '../step/seat-state';
import { freeSeats, linkFor, practiceBoard } from './friends';
import type { Friends, PracticeBoard } from './practice.schema';

/** The caller's practice boards, newest first. */
export async function practiceBoards(
  deps: Deps,
  caller: Caller,
  language: Language,
): Promise<readonly PracticeBoard[]> {
  const say = await translatorIn(language, ['labels']);
  const kept = await deps.store.practiceOf(caller.id);
  const found = await Promise.all(kept.map(({ game }) => deps.store.gameAndGate(game)));
  return found.flatMap((one) => {
    const level = one?.game.practice?.level;
    if (one === undefined || level === undefined) return [];
    const { game, gate } = one;
    const { system } = game;
    if (!isGameSystem(system)) return [];
    const as = kept.find((record) => record.game === game.id)?.as;
    const seat = seatHeldBy(game, caller);
    return {
      ...{ game: game.id, system, systemTitle: identityOf(game).title },
      ...{ level, label: say(readLabel(game.system, gate.label)), openedAt: iso(game.createdAt) },
      status: as === 'asked' ? as : stateOf(one),
      others: playersAt(one).filter(({ id }) => id !== caller.id),
      isMyTurn:
        seat !== undefined &&
        gate.state === 'open' &&
        seatStateOf(gate, seat) !== 'none-owed' &&
        gate.ready[seat] !== true,
      deadline: gate.state === 'open' ? isoOrNull(deadlineOf(gate)) : null,
    };
  });
}

/** The seats of a board; while they are anonymous, only the caller is named. */
function shownSeats({ game, gate }: GameAndGate, caller: Caller | null): readonly SeatRecord[] {
  return hidesNames(game, gate.state === 'finished') ? withoutNames(game.seats, caller?.id) : game.seats;
}

/** The people at a board, by seat; by name while their order must not show who plays which seat. */
function playersAt({ game, gate }: GameAndGate): readonly PersonRecord[] {
  const people = game.seats.flatMap(({ player }) => (player.kind === 'human' ? [{ ...player }] : []));
  return hidesNames(game, gate.state === 'finished') ? people.sort(byName) : people;
}

const byName = (one: PersonRecord, other: PersonRecord) =>
  one.name === other.name ? (one.id < other.id ? -1 : 1) : one.name < other.name ? -1 : 1;

function stateOf({ game, gate }: GameAndGate): Friends['state'] {
  if (gate.state === 'finished') return 'finished';
  return game.practice?.friends?.begun === false ? 'waits' : 'running';
}

/** The players of a practice board, and how others join it. */
export function friendsView(deps: Deps, caller: Caller | null, id: string): Promise<Outcome<Friends>> {
  return andThen(practiceBoard(deps, id), async (found) => {
    const { game, founder } = found;
    const { system } = game;
    if (!isGameSystem(system)) return refuse({ code: 'no-engine' });
    const asked = caller === null ? undefined : await deps.store.practiceGuest(id, caller.id);
    const { level = 'steady', friends } = game.practice ?? {};
    return done({
      ...{ game: id, system, systemTitle: identityOf(game).title, level },
      ...{ state: stateOf(found), minutes: friends?.minutes ?? null, code: linkFor(found, caller) },
      ...{ press: game.press, anonymous: isAnonymous(game) },
      isFounder: caller !== null && founder.player === caller.id,
      isAsked: asked?.as === 'asked',
      mine: seatHeldBy(game, caller) ?? null,
      seats: shownSeats(found, caller).map(({ seat, player }) => ({ seat, player: { ...player } })),
      people: [...playersAt(found)].sort(byName),
      free: freeSeats(game).length,
    });
  });
}
