import * as z from 'zod';
import { textRandom } from '../../engine/random';
import { optionsOfRound } from '../../engine/results-only/definition';
import type { BoardRecord } from '../../functions/core/result/results.records';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Person, startWorld, type World } from '../support/world';
import { placeOf } from './lines';
import type { Plan } from './plan';

/** A season played to its end, and its events from outside. */
export interface PlayedSeason {
  readonly world: World;
  readonly season: Season;
  readonly steps: number;
  /** The first round that each player could play. */
  readonly came: ReadonlyMap<string, number>;
  /** The first round that each player who left could not play. */
  readonly left: ReadonlyMap<string, number>;
  /** Points entered for boards at real tables, by game and seat. */
  readonly entered: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

/** Plays a whole season through the services, with bots for its players, on a virtual clock. */
export async function played(plan: Plan): Promise<PlayedSeason> {
  const world = await startWorld();
  const olga = await world.person('olga', 'Olga');
  const league = ok(await olga.post<{ id: string }>('/leagues', { name: 'Simulated league' })).id;
  const { id } = ok(await olga.post<Season>(`/leagues/${league}/seasons`, plan.settings));
  const run = new Run(world, olga, id, plan);
  await run.join(plan.players, 1);
  ok(await olga.post(`/seasons/${id}/start`));
  for (let season = await run.now(); season.status !== 'finished'; season = await run.now())
    await run.moveOn(season);
  const season = await run.now();
  const { steps, came, left, entered } = run;
  return { world, season, steps, came, left, entered };
}

/** A season in play. */
class Run {
  readonly came = new Map<string, number>();
  readonly left = new Map<string, number>();
  readonly entered = new Map<string, Readonly<Record<string, number>>>();
  steps = 0;

  constructor(
    private readonly world: World,
    private readonly olga: Person,
    private readonly id: string,
    private readonly plan: Plan,
  ) {}

  async now(): Promise<Season> {
    await this.world.deliver();
    return ok(await this.olga.get<Season>(`/seasons/${this.id}`));
  }

  async join(count: number, round: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const person = await this.world.person(`player-${this.came.size + 1}`, `Player ${this.came.size + 1}`);
      ok(await person.post(`/seasons/${this.id}/entries`));
      this.came.set(person.id, round);
    }
  }

  /** Releases the planned round, or plays the open one, while players join and leave. */
  async moveOn({ planned: [planned], round }: Season): Promise<void> {
    if (planned !== undefined) {
      const seated = planned.boards.flatMap((board) => Object.values(board));
      await this.leave(seated, countIn(this.plan.withdrawn, planned.round), planned.round);
      await this.world.deliver();
      ok(await this.olga.post(`/seasons/${this.id}/rounds/${planned.round}/release`));
      return;
    }
    await this.join(countIn(this.plan.late, round + 1), round + 1);
    await this.leave([...this.came.keys()].reverse(), countIn(this.plan.leaving, round + 1), round + 1);
    await this.enterResults(round);
    this.steps += await playSeason(this.world.deps, this.world.clock, this.id);
  }

  private async leave(players: readonly string[], count: number, round: number): Promise<void> {
    const there = players.filter((player) => this.came.has(player) && !this.left.has(player));
    for (const player of there.slice(0, count)) {
      ok(await (await this.world.person(player)).remove(`/seasons/${this.id}/entries/me`));
      this.left.set(player, round);
    }
  }

  /** Enters the results of real tables. */
  private async enterResults(round: number): Promise<void> {
    const boards = await this.world.store.boards(this.id);
    const open = boards.filter((board) => board.atTheTable === true && board.status === 'running');
    if (open.length === 0) return;
    for (const board of open) this.entered.set(board.game, this.pointsOf(board));
    const { counts } = this.countedIn(round);
    const lines = open.flatMap((board) => {
      const points = this.entered.get(board.game) ?? {};
      return Object.entries(points).map(
        ([seat, own]) => `${round},${board.board},${seat},${written(counts, own, Object.values(points))}`,
      );
    });
    const column = { points: 'points', places: 'place', wins: 'result' }[counts];
    const text = [`round,board,seat,${column}`, ...lines].join('\n');
    ok(await this.olga.post(`/seasons/${this.id}/table-results`, { text }));
    // A game without an engine counts only in its league, and nobody has to confirm it.
    if (this.plan.settings.system !== 'results-only') await this.confirm(open);
  }

  /** What the tables of a round write down; points, if the game has an engine. */
  private countedIn(round: number): Counted {
    const { system, options } = this.plan.settings;
    return system === 'results-only' ? COUNTED.parse(optionsOfRound(options, round)) : { counts: 'points' };
  }

  /** All players of these boards confirm the entered results, so that they count in ratings. */
  private async confirm(boards: readonly BoardRecord[]): Promise<void> {
    await this.world.deliver();
    const seated = boards.flatMap(({ seats }) => seats.map(({ player }) => player));
    for (const { id } of seated.filter(({ kind }) => kind === 'human')) {
      const player = await this.world.person(id);
      ok(await player.put(`/seasons/${this.id}/confirmation`, { confirms: true }));
    }
  }

  private pointsOf({ game, seats }: BoardRecord): Readonly<Record<string, number>> {
    const random = textRandom(game);
    return Object.fromEntries(
      seats.map(({ seat }) => [seat, this.plan.level ? 10 : random.draw(0, this.plan.highest)] as const),
    );
  }
}

const COUNTED = z.object({ counts: z.enum(['points', 'places', 'wins']).default('points') });
type Counted = z.infer<typeof COUNTED>;

/** The result of a seat as the list of a game has it. */
function written(counts: Counted['counts'], own: number, all: readonly number[]): string {
  const place = placeOf(own, all);
  if (counts === 'points') return String(own);
  if (counts === 'places') return String(place);
  const isDraw = all.every((one) => one === own);
  return isDraw ? 'draw' : place === 1 ? 'win' : 'loss';
}

function countIn(changes: Plan['late'], round: number): number {
  return changes.filter((one) => one.round === round).reduce((sum, { players }) => sum + players, 0);
}

function ok<T>({ status, body, text }: { status: number; body: T; text: string }): T {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body;
}
