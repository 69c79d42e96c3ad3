import type { QuietHours } from '../../../engine/deadlines/quiet-hours';
import { isSingle } from '../../../engine/deadlines/step-deadline';
import type { GameSystem } from '../../../engine/game';
import type { GameRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';

/** When players who owe orders are away, by seat. */
export type Away = Readonly<
  Record<string, { readonly holidays: readonly string[]; readonly quiet: QuietHours | null }>
>;

/** Holidays and quiet hours of the players who owe orders in a position, as far as the season's policies have them. */
export async function downtime(
  deps: Deps,
  system: GameSystem,
  game: GameRecord,
  position: unknown,
): Promise<Away> {
  const pending = system.pending(position);
  const owing = new Set(pending?.seats.filter(({ owes }) => owes).map(({ seat }) => seat));
  const people = game.seats.filter(({ seat, player }) => owing.has(seat) && player.kind === 'human');
  const sleeps = game.deadlines.quietHours === true && pending !== null && isSingle(pending.pace);
  const [holidays, quiet] = await Promise.all([
    holidaysIn(
      deps,
      game,
      people.map(({ player }) => player.id),
    ),
    Promise.all(
      people.map(async ({ player }) => (sleeps ? (await deps.store.player(player.id))?.quiet : null)),
    ),
  ]);
  return Object.fromEntries(
    people.map(({ seat, player }, at) => [
      seat,
      { holidays: holidays.get(player.id) ?? [], quiet: quiet[at] ?? null },
    ]),
  );
}

/** The booked days of players, if the season of their game has holidays. */
export async function holidaysIn(
  deps: Deps,
  { season, absence }: GameRecord,
  players: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (absence === undefined || absence.holidays === 0) return new Map();
  // Booking a holiday moves the open deadline itself (book-holidays.ts).
  const known = await deps.store.allowances(season.id, players, { weak: true });
  return new Map(known.map(({ player, holidays }) => [player, holidays]));
}
