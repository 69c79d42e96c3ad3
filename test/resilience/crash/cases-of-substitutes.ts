import type { Hunt } from './hunt';
import { board, type Case, done, REASON, seatAt } from './scene';

const SUBSTITUTES = { absence: { disorder: { after: 2 }, substitutes: 'first' } };

/** A board of a season with two substitutes, and the address of its first seat. */
async function listed(hunt: Hunt) {
  const one = await board(hunt, { earlyClose: false, choices: SUBSTITUTES });
  const people = [await hunt.world.person('sam'), await hunt.world.person('tom')];
  for (const person of people) {
    done(await person.post(`/seasons/${one.season}/substitutes`));
    await hunt.world.deliver();
  }
  const [seat, holder] = seatAt(one);
  return { ...one, holder, people, seat, address: `${one.path}/seats/${seat}` };
}

/** The board with the seat offered to the first of the two. */
async function offered(hunt: Hunt) {
  const one = await listed(hunt);
  done(await one.holder.post(`${one.address}/substitute`));
  await hunt.world.deliver();
  const [sam] = one.people;
  if (sam === undefined) throw new Error('nobody is listed');
  return { ...one, sam };
}

/** The search for a substitute, and the answers to it. */
export const SUBSTITUTE_CASES: Readonly<Record<string, readonly Case[]>> = {
  'POST /games/{id}/seats/{seat}/substitute': [
    {
      what: 'the holder asks, and the first on the list is asked',
      follows: true,
      prepare: async (hunt) => {
        const { holder, address } = await listed(hunt);
        return (headers) => holder.post(`${address}/substitute`, undefined, headers);
      },
    },
  ],
  'DELETE /games/{id}/seats/{seat}/substitute': [
    {
      what: 'the holder stays, while somebody is asked',
      prepare: async (hunt) => {
        const { holder, address } = await offered(hunt);
        return () => holder.remove(`${address}/substitute`);
      },
    },
  ],
  'PUT /games/{id}/seats/{seat}/offer': [
    {
      what: 'accepts',
      prepare: async (hunt) => {
        const { sam, address } = await offered(hunt);
        return () => sam.put(`${address}/offer`, { accepts: true });
      },
    },
    {
      what: 'accepts what a moderator asks',
      prepare: async (hunt) => {
        const { organizer, path, seat, address, people } = await listed(hunt);
        const [, tom] = people;
        const ruled = { kind: 'replace', seat, player: 'tom', reason: REASON };
        done(await organizer.post(`${path}/rulings`, ruled));
        await hunt.world.deliver();
        return async () => tom?.put(`${address}/offer`, { accepts: true }) ?? Promise.reject();
      },
    },
    {
      what: 'declines, and the next one is asked',
      follows: true,
      prepare: async (hunt) => {
        const { sam, address } = await offered(hunt);
        return () => sam.put(`${address}/offer`, { accepts: false });
      },
    },
  ],
};
