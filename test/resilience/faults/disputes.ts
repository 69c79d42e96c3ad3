import type { Cases } from '../../../functions/core/case/cases.schema';
import type { Gate } from '../../../functions/core/game/games.records';
import type { Chance } from './chance';
import type { Client } from './people';
import type { Played } from './season';

const MINUTE = 60_000;
const TEXT = 'The order of this turn was looked at again.';

/** A player disputes a step, the organizer answers, and some players appeal. */
export async function dispute(played: Played, gate: Gate, chance: Chance): Promise<void> {
  const { world, oracle, organizer, people } = played;
  await world.wait(chance.among(1000, 4 * MINUTE));
  const game = await oracle.game(gate.game);
  const { player } = chance.pick(game?.seats ?? []);
  const person = people.get(player.id);
  if (person === undefined) return;
  const body = { step: Math.max(1, gate.step - 1), text: 'My unit was to hold, and it moved.' };
  await person.insist('POST', `/games/${gate.game}/disputes`, body);
  await world.wait(chance.among(10_000, 4 * MINUTE));
  for (const one of await casesOf(organizer, gate.game)) {
    if (one.state !== 'open') continue;
    const answer = { decision: chance.pick(['denied', 'upheld']), text: TEXT };
    await organizer.insist('POST', `/games/${gate.game}/cases/${one.id}/answer`, answer);
  }
  if (chance.permille(700)) await appeal(played, gate, person, chance);
}

/** The player appeals, twice at once from two tabs; two answers to the appeal differ, and may cross its withdrawal. */
async function appeal(
  { world, moderator, organizer }: Played,
  { game }: Gate,
  person: Client,
  chance: Chance,
): Promise<void> {
  const soon = () => world.wait(chance.among(0, chance.permille(500) ? 60 : 30_000));
  const own = (await casesOf(person, game)).filter(({ mine, state }) => mine && state === 'answered');
  await Promise.all(
    own.map(async ({ id }) => {
      const at = `/games/${game}/cases/${id}/appeal`;
      const again = chance.permille(300) ? [person, person] : [person];
      await Promise.all(again.map((one) => one.insist('POST', at, { text: 'My order stood first.' })));
      await world.wait(chance.among(1000, MINUTE));
      const answers = [
        [moderator, 'answer-stands'],
        [moderator, 'answer-changed'],
        [organizer, 'answer-changed'],
      ] as const;
      const given = answers.map(async ([by, decision]) => {
        await soon();
        await by.insist('POST', `${at}/answer`, { decision, text: TEXT });
      });
      if (chance.permille(450)) given.push(soon().then(() => void person.insist('DELETE', at)));
      await Promise.all(given);
    }),
  );
}

async function casesOf(reader: Client, game: string): Promise<Cases['cases']> {
  const found = await reader.insist<Cases>('GET', `/games/${game}/cases`);
  return found.status === 200 ? found.body.cases : [];
}
