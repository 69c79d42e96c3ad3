import { USUAL_RULES } from '../../../engine/tournament/aggregation';
import type { League } from '../../../functions/core/league/leagues.schema';
import { failureInWords } from '../../../functions/core/platform/run-all-settled';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { sweep } from '../../../functions/sweep/sweep';
import type { Answer, Person, World } from '../world';
import {
  ASKED_BYE,
  BYE,
  CHECK_IN_MINUTES,
  type Chance,
  type Drawn,
  type SeasonModel,
  type Settings,
  SIZE,
  WAIT_MINUTES,
} from './model';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What everything of a season looks like, in the words of the model. */
type Picture = Readonly<Record<string, unknown>>;

/** A season of the real platform, run beside its model. */
export class Platform implements Chance {
  readonly #people = new Map<string, Person>();

  private constructor(
    readonly world: World,
    readonly settings: Settings,
    readonly organizer: Person,
    readonly league: string,
    readonly season: string,
  ) {}

  static async announce(world: World, settings: Settings): Promise<Platform> {
    const organizer = await world.person('olga', 'Olga');
    const league = (await organizer.post<League>('/leagues', { name: 'Club' })).body.id;
    const made = await organizer.post<Season>(
      `/leagues/${league}/seasons`,
      wished(settings, world.clock.now()),
    );
    if (made.status !== 200) throw new Error(made.text);
    const platform = new Platform(world, settings, organizer, league, made.body.id);
    await world.deliver();
    return platform;
  }

  get path(): string {
    return `/seasons/${this.season}`;
  }
  gameOf(board: string): string {
    const [round, number] = board.split('/');
    return `${this.season}r${round}b${number}`;
  }
  async person(id: string): Promise<Person> {
    const known = this.#people.get(id) ?? (await this.world.person(id));
    this.#people.set(id, known);
    return known;
  }
  ruleOn(board: string, ruling: object): Promise<Answer> {
    return this.organizer.post(`/games/${this.gameOf(board)}/rulings`, { ...ruling, reason: 'A test.' });
  }

  /** Lets time pass to an instant, in which everything that is due then is done. */
  async until(time: number): Promise<void> {
    this.world.clock.set(time);
    const { failures } = await sweep(this.world.deps);
    if (failures.length > 0) throw new Error(failures.map(failureInWords).join('; '));
    await this.world.deliver();
  }

  /** When the platform next looks at the season, or at one of its boards. */
  async nextHourAfter(time: number): Promise<number | null> {
    const { store } = this.world;
    const due = (await store.seasonDue(this.season))?.at ?? null;
    const boards = (await store.boards(this.season)).flatMap(({ deadline }) => deadline ?? []);
    const ahead = [due, ...boards].filter((one): one is number => one !== null && one > time);
    return ahead.length === 0 ? null : Math.min(...ahead);
  }

  async draw(round: number, players: readonly string[]): Promise<Drawn> {
    const record = await this.world.store.round(this.season, round);
    if (record === undefined) throw new Error(`round ${round} is not drawn`);
    const entries = await this.world.store.entries(this.season);
    const bots = new Set(
      entries.filter(({ player }) => player.kind === 'bot').map(({ player }) => player.id),
    );
    const isNew = (id: string) => bots.has(id) && !players.includes(id);
    return {
      boards: record.boards,
      sittingOut: new Map(record.sittingOut.map((id) => [id, record.away?.[id] ?? 'drawn'])),
      bots: record.boards.flatMap((board) => Object.values(board)).filter(isNew),
    };
  }

  async figures(board: string): Promise<Readonly<Record<string, number>>> {
    const found = (await this.world.store.boards(this.season)).find(
      ({ game }) => game === this.gameOf(board),
    );
    return Object.fromEntries((found?.seats ?? []).map(({ seat, figures }) => [seat, figures.stars ?? 0]));
  }

  /** Who sits there. */
  async holder(board: string, seat: string): Promise<string> {
    const game = await this.world.store.game(this.gameOf(board));
    return game?.seats.find((one) => one.seat === seat)?.player.id ?? '';
  }

  async turn(board: string): Promise<{ readonly step: number; readonly deadline: number }> {
    const gate = await this.world.store.gate(this.gameOf(board));
    if (gate === undefined) throw new Error(`board ${board} is not there`);
    // A board that ends names the last turn that it has played.
    return { step: gate.state === 'finished' ? gate.step + 1 : gate.step, deadline: gate.deadline };
  }

