import type { Bracket } from '../../functions/core/round/bracket.schema';
import type { RoundRecord } from '../../functions/core/season/seasons.records';
import type { Played, Recomputable } from './recomputed';
import {
  bestUntil,
  enteredIn,
  gamesIn,
  type OrderedSeat,
  orderOnBoard,
  type Stage,
  sectionsIn,
} from './stages';

/** A player who is out: the round, and the position on its board; a bye comes last. */
interface End {
  readonly round: number;
  readonly position: number;
  readonly points: number;
  readonly best: number;
}

/** A result with the order of its board. */
interface Ordered extends Played {
  readonly order: readonly OrderedSeat[];
}

/** Defeats and byes until a round. */
interface Course {
  readonly defeats: Map<string, number>;
  /** The round of the last defeat. */
  readonly fell: Map<string, number>;
  readonly byes: Map<string, number>;
}

/**
 * The faults of a double elimination: nobody is out before two defeats; who has one plays in the losers' bracket, and who
 * has none in the other; the last of both meet, and once more if both have lost then; and the places follow.
 * @param games the results, computed from the raw games
 * @param places of the standing, by player
 */
export async function faultsOfDouble(
  { season, world, came, left }: Recomputable,
  games: readonly Played[],
  places: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  if (season.format.kind !== 'double-elimination') return [];
  const rounds = await world.store.rounds(season.id);
  const seed = (await world.store.season(season.id))?.drawSeed ?? season.id;
  const orders = games.map((game) => ({ ...game, order: orderOnBoard(game, games, seed) }));
  const course: Course = { defeats: new Map(), fell: new Map(), byes: new Map() };
  const defeatsOf = (id: string) => course.defeats.get(id) ?? 0;
  const faults: string[] = [];
  for (const round of rounds) {
    const here = [...came.keys()].filter((id) => (left.get(id) ?? Infinity) > round.round);
    const inStill = here.filter((id) => defeatsOf(id) < 2);
    faults.push(...faultsOfRound(round, inStill, course, games));
    for (const id of round.sittingOut) course.byes.set(id, (course.byes.get(id) ?? 0) + 1);
    for (const { order } of orders.filter((game) => game.round === round.round))
      for (const { id } of order.slice(1)) {
        course.defeats.set(id, defeatsOf(id) + 1);
        course.fell.set(id, round.round);
      }
  }
  const survivors = [...came.keys()].filter((id) => defeatsOf(id) < 2 && !left.has(id));
  if (survivors.length !== 1) faults.push(`${survivors.length} players have not lost twice`);
  if (season.rounds !== rounds.length)
    faults.push(`${season.rounds} rounds are announced, and ${rounds.length} were played`);
  const { body: bracket } = await world.visitor().get<Bracket>(`/seasons/${season.id}/bracket`);
  return [
    ...faults,
    ...faultsOfPlaces(endsOf(rounds, orders, survivors), survivors, places),
    ...faultsOfBracket(bracket, orders),
  ];
}

function faultsOfRound(
  round: RoundRecord,
  inStill: readonly string[],
  course: Course,
  games: readonly Played[],
): readonly string[] {
  const [winners, losers] = [0, 1].map((count) =>
    inStill.filter((id) => (course.defeats.get(id) ?? 0) === count),
  );
  const where = `round ${round.round}`;
  const sections = sectionsIn(round);
  const [one = [], other = []] = [winners, losers];
  // The last of both brackets, or the same two again, both with one defeat.
  if (inStill.length === 2 && one.length < 2) {
    const isFinal = sections.length === 1 && sections[0]?.kind === 'grand-final';
    return isFinal && isSame(inStill, enteredIn(whole(round))) ? [] : [`${where} is not the grand final`];
  }
  const wanted = [
    { kind: 'winners', players: one },
    { kind: 'losers', players: other },
  ].filter(({ players }) => players.length > 0);
  const kinds = sections.map(({ kind }) => kind).join();
  if (kinds !== wanted.map(({ kind }) => kind).join()) return [`${where} has the brackets ${kinds}`];
  return sections.flatMap(({ kind, stage }, at) => {
    const players = wanted[at]?.players ?? [];
    return isSame(players, enteredIn(stage))
      ? faultsOfBye(`${where}, ${kind}`, stage, players, course, games)
      : [`${where}: the bracket of ${kind} has the wrong players`];
  });
}

