import type { GameRecord, Gate, SeatSearch, SeatSearched } from '../../store/records';
import type { Deps } from '../deps';
import { isAnonymous } from '../press/anonymity';
import { dispatch, type PlayerNotification } from './dispatch';
import { boardInWords, seatTitle } from './of-game';

/** Tells a player that they are asked to take a seat, or a moderator what the player said whom they named. */
export async function tellOfSearch(deps: Deps, event: SeatSearched): Promise<void> {
  const { tells } = event;
  const found = tells && (await deps.store.gameAndGate(tells.game));
  if (tells === undefined || found === undefined) return;
  const { game, gate } = found;
  const search = await deps.store.search({ season: event.season, game: game.id, seat: tells.seat });
  const told = tells.what === 'offered' ? offered(game, gate, search, tells.to) : answered(game, tells);
  if (told !== undefined) await dispatch(deps, event, [{ player: tells.to, notifications: [told] }]);
}

/** Undefined where the offer is over before it is told. */
function offered(
  game: GameRecord,
  gate: Gate,
  search: SeatSearch | undefined,
  player: string,
): PlayerNotification | undefined {
  const offer = search?.offer ?? null;
  if (search === undefined || offer?.player.id !== player) return undefined;
  const running = gate.state === 'open' && gate.pausedAt === undefined;
  return {
    ...{ kind: 'substitution', league: game.league, path: '/#offers' },
    title: `You are asked to take a seat: ${boardInWords(game)}`,
    lines: [
      `${askedBy(game, search)} The seat is ${seatTitle(game, search.seat)}, the open turn ${gate.label}${running ? '' : ' (the clock is stopped)'}.`,
      'Accept or decline on your first page. If you do not answer in time, another player is asked.',
    ],
    deadline: offer.until,
  };
}

/** Who asks, in a sentence. In an anonymous season nobody learns who leaves a seat. */
export function askedBy({ press }: Pick<GameRecord, 'press'>, { why, by }: SeatSearch): string {
  if (why === 'moderator') return `${by.name}, who runs the league, asks you to replace its player.`;
  if (why === 'vacant') return 'Nobody plays it, and you are on the list of substitutes.';
  const name = isAnonymous(press, false) ? 'Its player' : by.name;
  return `${name} asks for a substitute, and you are on the list.`;
}

function answered(
  game: GameRecord,
  { what, player, seat }: NonNullable<SeatSearched['tells']>,
): PlayerNotification {
  const said = what === 'declined' ? 'declined' : 'did not answer in time';
  return {
    ...{ kind: 'substitution', league: game.league, path: `/games/${game.id}`, deadline: null },
    title: `${player.name} ${said}: ${boardInWords(game)}`,
    lines: [
      `You asked ${player.name} to take ${seatTitle(game, seat)}. The seat stays with its player; you can ask somebody else.`,
    ],
  };
}
