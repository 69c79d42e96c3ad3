import type { Gate } from '../../../functions/core/game/games.records';
import type { Chance } from './chance';
import { dispute } from './disputes';
import type { Played } from './season';

export const REASON = 'Something went wrong at this table.';
const MINUTE = 60_000;

/** The acts of organizers and players on an open step, besides orders. */
export async function moderate(played: Played, gate: Gate): Promise<void> {
  if (!played.isLively) return;
  const chance = played.world.chance.apart(`moderator ${gate.game} ${gate.step} ${gate.openedAt}`);
  const { ruled } = played.scenario.game;
  if (chance.permille(ruled / 2)) void dispute(played, gate, chance);
  if (chance.permille(ruled / 3)) void press(played, gate, chance);
  if (chance.permille(ruled / 2)) void askForSubstitute(played, gate, chance);
  if (!chance.permille(ruled)) return;
  await played.world.wait(chance.among(5000, Math.max(6000, gate.deadline - gate.openedAt)));
  const wanted = await rulingOf(played, gate, chance);
  await rule(played, gate, wanted);
  if (wanted.kind !== 'pause') return;
  await played.world.wait(chance.among(MINUTE, 6 * MINUTE));
  await rule(played, gate, { kind: 'resume' });
}

function rule({ organizer }: Played, { game }: Gate, wanted: Wanted): Promise<unknown> {
  return organizer.insist('POST', `/games/${game}/rulings`, { reason: REASON, ...wanted });
}

type Wanted = { readonly kind: string } & Record<string, unknown>;

async function rulingOf({ oracle, world, substitutes }: Played, gate: Gate, chance: Chance): Promise<Wanted> {
  const game = await oracle.game(gate.game);
  const seat = chance.pick(game?.seats.map((one) => one.seat) ?? ['']);
  const earlier = chance.among(1, Math.max(1, gate.step - 1));
  return chance.pick<Wanted>([
    { kind: 'pause' },
    { kind: 'pause' },
    {
      kind: 'extend',
      until: new Date(Math.max(gate.deadline, world.agenda.now()) + 4 * MINUTE).toISOString(),
    },
    { kind: 'replace', seat, player: chance.pick([null, ...substitutes.keys()]) },
    { kind: 'roll-back', step: earlier },
    { kind: 'correct-order', step: earlier, seat, orders: [], later: chance.pick(['anew', 'again']) },
  ]);
}

async function press({ world, oracle, people }: Played, gate: Gate, chance: Chance): Promise<void> {
  await world.wait(chance.among(1000, 4 * MINUTE));
  const game = await oracle.game(gate.game);
  const person = people.get(chance.pick(game?.seats ?? []).player.id);
  await person?.insist('POST', `/games/${gate.game}/press`, { to: 'all', text: 'Hello there' });
}

/** A player gives up a seat, or a moderator looks for a substitute for a vacant seat. */
async function askForSubstitute(played: Played, gate: Gate, chance: Chance): Promise<void> {
  const { world, oracle, people, organizer, substitutes } = played;
  if (substitutes.size === 0) return;
  await world.wait(chance.among(1000, 2 * MINUTE));
  const game = await oracle.game(gate.game);
  const { seat, player } = chance.pick(game?.seats ?? []);
  const asks = chance.permille(700) ? people.get(player.id) : organizer;
  const path = `/games/${gate.game}/seats/${seat}/substitute`;
  await asks?.insist('POST', path);
  if (!chance.permille(200)) return;
  await world.wait(chance.among(1000, 2 * MINUTE));
  await asks?.insist('DELETE', path);
}
