import { seatName } from '../../../engine/core/by-seat';
import { sha256Hex } from '../../../engine/core/sha256';
import { identityOf } from '../../../engine/games';
import type { GameRecord } from '../game/games.records';
import type { PersonRecord } from '../platform/common.records';
import { hidesNames } from './anonymity';
import type { BlockRecord } from './press.records';

/** Stands for the player of an anonymous seat in the list of those whom somebody has blocked: "Greene (New York 2047, 1.3)" */
export function blockedSeat({ id, system, round, board }: GameRecord, seat: string): PersonRecord {
  const { title, seats } = identityOf({ system });
  const named: Readonly<Record<string, { readonly title: string }>> = seats.named ?? {};
  const name = `${named[seat]?.title ?? seatName(seat)} (${title}, ${round}.${board})`;
  return { id: idOfSeat(id, seat), name, kind: 'human' };
}

function idOfSeat(game: string, seat: string): string {
  return `seat-${sha256Hex(`${game} ${seat}`).slice(0, 24)}`;
}

/**
 * Whether a reader has blocked the sender of a message. While names are hidden only a block of the seat itself counts:
 * one of its player would show who plays it.
 */
export function blocksIn(
  game: GameRecord,
  blocks: readonly BlockRecord[],
  finished: boolean,
): (seat: string, player: string) => boolean {
  const ids = new Set(blocks.map(({ blocked }) => blocked.id));
  const hidden = hidesNames(game, finished);
  return (seat, player) => (!hidden && ids.has(player)) || ids.has(idOfSeat(game.id, seat));
}
