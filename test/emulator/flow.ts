import * as z from 'zod';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import { bounce, snsEvent } from '../support/lambda/events';
import { countSent, sentMails } from './mailbox';
import type { EmulatedPlatform } from './platform';
import type { Report } from './report';
import type { Schedule } from './schedules';

/** A person with an account and a session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export interface People {
  readonly organizer: Person;
  readonly players: readonly Person[];
}

/** In minutes. */
const DEADLINES = { orders: 60, adjustment: 30, earlyClose: 'forbidden' };
const EXTENSION_MS = 3_600_000;

const Named = z.object({ id: z.string() });
const Game = z.object({
  step: z.number(),
  state: z.string(),
  deadline: z.string().nullable(),
  position: z.unknown(),
  me: z.object({ seat: z.string().nullable(), stored: z.unknown() }),
});
type Game = z.infer<typeof Game>;

/** A season that is played on a deployed platform, with the events that AWS would pass to its functions. */
export class Flow {
  private game = '';

  constructor(
    private readonly platform: EmulatedPlatform,
    private readonly report: Report,
    private readonly people: People,
  ) {}

  /** Plays it, one step of the report after the other. Throws StepFailed at the first that fails. */
  async play(): Promise<void> {
    await this.report.step('League, season, players, start', () => this.begin(), String);
    await this.report.step('Changes reach events and notify', () => this.platform.follow(), changes);
    await this.closedBySchedule('First deadline, closed by its schedule');
    await this.report.step('The organizer extends a turn', () => this.extend(), String);
    await this.closedBySchedule('Second deadline, closed by the schedule that moved');
    await this.closedBySchedule('Third deadline, closed by its schedule');
    await this.report.step(
      'Fourth deadline, its schedule lost: closed by the sweep',
      () => this.sweep(),
      String,
    );
    await this.report.step('Mails', () => this.mails(), String);
    await this.report.step('A bounce stops the mails of its player', () => this.bounced(), String);
  }