/** A round as one stage. */
function whole({ round, boards, sittingOut }: RoundRecord): Stage {
  return { round, first: 1, boards, sittingOut };
}

function isSame(players: readonly string[], entered: ReadonlySet<string>): boolean {
  return players.length === entered.size && players.every((id) => entered.has(id));
}

/**
 * One player of an odd bracket sits out: of those with the fewest byes the one who lost last, and of these the best by
 * points and best game.
 */
function faultsOfBye(
  where: string,
  { round, sittingOut }: Stage,
  players: readonly string[],
  { byes, fell }: Course,
  games: readonly Played[],
): readonly string[] {
  if (sittingOut.length !== players.length % 2) return [`${where}: ${sittingOut.length} sit out`];
  const [sitter] = sittingOut;
  if (sitter === undefined) return [];
  const before = games.filter((game) => game.round < round);
  const keysOf = (id: string) => {
    const points = before.flatMap((game) =>
      game.players.filter((seat) => seat.id === id).map((seat) => seat.points),
    );
    const total = points.reduce((sum, one) => sum + one, 0);
    return [-(byes.get(id) ?? 0), fell.get(id) ?? 0, total, Math.max(...points)];
  };
  return players
    .filter((id) => compare(keysOf(id), keysOf(sitter)) > 0)
    .map((id) => `${where}: ${sitter} sits out before ${id}`);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** When all others were out: at their second defeat, or before the round that they left. */
function endsOf(
  rounds: readonly RoundRecord[],
  orders: readonly Ordered[],
  survivors: readonly string[],
): ReadonlyMap<string, End> {
  const ends = new Map<string, End>();
  for (const round of rounds) {
    const stage = whole(round);
    for (const id of enteredIn(stage)) {
      const game = gamesIn(stage, orders).find(({ players }) => players.some((seat) => seat.id === id));
      const order = orders.find((one) => one.game === game?.game)?.order ?? [];
      const seat = order.find((one) => one.id === id);
      ends.set(id, {
        round: round.round,
        position: seat?.position ?? Infinity,
        points: seat?.points ?? 0,
        best: bestUntil(id, round.round, orders),
      });
    }
  }
  for (const id of survivors) ends.delete(id);
  return ends;
}

/** The later a player was out the better; of one round by the board, its points, and the best game. */
function faultsOfPlaces(
  ends: ReadonlyMap<string, End>,
  survivors: readonly string[],
  places: ReadonlyMap<string, number>,
): readonly string[] {
  const keysOf = ({ round, position, points, best }: End) => [round, -position, points, best];
  const expected = new Map(survivors.map((id) => [id, 1]));
  for (const [id, end] of ends) {
    const better = [...ends.values()].filter((other) => compare(keysOf(other), keysOf(end)) > 0).length;
    expected.set(id, 1 + survivors.length + better);
  }
  return [...expected]
    .filter(([id, place]) => places.get(id) !== place)
    .map(([id, place]) => `${id} is at place ${places.get(id)}, not ${place}`);
}

/** The public bracket shows the winner of each board. */
function faultsOfBracket({ stages }: Bracket, orders: readonly Ordered[]): readonly string[] {
  return stages.flatMap(({ round, boards }) =>
    boards.flatMap(({ game, seats }) => {
      const winner = orders.find((one) => one.game === game)?.order[0]?.id;
      return seats
        .filter(({ player, goesOn }) => goesOn !== (player.id === winner))
        .map(({ player }) => `round ${round}: the bracket is wrong about ${player.name}`);
    }),
  );
}
