import type { SeatOffers } from '../../../functions/core/substitute/substitutes.schema';
import type { Client } from './people';
import type { Played } from './season';

const EVERY_MS = 60_000;

/** A person outside the season offers to take seats, and answers offers until the season is over. */
export async function offerHelp({ world, oracle, season }: Played, person: Client): Promise<void> {
  const chance = world.chance.apart(`helping ${person.id}`);
  await world.wait(chance.among(0, 90_000));
  await person.insist('PUT', '/me', {});
  await person.insist('POST', `/seasons/${season}/substitutes`, { atOnce: chance.permille(500) });
  for (;;) {
    await world.wait(chance.among(EVERY_MS / 2, 2 * EVERY_MS));
    if ((await oracle.season(season))?.status === 'finished') return;
    const { status, body } = await person.ask<SeatOffers>('GET', '/me/offers');
    for (const { game, seat } of status === 200 ? body.offers : []) {
      const answer = { accepts: chance.permille(800) };
      await person.insist('PUT', `/games/${game}/seats/${seat}/offer`, answer);
    }
  }
}
