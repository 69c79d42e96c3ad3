import { textRandom } from '../../../engine/random';
import { systemFor } from '../../../engine/systems';
import type { Gate } from '../../../functions/core/game/games.records';
import type { Store } from '../../../functions/core/platform/store';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { Chance } from './chance';
import type { Cloud } from './cloud';
import { moderate } from './moderator';
import type { Client } from './people';
import type { Scenario } from './scenario';
import { offerHelp } from './substitutes';
import { nameOf, type Watch } from './watch';
import type { FaultyWorld } from './world';

/** Everything that people use in a run. */
export interface Played {
  readonly world: FaultyWorld;
  readonly cloud: Cloud;
  readonly watch: Watch;
  readonly oracle: Store;
  readonly scenario: Scenario;
  readonly organizer: Client;
  /** The moderator who decides appeals against the organizer's answers. */
  readonly moderator: Client;
  readonly people: ReadonlyMap<string, Client>;
  /** The people who take vacated seats. */
  readonly substitutes: ReadonlyMap<string, Client>;
  season: string;
  league: string;
  /** Whether people still act beyond giving orders. */
  isLively: boolean;
}

/**
 * Sets up a season, in which people register, play and leave. Returns once it has begun: the rest follows
 * automatically.
 */
export async function playSeason(played: Played): Promise<void> {
  const { organizer, moderator, scenario, watch, world } = played;
  await organizer.insist('PUT', '/me', {});
  played.league = id(await organizer.insist<{ id: string }>('POST', '/leagues', { name: 'Faulty league' }));
  await moderator.insist('PUT', '/me', {});
  await moderator.insist('POST', `/leagues/${played.league}/members`);
  const roles = `/leagues/${played.league}/members/${moderator.id}/roles`;
  await organizer.insist('PUT', roles, { roles: ['moderator', 'player'] });
  played.season = id(
    await organizer.insist<Season>('POST', `/leagues/${played.league}/seasons`, scenario.settings),
  );
  watch.onOpen((gate) => void answerStep(played, gate));
  watch.onOpen((gate) => void moderate(played, gate));
  for (const person of played.substitutes.values()) void offerHelp(played, person);
  await Promise.all([...played.people.values()].map((person) => join(played, person)));
  for (let attempt = 1; attempt <= 40; attempt += 1) {
    await organizer.insist('POST', `/seasons/${played.season}/start`);
    if ((await played.oracle.season(played.season))?.status !== 'registration') return;
    await world.wait(15_000);
  }
  throw new Error('the season did not start');
}

function id({ status, body }: { readonly status: number; readonly body: { readonly id: string } }): string {
  if (status >= 200 && status < 300) return body.id;
  throw new Error(`set up: ${status} ${JSON.stringify(body)}`);
}

async function join({ world, season, scenario, watch }: Played, person: Client): Promise<void> {
  const chance = world.chance.apart(`joining ${person.id}`);
  await world.wait(chance.among(0, 30_000));
  await person.insist('PUT', '/me', {});
  const terms = scenario.settings.absence === undefined ? undefined : { accepts: 1 };
  const joined = await person.insist('POST', `/seasons/${season}/entries`, terms);
  if (joined.status >= 300 && joined.status !== 409 && joined.status !== 0)
    watch.broken.push(`set up: ${person.id} could not join: ${joined.status} ${JSON.stringify(joined.body)}`);
  if (!chance.permille(60)) return;
  await world.wait(chance.among(0, 20_000));
  await person.insist('DELETE', `/seasons/${season}/entries/me`);
  await world.wait(chance.among(0, 20_000));
  if (!scenario.mayStayAway || chance.permille(600))
    await person.insist('POST', `/seasons/${season}/entries`, terms);
}

/** Players who owe orders give some, early, late or never, and some change them. */
async function answerStep(played: Played, gate: Gate): Promise<void> {
  const game = await played.oracle.game(gate.game);
  if (game === undefined) return;
  for (const { seat, player } of game.seats) {
    const person = played.people.get(player.id) ?? played.substitutes.get(player.id);
    if (person !== undefined && gate.owing.includes(seat)) void answerSeat(played, gate, seat, person);
  }
}

async function answerSeat(played: Played, gate: Gate, seat: string, person: Client): Promise<void> {
  const { world } = played;
  const chance = world.chance.apart(`${gate.game} ${gate.step} ${gate.line} ${gate.openedAt} ${seat}`);
  const lasts = gate.deadline - world.agenda.now();
  if (played.isLively && chance.permille(80)) return;
  const isLast = played.isLively && chance.permille(250);
  await world.wait(isLast ? lasts + lastMoment(chance) : chance.among(1000, Math.max(2000, lasts / 2)));
  const first = giveOrders(played, gate, seat, person, chance);
  if (!played.isLively || !chance.permille(300)) return;
  // Another tab at the same moment, or a later change.
  const isAtOnce = chance.permille(500);
  if (!isAtOnce) await first;
  await world.wait(chance.among(0, isAtOnce ? 120 : 60_000));
  await giveOrders(played, gate, seat, person, chance);
}

/**
 * When the last orders are sent, relative to the deadline: most so that they arrive within some hundredths of a second.
 */
function lastMoment(chance: Chance): number {
  return chance.permille(600) ? chance.among(-45, 5) : chance.among(-6000, 4000);
}

async function giveOrders(
  { oracle, watch, isLively, scenario }: Played,
  gate: Gate,
  seat: string,
  person: Client,
  chance: Chance,
): Promise<void> {
  const game = await oracle.game(gate.game);
  const now = await oracle.gate(gate.game);
  if (game === undefined || now?.step !== gate.step || now.state === 'finished') return;
  const before = await oracle.stepInPlay(now, gate.step - 1);
  const system = systemFor(game);
  if (before === undefined || system === undefined) return;
  const random = textRandom(`${game.id} ${gate.step} ${seat} ${chance.among(0, 1e9)}`);
  const bot = system.bots[chance.permille(scenario.wellPlayed) ? 'steady' : 'random'];
  const orders = bot.orders(system.view(before.position, { kind: 'seat', seat }), seat, random);
  const ready = !isLively || chance.permille(800);
  const path = `/games/${game.id}/steps/${gate.step}/orders`;
  const reply = await person.insist<{ version: number; receipt: string }>('PUT', path, { orders, ready });
  if (reply.status === 200) {
    const { version, receipt } = reply.body;
    watch.acknowledged.set(
      `${nameOf({ game: game.id, step: gate.step, seat })} ${version} ${receipt}`,
      person.id,
    );
  }
}
