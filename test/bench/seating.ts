import { shuffled } from '../../engine/core/shuffled';
import { textRandom } from '../../engine/random';
import { seatRound } from '../../engine/tournament/seating';
import { type SeatedBoard, STRENGTH_RULES } from '../../engine/tournament/seating/problem';
import { entrants, fewestRepeats, repeatsOf, roundsOf, SEATS, swissOfTwo } from '../seating/rounds';
import type { Figure } from './measuring';

/** Players, seats and rounds of club and congress events. */
const EVENTS: readonly (readonly [number, number, number])[] = [
  [15, 3, 7],
  [16, 4, 5],
  [24, 4, 7],
  [28, 4, 9],
  [49, 7, 6],
  [70, 7, 7],
  [84, 7, 7],
  [98, 7, 7],
  [700, 7, 7],
  // No design fits these.
  [12, 4, 3],
  [21, 7, 4],
  [35, 7, 5],
  [20, 4, 6],
  [42, 7, 6],
];

const SWISS: readonly (readonly [number, number])[] = [
  [8, 5],
  [16, 5],
  [16, 7],
  [32, 6],
];

const TOURNAMENTS = 12;

/** Repeated meetings in schedules of many sizes, beside the minimum of any schedule and boards drawn at random. */
export async function benchSeating(): Promise<readonly Figure[]> {
  return [...EVENTS.flatMap(eventFigures), ...SWISS.flatMap(swissFigures), levelSwiss(), ...largestFigures()];
}

function eventFigures([players, size, rounds]: readonly [number, number, number]): readonly Figure[] {
  const began = performance.now();
  const found = repeatsOf(roundsOf(players, size, rounds, {}, 'bench').boards);
  const seconds = (performance.now() - began) / 1000;
  const least = fewestRepeats(players, size, rounds);
  const random = repeatsOf(boardsAtRandom(players, size, rounds));
  const name = `${players} players on boards of ${size}, ${rounds} rounds`;
  return [
    {
      what: `${name}: meetings again (least, at random)`,
      value: `${found.met} (${least.met}, ${random.met})`,
    },
    {
      what: `${name}: seats again (least, at random)`,
      value: `${found.seats} (${least.seats}, ${random.seats})`,
    },
    { what: `${name}: seconds`, value: seconds.toFixed(2) },
  ];
}

function swissFigures([players, rounds]: readonly [number, number]): readonly Figure[] {
  const tournaments = Array.from({ length: TOURNAMENTS }, (_, at) =>
    swissOfTwo(players, rounds, `tournament ${at}`),
  );
  const again = tournaments.reduce((sum, { boards }) => sum + repeatsOf(boards).met, 0);
  const between = tournaments.reduce((sum, tournament) => sum + tournament.between, 0);
  const sides = tournaments.map(({ boards }) => mostUneven(boards, players));
  const name = `Swiss for two, ${players} players, ${rounds} rounds, ${TOURNAMENTS} tournaments`;
  return [
    { what: `${name}: meetings again`, value: `${again}` },
    { what: `${name}: points between opponents`, value: `${between}` },
    { what: `${name}: one side more often, at most by`, value: `${Math.max(...sides)}` },
  ];
}

/** The largest season of a league, in which each player has a preferred seat and a time zone. */
function largestFigures(): readonly Figure[] {
  const players = entrants(10_003).map((player, at) => ({
    ...player,
    ...{ prefers: [SEATS[at % SEATS.length] ?? ''], hours: at % 24, strength: 1_000 + (at % 800) },
  }));
  return STRENGTH_RULES.map((strength) => {
    const began = performance.now();
    const { certificate } = seatRound({ players, seats: SEATS, earlier: [], strength }, 'bench', 1);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return {
      what: `${players.length} players on boards of 7, strength: ${strength}`,
      value: `${certificate.method}, ${seconds} s, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    };
  });
}

/** A Swiss in which all players stay level, round by round. */
function levelSwiss(): Figure {
  const players = entrants(49).map((player) => ({ ...player, strength: 10 }));
  const { certificates } = roundsOf(49, 7, 4, { players, strength: 'swiss' }, 'bench');
  const again = certificates.map(({ meetAgain }) => meetAgain.length);
  return { what: 'Swiss, 49 level players on boards of 7: meetings again by round', value: again.join(', ') };
}

function mostUneven(boards: readonly SeatedBoard[], players: number): number {
  const uneven = entrants(players).map(({ id }) => {
    const own = boards.filter(({ a, b }) => a === id || b === id);
    return Math.abs(2 * own.filter(({ a }) => a === id).length - own.length);
  });
  return Math.max(...uneven);
}

function boardsAtRandom(players: number, size: number, rounds: number): readonly SeatedBoard[] {
  return Array.from({ length: rounds }, (_, round) => {
    const ids = shuffled(
      entrants(players).map(({ id }) => id),
      textRandom(`random ${round}`),
    );
    return Array.from({ length: players / size }, (_, board) =>
      Object.fromEntries(ids.slice(board * size, (board + 1) * size).map((id, seat) => [`seat ${seat}`, id])),
    );
  }).flat();
}
