import { PLATFORM } from '../access/caller';
import type { GameRecord, Gate } from '../game/games.records';
import { notifyMissedTurns } from '../notification/notify-absence';
import { seatTitle } from '../notification/of-game';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import type { OrdersMissed } from '../platform/events.records';
import { message } from '../platform/message';
import { personInLog } from '../press/anonymity';
import { rulingBy } from '../ruling/rule-on-game';
import { fillSeat } from '../substitute/fill-seat';

/** Handles missed orders: logs civil disorder, and fills seats in disorder according to the policy. */
export async function onOrdersMissed(deps: Deps, event: OrdersMissed): Promise<void> {
  for (const { seat, player, fell } of event.seats) if (fell) await logDisorder(deps, event, seat, player);
  await notifyMissedTurns(deps, event);
  for (const { seat, player } of event.seats) await remedy(deps, event.game, seat, player.id);
  await deps.store.settle(event);
}

const ATTEMPTS = 5;

/** Logs, once, that a seat fell into civil disorder. */
async function logDisorder(
  deps: Deps,
  { game: id, step }: OrdersMissed,
  seat: string,
  player: PersonRecord,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [game, gate, earlier] = await Promise.all([
      deps.store.game(id),
      deps.store.gate(id),
      deps.store.rulings(id),
    ]);
    const after = game?.absence?.disorder?.after;
    if (game === undefined || gate === undefined || after === undefined) return;
    const isLogged = earlier.some((one) => one.kind === 'disorder' && one.seat === seat && one.step === step);
    if (isLogged) return;
    const holder = { name: personInLog(game, player).name, seat: seatTitle(game, seat) };
    const said = {
      kind: 'disorder',
      reason: message('why.disorderAfter', { turns: after }),
      seat,
      before: message('log.holdsSeat', holder),
      after: message('log.inDisorder', holder),
    } as const;
    const ruled = await rulingBy(deps, PLATFORM, { game, gate: { ...gate, step } }, said);
    if ((await deps.store.saveRuling(ruled)) === 'ruled') return;
  }
  throw new Error(`civil disorder of ${seat} in ${id} kept colliding with other rulings`);
}

/** Fills a seat that is still in disorder and still belongs to this player. */
async function remedy(deps: Deps, id: string, seat: string, player: string): Promise<void> {
  const [game, gate] = await Promise.all([deps.store.game(id), deps.store.gate(id)]);
  if (game === undefined || gate === undefined || !isVacant(game, gate, seat, player)) return;
  await fillSeat(deps, { game, gate }, seat);
}

function isVacant(game: GameRecord, gate: Gate, seat: string, player: string): boolean {
  const holder = game.seats.find((one) => one.seat === seat)?.player;
  return gate.state === 'open' && holder?.id === player && gate.misses?.[seat]?.disorder === true;
}
