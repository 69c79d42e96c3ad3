import type { GameSystem, SeatId } from '../../engine/game';
import { textRandom } from '../../engine/random';
import { type Pace, type PaceSetting, paceOfGame, THOUGHTS } from './pace-game';
import { HABITS } from './pace-people';
import { quantile } from './quantiles';

/** Hours for a decision, and for a reaction. */
const DEADLINES = [
  [24, 8],
  [16, 8],
  [12, 6],
] as const;
/** Lengths of a game by its options; a system without such an option has one length. */
const TURNS = [6, 4, 3] as const;
/** The numbers of players, of a hundred, who plan ahead. */
const PLANNERS = [0, 50, 100] as const;

/** The length of games of people, under several deadlines, lengths and habits, as lines to print. */
export function* simulatePace(
  system: GameSystem,
  seats: readonly SeatId[],
  seed: string,
  games: number,
): Iterable<string> {
  yield `${system.title}, ${seats.length} seats, ${games} games a row, seed "${seed}"`;
  yield habits();
  yield row([
    'deadline',
    'game turns',
    'plan ahead',
    'days',
    '90 %',
    'windows',
    'early',
    'at once',
    'missed',
  ]);
  for (const { hours, turns, ...setting } of settingsFor(system, seats)) {
    const played = Array.from({ length: games }, (_, game) =>
      paceOfGame(system, setting, textRandom(`${seed} pace ${game}`)),
    );
    yield row([`${hours} h`, turns, `${setting.planners} %`, ...figures(played)]);
  }
}

interface Named extends PaceSetting {
  readonly hours: number;
  readonly turns: string;
}

function settingsFor(system: GameSystem, seats: readonly SeatId[]): readonly Named[] {
  const lengths = TURNS.flatMap((turns) => {
    const { data } = system.options.safeParse({ turns });
    return data === undefined ? [] : [{ options: data, turns: String(turns) }];
  });
  const options = lengths.length > 0 ? lengths : [{ options: system.options.parse({}), turns: '' }];
  const shares = system.id in THOUGHTS ? PLANNERS : [0];
  return DEADLINES.flatMap(([hours, reaction]) =>
    options.flatMap((length) =>
      shares.map((planners) => ({
        ...{ ...length, seats, planners, hours },
        deadlines: { orders: hours * 60, adjustment: reaction * 60, earlyClose: 'allowed' },
      })),
    ),
  );
}

function figures(games: readonly Pace[]): readonly string[] {
  const days = games.map((game) => game.days);
  const sum = (figure: (game: Pace) => number) => games.reduce((total, game) => total + figure(game), 0);
  const windows = sum((game) => game.windows);
  const share = (figure: (game: Pace) => number) => `${((100 * sum(figure)) / windows).toFixed(0)} %`;
  return [
    quantile(days, 0.5).toFixed(1),
    quantile(days, 0.9).toFixed(1),
    (windows / games.length).toFixed(1),
    share(({ early }) => early),
    share(({ planned }) => planned),
    share(({ missed }) => missed),
  ];
}

function habits(): string {
  const { median, spread, asleepFrom, asleepFor, missed, zones } = HABITS;
  return (
    `answers: log-normal, median ${median} h, sigma ${spread}; asleep ${asleepFor} h from ${asleepFrom}:00 ` +
    `in UTC ${zones.map((zone) => (zone < 0 ? zone : `+${zone}`)).join(', ')}; ${missed} % of turns missed in any case`
  );
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(11)).join('');
}