  async picture(): Promise<Picture> {
    const { store } = this.world;
    const [season, entries, rounds, boards, view, log] = await Promise.all([
      store.season(this.season),
      store.entries(this.season),
      store.rounds(this.season),
      store.boards(this.season),
      this.organizer.get<Season>(this.path),
      store.logOfLeague(this.league, 500, null),
    ]);
    if (season === undefined) throw new Error('the season has gone');
    const gates = await store.gates(boards.map(({ game }) => game));
    const inPlay = rounds.find(({ round, state }) => round === season.round && state === 'open')?.round;
    return {
      status: season.status,
      round: season.round,
      places: season.players,
      postponed: season.postponed !== undefined,
      cancelled: season.cancelled !== undefined,
      entries: byId(
        entries.map(({ player, state, since, confirmed, declined = 0 }) => [
          player.id,
          player.kind === 'bot' ? `${state}` : `${state} since ${since}, plays ${confirmed}, out ${declined}`,
        ]),
      ),
      waiting: entries.filter(({ state }) => state === 'waiting').map(({ player }) => player.id),
      rounds: rounds.map(({ round, state, boards: drawn, sittingOut, away }) => ({
        round,
        state,
        boards: drawn.map((board) => byId(Object.entries(board))),
        sittingOut: byId(sittingOut.map((id) => [id, away?.[id] ?? 'drawn'])),
      })),
      boards: boards.map(({ round, board, status, result, paused, deadline, seats, game }) => ({
        name: `${round}/${board}`,
        over: status === 'finished',
        void: result === 'void',
        paused: paused === true,
        deadline: status === 'finished' || paused === true ? null : deadline,
        step:
          status === 'finished' || this.settings.where === 'table'
            ? null
            : (gates.find((gate) => gate.game === game)?.step ?? null),
        seats: byId(seats.map(({ seat, player, points }) => [seat, `${player.id} ${points}`])),
      })),
      standing: byId(view.body.standing.map(({ player, total }) => [player.id, total])),
      // Better totals come first.
      order: view.body.standing.map(({ total }) => total),
      counts: { in: view.body.counts.in, waiting: view.body.counts.waiting, asked: view.body.counts.asked },
      planned: view.body.planned.map(({ round }) => round),
      // The calendar counts the dates of all later rounds from there.
      opened: view.body.calendar.find(({ round }) => round === inPlay)?.opens ?? null,
      champions: season.champions.map(({ id }) => id).sort(),
      log: log.rows.map(({ kind }) => kind).sort(),
    };
  }
}

/** The same of the model. */
export function pictureOf(model: SeasonModel): Picture {
  const totals = model.totals();
  const entries = [...model.entries.values()];
  const people = [...totals].filter(([id]) => model.entries.get(id)?.bot !== true);
  const most = Math.max(...people.map(([, total]) => total));
  return {
    status: model.status,
    round: model.round,
    places: model.places(),
    postponed: model.postponed,
    cancelled: model.cancelled !== null,
    entries: byId(
      entries.map(({ id, bot, state, since, confirmed, declined }) => [
        id,
        bot ? `${state}` : `${state} since ${since}, plays ${confirmed}, out ${declined}`,
      ]),
    ),
    waiting: model.waiting().map(({ id }) => id),
    rounds: model.rounds.map(({ round, state, boards, sittingOut }) => ({
      round,
      state,
      boards: boards.map((board) => byId(Object.entries(board))),
      sittingOut: byId([...sittingOut]),
    })),
    boards: [...model.boards]
      .sort((one, other) => one.round - other.round || one.board - other.board)
      .map((board) => ({
        name: board.name,
        over: board.over,
        void: board.void,
        paused: board.paused !== null,
        deadline:
          board.over || board.paused !== null || model.settings.where === 'table' ? null : board.deadline,
        step: board.over || model.settings.where === 'table' ? null : board.step,
        seats: byId(
          Object.entries(board.seats).map(([seat, id]) => [
            seat,
            `${id} ${board.void ? 0 : (board.points[seat] ?? 0)}`,
          ]),
        ),
      })),
    standing: byId([...totals]),
    order: [...totals.values()].sort((one, other) => other - one),
    counts: {
      in: model.inIt().length,
      waiting: model.waiting().length,
      asked: entries.filter(({ state }) => state === 'asked').length,
    },
    planned: model.rounds.filter(({ state }) => state === 'planned').map(({ round }) => round),
    opened: openedIn(model),
    champions:
      model.status === 'finished' && model.cancelled === null
        ? people
            .filter(([, total]) => total === most)
            .map(([id]) => id)
            .sort()
        : [],
    log: [...model.log].sort(),
  };
}

/** When the round that is played has opened; null where boards have no clock, and between two rounds. */
function openedIn({ status, round, rounds, settings }: SeasonModel): string | null {
  const inPlay = rounds.find((one) => one.round === round && one.state === 'open');
  if (status !== 'running' || settings.where === 'table' || inPlay === undefined) return null;
  return new Date(inPlay.openedAt).toISOString();
}

function byId<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The season as its organizer asks for it. */
function wished(settings: Settings, now: number): object {
  const { where, mode, capacity, leftOver, confirm, assume, review, late, rounds } = settings;
  const { lastsDays, slow, startsAfterHours } = settings;
  const isDated = confirm || lastsDays !== null || startsAfterHours !== null;
  const game =
    where === 'table'
      ? {
          ...{ system: 'results-only', options: { title: 'Harbour Trade', seats: { min: SIZE, max: SIZE } } },
          atTheTable: { rated: false, reports: 'never', waitMinutes: WAIT_MINUTES },
        }
      : { system: 'ny2047', boardSize: SIZE, options: { lastYear: 2099 } };
  return {
    ...{ name: 'Season 1', ...game, leftOver, format: { kind: 'rounds', rounds }, press: 'none' },
    scoring: 'leading-measure',
    aggregation: {
      ...USUAL_RULES,
      tieBreaks: ['stay-tied'],
      sitOut: { points: BYE, times: 'each', request: ASKED_BYE },
    },
    registration: { mode, capacity, confirm, review, late },
    deadlines: { orders: 1440, adjustment: 1440, earlyClose: 'forbidden' },
    ...(isDated && {
      schedule: {
        lastsDays,
        slow,
        startsAt: startsAfterHours === null ? null : new Date(now + startsAfterHours * HOUR).toISOString(),
        checkIn: confirm ? { minutes: CHECK_IN_MINUTES, assume } : null,
      },
    }),
  };
}
