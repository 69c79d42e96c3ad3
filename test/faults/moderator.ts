import type { Cases } from '../../functions/api/schemas/cases';
import type { Gate } from '../../functions/store/records';
import type { Chance } from './chance';
import type { Played } from './season';

const REASON = 'Something went wrong at this table.';
const MINUTE = 60_000;

/** What organizers and players do about a step that has opened, beside giving orders. */
export async function moderate(played: Played, gate: Gate): Promise<void> {
  if (!played.isLively) return;
  const chance = played.world.chance.apart(`moderator ${gate.game} ${gate.step} ${gate.openedAt}`);
  if (chance.permille(150)) void dispute(played, gate, chance);
  if (chance.permille(100)) void press(played, gate, chance);
  if (!chance.permille(330)) return;
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

async function rulingOf({ oracle, world }: Played, gate: Gate, chance: Chance): Promise<Wanted> {
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
    { kind: 'replace', seat, player: null },
    { kind: 'roll-back', step: earlier },
    { kind: 'correct-order', step: earlier, seat, orders: [], later: chance.pick(['anew', 'again']) },
  ]);
}

async function dispute(played: Played, gate: Gate, chance: Chance): Promise<void> {
  const { world, oracle, organizer, people } = played;
  await world.wait(chance.among(1000, 4 * MINUTE));
  const game = await oracle.game(gate.game);
  const { player } = chance.pick(game?.seats ?? []);
  const person = people.get(player.id);
  if (person === undefined) return;
  const body = { step: Math.max(1, gate.step - 1), text: 'My unit was to hold, and it moved.' };
  await person.insist('POST', `/games/${gate.game}/disputes`, body);
  await world.wait(chance.among(10_000, 4 * MINUTE));
  const cases = await organizer.insist<Cases>('GET', `/games/${gate.game}/cases`);
  const open = cases.status === 200 ? cases.body.cases.filter(({ state }) => state === 'open') : [];
  for (const one of open) {
    const answer = { decision: chance.pick(['denied', 'upheld']), text: REASON };
    await organizer.insist('POST', `/games/${gate.game}/cases/${one.id}/answer`, answer);
  }
}

async function press({ world, oracle, people }: Played, gate: Gate, chance: Chance): Promise<void> {
  await world.wait(chance.among(1000, 4 * MINUTE));
  const game = await oracle.game(gate.game);
  const person = people.get(chance.pick(game?.seats ?? []).player.id);
  await person?.insist('POST', `/games/${gate.game}/press`, { to: 'all', text: 'Hello there' });
}
