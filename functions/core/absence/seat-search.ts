import { deadlineAfter } from '../../../engine/deadlines/next-deadline';
import { offerUntil } from '../../../engine/deadlines/offer-time';
import type { GameAndGate } from '../game/games.store';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import type { SeatSearched } from '../platform/request-events.records';
import type { SeatSearch } from './absence.records';

/** The values that start a search. */
export type WantedSearch = Pick<SeatSearch, 'why' | 'by' | 'named'> &
  Partial<Pick<SeatSearch, 'reason' | 'confirmedBy'>>;

/** A new search for a seat. It replaces the current one, if any; players who have passed are not asked again. */
export function newSearch(
  deps: Deps,
  { game }: GameAndGate,
  seat: string,
  wanted: WantedSearch,
  before: SeatSearch | undefined,
): SeatSearch {
  return {
    ...{ season: game.season.id, game: game.id, seat, at: deps.clock(), reason: '', ...wanted },
    version: (before?.version ?? 0) + 1,
    holder: game.seats.find((one) => one.seat === seat)?.player.id ?? '',
    offer: null,
    // A player named by a moderator is asked again.
    passed: (before?.passed ?? []).filter((player) => player !== wanted.named?.id),
  };
}

/** The search with an offer to a player, valid for a time that depends on the pace of the game. */
export function withOffer(
  deps: Deps,
  { game, gate }: GameAndGate,
  search: SeatSearch,
  player: PersonRecord,
): SeatSearch {
  const at = deps.clock();
  const until = offerUntil(at, deadlineAfter(game.deadlines, gate.pace, at) - at);
  return { ...search, version: search.version + 1, offer: { player, at, until } };
}

/** The search after the player who was asked has declined or not answered. */
export function withoutOffer(search: SeatSearch): SeatSearch {
  const { offer, passed, version } = search;
  return {
    ...search,
    version: version + 1,
    offer: null,
    passed: [...passed, ...(offer ? [offer.player.id] : [])],
  };
}

/** The event that is posted with a change of a search. */
export function searched(deps: Deps, { season }: SeatSearch, tells?: SeatSearched['tells']): SeatSearched {
  const event = { id: deps.newId(), kind: 'seat-searched', at: deps.clock(), season } as const;
  return tells === undefined ? event : { ...event, tells };
}

/** The message about an offer: to the player who is asked, or to the moderator who named them. */
export function offerMessage(
  { game, seat, by, named }: SeatSearch,
  what: 'offered' | 'declined' | 'lapsed',
  player: PersonRecord,
): SeatSearched['tells'] {
  if (what === 'offered') return { what, to: player.id, game, seat, player };
  return named === null ? undefined : { what, to: by.id, game, seat, player };
}

/** Whether a seat still needs another player: its holder is unchanged and has not returned to a vacant seat. */
export function isSought({ game, gate }: GameAndGate, { seat, holder, why }: SeatSearch): boolean {
  if (gate.state === 'finished') return false;
  const player = game.seats.find((one) => one.seat === seat)?.player;
  if (player?.id !== holder) return false;
  return why !== 'vacant' || isVacant({ game, gate }, seat);
}

/** Whether no person plays a seat: a bot holds it, or the game no longer waits for its holder. */
export function isVacant({ game, gate }: GameAndGate, seat: string): boolean {
  const kind = game.seats.find((one) => one.seat === seat)?.player.kind;
  return kind === 'bot' || gate.misses?.[seat]?.disorder === true;
}
