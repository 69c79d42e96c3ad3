import { identityOf, isGameSystem } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import type { Language } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import { deadlineOf } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome, refuse } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import { seatStateOf } from '../step/seat-state';
import { linkFor, practiceBoard } from './friends';
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
      others: game.seats.flatMap(({ player }) =>
        player.kind === 'human' && player.id !== caller.id ? [{ ...player }] : [],
      ),
      isMyTurn:
        seat !== undefined &&
        gate.state === 'open' &&
        seatStateOf(gate, seat) !== 'none-owed' &&
        gate.ready[seat] !== true,
      deadline: gate.state === 'open' ? isoOrNull(deadlineOf(gate)) : null,
    };
  });
}

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
      isFounder: caller !== null && founder.player === caller.id,
      isAsked: asked?.as === 'asked',
      mine: seatHeldBy(game, caller) ?? null,
      seats: game.seats.map(({ seat, player }) => ({ seat, player: { ...player } })),
    });
  });
}