  private async ask<T>(schema: z.ZodType<T>, who: Person, method: string, path: string, body?: unknown) {
    const answer = await this.platform.call(who.token, method, path, body);
    if (answer.status !== 200)
      throw new Error(`${method} ${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
    return schema.parse(answer.body);
  }

  private read(who: Person): Promise<Game> {
    return this.ask(Game, who, 'GET', `/games/${this.game}`);
  }

  private async begin(): Promise<string> {
    const { organizer, players } = this.people;
    const league = await this.ask(Named, organizer, 'POST', '/leagues', { name: 'Emulated' });
    const season = await this.ask(Named, organizer, 'POST', `/leagues/${league.id}/seasons`, {
      name: 'Season 1',
      system: 'ny2047',
      deadlines: DEADLINES,
    });
    for (const player of players) {
      await this.ask(z.unknown(), player, 'PUT', '/me/notifications', { choices: { 'your-turn': ['mail'] } });
      await this.ask(z.unknown(), player, 'POST', `/seasons/${season.id}/entries`);
    }
    await this.ask(z.unknown(), organizer, 'POST', `/seasons/${season.id}/start`, {});
    this.game = `${season.id}r1b1`;
    const { deadline } = await this.read(organizer);
    return `the game ${this.game} is open until ${deadline}, and so says ${(await this.next()).name}`;
  }

  /** The schedule of the open step, which must be for its deadline. */
  private async next(): Promise<Schedule> {
    const { step, deadline } = await this.read(this.people.organizer);
    const name = `${this.game}-${step}`;
    const schedule = (await this.platform.schedules()).find((one) => one.name === name);
    if (schedule === undefined) throw new Error(`no schedule is called ${name}`);
    // A schedule has whole seconds, and is never early.
    if (schedule.at !== Math.ceil(Date.parse(deadline ?? '') / 1000) * 1000)
      throw new Error(`${name} is for ${new Date(schedule.at).toISOString()}, the deadline is ${deadline}`);
    return schedule;
  }

  private closedBySchedule(name: string): Promise<string> {
    return this.report.step(name, () => this.turn(), String);
  }

  private async turn(): Promise<string> {
    const sent = await this.order();
    const schedule = await this.next();
    this.platform.clock.passTo(schedule.at);
    await this.platform.deliver(schedule);
    return `${sent}; ${await this.whatFollowed(Number(schedule.name.split('-').at(-1)))}`;
  }

  /** Each player sends the orders that a bot would, which are stored. */
  private async order(): Promise<string> {
    let count = 0;
    for (const player of this.people.players) {
      const { position, step, me } = await this.read(player);
      const bot = gameSystem('ny2047').bots.steady;
      const orders = bot.orders(position, me.seat ?? '', textRandom(player.id));
      const path = `/games/${this.game}/steps/${step}/orders`;
      await this.ask(z.unknown(), player, 'PUT', path, { orders, ready: true });
      if ((await this.read(player)).me.stored === null) throw new Error(`the orders of ${me.seat} are lost`);
      count += orders.length;
    }
    return `${count} orders of ${this.people.players.length} players`;
  }

  private async whatFollowed(closed: number): Promise<string> {
    const { step, state } = await this.read(this.people.organizer);
    if (step !== closed + 1 || state !== 'open')
      throw new Error(`step ${closed} is not closed: ${step}, ${state}`);
    const published = await this.ask(
      z.object({ hash: z.string(), orders: z.array(z.unknown()) }),
      this.people.organizer,
      'GET',
      `/games/${this.game}/steps/${closed}`,
    );
    return `step ${closed} has ${published.orders.length} verdicts, ${changes(await this.platform.follow())}`;
  }

  private async extend(): Promise<string> {
    const before = await this.next();
    const until = new Date(before.at + EXTENSION_MS).toISOString();
    const ruling = { kind: 'extend', until, reason: 'The first turn took long.' };
    await this.ask(z.unknown(), this.people.organizer, 'POST', `/games/${this.game}/rulings`, ruling);
    const moved = (await this.next()).at - before.at;
    if (moved !== EXTENSION_MS) throw new Error(`the schedule moved by ${moved} ms`);
    return `its schedule moved by ${moved / 60_000} minutes, ${changes(await this.platform.follow())}`;
  }

  private async sweep(): Promise<string> {
    const schedule = await this.next();
    this.platform.clock.passTo(schedule.at);
    await this.platform.eachMinute();
    return this.whatFollowed(Number(schedule.name.split('-').at(-1)));
  }

  private async mails(): Promise<string> {
    const mails = sentMails(this.platform.calls);
    const sent = await countSent(this.platform.clients);
    for (const { email } of this.people.players) {
      const own = mails.filter(({ to }) => to.includes(email));
      if (!own.some(({ raw }) => raw.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')))
        throw new Error(`${email} was told nothing: ${JSON.stringify(mails.map(({ to }) => to))}`);
    }
    // SES counts a mail twice if its recipient is in the request and in the mail itself.
    if (sent < mails.length) throw new Error(`SES has sent ${sent} mails of ${mails.length}`);
    const subjects = new Set(mails.map(({ subject }) => subject));
    return `SES took ${mails.length}: ${[...subjects].join(' | ')}`;
  }

  private async bounced(): Promise<string> {
    const [player] = this.people.players;
    if (player === undefined) throw new Error('nobody plays');
    await this.platform.fn.bounces.invoke(snsEvent(bounce('Permanent', player.email, player.id)));
    const { mailStopped } = await this.ask(
      z.object({ mailStopped: z.string().nullable() }),
      player,
      'GET',
      '/me/notifications',
    );
    if (mailStopped !== 'bounced') throw new Error(`mails to ${player.email} go on: ${mailStopped}`);
    return `no more mails to ${player.email}`;
  }
}

const changes = (count: number): string => `${count} changes followed`;
