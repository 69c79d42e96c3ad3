import { randomUUID } from 'node:crypto';
import { textRandom } from '../engine/random';
import { SYSTEMS } from '../engine/systems';
import { type TurretonClient, turretonClient } from './client/index';

/** Gives orders in every game whose turn waits for this player. @returns its running games */
export async function playTurns(client: TurretonClient): Promise<readonly string[]> {
  const { data: mine } = await client.GET('/v1/me/games');
  const running = (mine?.games ?? []).filter(({ status }) => status === 'running');
  for (const { game: id, seat, step } of running.filter((one) => /nothing|late/.test(one.mine))) {
    const { data: game } = await client.GET('/v1/games/{id}', { params: { path: { id } } });
    if (game === undefined) continue;
    // The position is what this seat may see. Put your own choice here: the platform checks it against the rules.
    const orders = SYSTEMS[game.system].bots.steady.orders(game.position, seat, textRandom(randomUUID()));
    const { error } = await client.PUT('/v1/games/{id}/steps/{step}/orders', {
      params: { path: { id, step } },
      body: { orders: [...orders], ready: true },
    });
    if (error !== undefined) console.error(`${id}, step ${step}: ${error.detail}`);
  }
  return running.map(({ game }) => game);
}

/** The marks of games: each moves when its game does, and asking for them costs the platform next to nothing. */
export async function marksOf(client: TurretonClient, games: readonly string[]): Promise<string> {
  const asked = games.map((id) => client.GET('/v1/changed/games/{id}', { params: { path: { id } } }));
  return (await Promise.all(asked)).map(({ data }) => data?.game).join();
}

/** How many looks at the marks pass before new games are looked for. */
const LOOKS = 15;

/** Plays as long as `wait` goes on: looks at the marks after each wait, and at the games when one has moved. */
export async function play(client: TurretonClient, wait: () => Promise<boolean>): Promise<void> {
  let games: readonly string[] = [];
  let marks = '';
  for (let look = 0; look === 0 || (await wait()); look += 1) {
    if (look % LOOKS !== 0 && (await marksOf(client, games)) === marks) continue;
    games = await playTurns(client);
    marks = await marksOf(client, games);
  }
}

if (process.argv[1]?.endsWith('bot.ts')) {
  const { TURRETON_SITE: site = 'http://localhost:3000', TURRETON_TOKEN: token = '' } = process.env;
  await play(turretonClient({ site, token }), async () => {
    await new Promise((done) => setTimeout(done, 20_000));
    return true;
  });
}
