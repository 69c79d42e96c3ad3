import type { Message } from '../../../engine/game';
import { readLabel } from '../../../engine/labels';
import type { SeatSearch } from '../absence/absence.records';
import type { GameRecord, Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import type { SeatSearched } from '../platform/request-events.records';
import { type AnonymitySettings, isAnonymous } from '../press/anonymity';
import { dispatch, type PlayerNotification } from './dispatch';
import { boardInWords, seatTitle } from './of-game';

/** Notifies a player that they are asked to take a seat, or a moderator of the answer of the player they named. */
export async function notifySubstituteSearch(deps: Deps, event: SeatSearched): Promise<void> {
  const { tells } = event;
  const found = tells && (await deps.store.gameAndGate(tells.game));
  if (tells === undefined || found === undefined) return;
  const { game, gate } = found;
  const search = await deps.store.search({ season: event.season, game: game.id, seat: tells.seat });
  const notification =
    tells.what === 'offered' ? offered(game, gate, search, tells.to) : answered(game, tells);
  if (notification !== undefined)
    await dispatch(deps, event, [{ player: tells.to, notifications: [notification] }]);
}

/** Undefined if the offer ended before the notification. */
function offered(
  game: GameRecord,
  gate: Gate,
  search: SeatSearch | undefined,
  player: string,
): PlayerNotification | undefined {
  const offer = search?.offer ?? null;
  if (search === undefined || offer?.player.id !== player) return undefined;
  const running = gate.state === 'open' && gate.pausedAt === undefined;
  const parts = { seat: seatTitle(game, search.seat), turn: readLabel(game.system, gate.label) };
  return {
    ...{ kind: 'substitution', league: game.league, path: '/#offers' },
    title: message('seat.asked', { board: boardInWords(game) }),
    lines: [
      askedBy(game, search),
      running ? message('seat.offered', parts) : message('seat.offeredStopped', parts),
      message('seat.answer'),
    ],
    deadline: offer.until,
  };
}

/** The sentence that says who asks. In an anonymous season it does not reveal who gives up a seat. */
export function askedBy(game: AnonymitySettings, { why, by }: SeatSearch): Message {
  if (why === 'moderator') return message('seat.moderatorAsks', { name: by.name });
  if (why === 'vacant') return message('seat.nobodyPlays');
  return isAnonymous(game) ? message('seat.itsPlayerAsks') : message('seat.playerAsks', { name: by.name });
}

function answered(
  game: GameRecord,
  { what, player: { name }, seat }: NonNullable<SeatSearched['tells']>,
): PlayerNotification {
  const parts = { name, board: boardInWords(game) };
  return {
    ...{ kind: 'substitution', league: game.league, path: `/games/${game.id}`, deadline: null },
    title: what === 'declined' ? message('seat.declined', parts) : message('seat.silent', parts),
    lines: [message('seat.stays', { name, seat: seatTitle(game, seat) })],
  };
}
