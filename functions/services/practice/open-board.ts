import { KeptPolicy } from '../../../engine/deadlines/policy';
import type { GameIdentity } from '../../../engine/game-identity';
import { GAMES, type GameSystemId } from '../../../engine/games';
import type { PersonRecord, PracticeLevel, SeatRecord } from '../../store/records';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { bots } from '../games/bots';
import { type BoardSettings, prepareGame } from '../games/create-game';
import { personFor } from '../profile';
import { GUEST_NAME, isGuest } from './guests';
import { keptUntil } from './kept-until';
import { practiceId } from './practice-boards';

/** What somebody chooses for a practice board. */
export interface WantedBoard {
  readonly system: GameSystemId;
  readonly level: PracticeLevel;
}

/** Practice boards that one person may have at a time. */
const MOST = 12;
/** What stands where other games name their league and season. Neither exists. */
const NOWHERE = { id: 'practice', name: 'Practice' } as const;

/**
 * Opens a practice board for the caller: they take the first seat, bots the others. It is unrated, without press and
 * without deadlines, and no list but their own shows it. Refused to those who have too many.
 */
export async function openBoard(
  deps: Deps,
  caller: Caller,
  { system, level }: WantedBoard,
): Promise<Outcome<{ readonly game: string }>> {
  if ((await deps.store.practiceOf(caller.id)).length >= MOST) return refuse(TOO_MANY);
  const now = deps.clock();
  const settings = { ...settingsOf(system), id: practiceId(deps.newId()), practice: { level } };
  const seats = seatsFor(GAMES[system].seats, await practiser(deps, caller));
  const prepared = await prepareGame(deps, settings, { seats, at: now });
  const game = prepared.game.id;
  const event = { id: deps.newId(), kind: 'step-closed', at: now, game, step: 0, finished: false } as const;
  const kept = { game, player: caller.id, createdAt: now, until: keptUntil(caller.id, now) };
  await deps.store.createPractice({ ...prepared, event }, kept);
  return done({ game });
}

/** What a practice board is set up with: the options of its game for it, and a clock that waits. */
function settingsOf(system: GameSystemId): Omit<BoardSettings, 'id'> {
  return {
    ...{ system, options: practiceOptions(system), scoring: GAMES[system].scoring },
    ...{ league: NOWHERE, season: NOWHERE, round: 1, board: 1, press: 'none' },
    deadlines: KeptPolicy.parse({ orders: 60, adjustment: 60 }),
  };
}

function practiceOptions(system: GameSystemId): Record<string, unknown> {
  const { practice = {} }: GameIdentity = GAMES[system];
  return { ...practice };
}

function seatsFor({ names, usual }: GameIdentity['seats'], person: PersonRecord): readonly SeatRecord[] {
  const others = bots();
  return names
    .slice(0, usual)
    .flatMap((seat, at) => [{ seat, player: at === 0 ? person : others[at] }])
    .filter((one): one is SeatRecord => one.player !== undefined);
}

/** Nothing is kept of a guest but the session and the boards. */
async function practiser(deps: Deps, caller: Caller): Promise<PersonRecord> {
  return isGuest(caller.id) ? { id: caller.id, name: GUEST_NAME, kind: 'human' } : personFor(deps, caller);
}

const TOO_MANY = {
  code: 'not-allowed',
  why: `You have ${MOST} practice boards. Remove one of them first.`,
} as const;
