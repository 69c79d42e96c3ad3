import type { Bracket } from '../../functions/core/round/bracket.schema';
import type { Played, Recomputable } from './recomputed';
import { enteredIn, gamesIn, orderOnBoard, type Stage, stagesOf } from './stages';

/** A cup, the stages of which are checked: the one that is played for, or its consolation cup. */
interface Cup {
  readonly name: 'cup' | 'consolation cup';
  readonly stages: readonly Stage[];
  readonly advance: number;
  readonly games: readonly Played[];
  readonly seed: string;
  readonly left: ReadonlyMap<string, number>;
  readonly came: ReadonlyMap<string, number>;
}

type Places = ReadonlyMap<string, number>;

/**
 * The faults of a cup, alone or after groups: a player with a bye or among the best of a board advances unless they left,
 * no one else does, and the places follow the stages, with one winner. So in a consolation cup, of those beaten in the
 * first stage; and those who missed the final play for the third place.
 * @param games the results, computed from the raw games
 * @param places of the standing, by player
 */
export async function faultsOfCup(
  { season, world, came, left }: Recomputable,
  games: readonly Played[],
  places: Places,
): Promise<readonly string[]> {
  const { format } = season;
  if (format.kind !== 'knock-out' && format.kind !== 'groups') return [];
  const rounds = await world.store.rounds(season.id);
  const seed = (await world.store.season(season.id))?.drawSeed ?? season.id;
  const common = { games, seed, left, came };
  const stages = stagesOf(rounds, 'cup');
  const cup: Cup = { ...common, name: 'cup', stages, advance: format.advance };
  const third = stagesOf(rounds, 'third-place')[0];
  const consolation: Cup = {
    ...common,
    name: 'consolation cup',
    stages: stagesOf(rounds, 'consolation'),
    advance: 1,
  };
  const winners = [...places.values()].filter((place) => place === 1).length;
  const { body: bracket } = await world.visitor().get<Bracket>(`/seasons/${season.id}/bracket`);
  return [
    ...(winners === 1 ? [] : [`${winners} players are at place 1`]),
    ...faultsOfCuts(cup),
    ...faultsOfPlaces(cup, places, [...came.keys()]),
    ...faultsOfOrder(cup, places, new Set([third, ...consolation.stages].flatMap(playersOf))),
    ...(format.thirdPlace === true ? faultsOfThird(cup, third, places) : []),
    ...(format.kind === 'knock-out' && format.consolation === true
      ? faultsOfConsolation(cup, consolation, third, places)
      : []),
    ...faultsOfBracket(bracket, cup, consolation),
  ];
}

function playersOf(stage: Stage | undefined): readonly string[] {
  return stage === undefined ? [] : [...enteredIn(stage)];
}

function faultsOfCuts(cup: Cup): readonly string[] {
  const { stages } = cup;
  return stages.slice(1).flatMap((next, at) => {
    const before = stages[at];
    return before === undefined ? [] : faultsOfCut(cup, before, next);
  });
}

function faultsOfCut(cup: Cup, before: Stage, next: Stage): string[] {
  const { advance, left, came, games, seed } = cup;
  const where = `${cup.name}, round ${before.round}`;
  const wentOn = enteredIn(next);
  const gone = (player: string) => (left.get(player) ?? Infinity) <= next.round;
  const faults = before.sittingOut
    .filter((player) => !wentOn.has(player) && !gone(player))
    .map((player) => `${where}: ${player} had a bye and does not go on`);
  const was = enteredIn(before);
  for (const player of wentOn)
    if (came.has(player) && !was.has(player)) faults.push(`${where}: ${player} goes on from nowhere`);
  for (const game of gamesIn(before, games)) {
    // Bots fill boards of any stage, and do not go on.
    const players = orderOnBoard(game, games, seed).filter(({ id }) => came.has(id));
    const on = players.filter(({ id }) => wentOn.has(id) || gone(id));
    const there = players.filter(({ id }) => wentOn.has(id) || !gone(id));
    // A final with free seats takes the next best (docs/scoring.md).
    if (next.boards.length > 1 && players.filter(({ id }) => wentOn.has(id)).length > advance)
      faults.push(`${where}: more than ${advance} of a board go on`);
    if (on.length < Math.min(advance, players.length))
      faults.push(`${where}: fewer than ${advance} of a board go on`);
    if (there.some(({ id }, at) => wentOn.has(id) && at > 0 && !wentOn.has(there[at - 1]?.id ?? '')))
      faults.push(`${where}: somebody behind a better one goes on`);
  }
  return faults;
}

/** A player who reached a later stage is placed above all who did not. */
function faultsOfPlaces({ name, stages }: Cup, places: Places, people: readonly string[]): readonly string[] {
  const reached = (player: string) => stages.filter((stage) => enteredIn(stage).has(player)).length;
  return people.flatMap((one) =>
    people
      .filter(
        (other) => reached(one) > reached(other) && (places.get(one) ?? 0) >= (places.get(other) ?? Infinity),
      )
      .map((other) => `${name}: ${one} reached a later stage than ${other} and stands behind`),
  );
}

/**
 * The winner of the last board is placed first of all in its cup, and those whom a stage knocked out stand in the order
 * of their boards.
 * @param elsewhere those who played on
 */
function faultsOfOrder(cup: Cup, places: Places, elsewhere: ReadonlySet<string>): readonly string[] {
  const { name, stages, games, seed, came } = cup;
  return stages.flatMap((stage, at) => {
    const next = enteredIn(stages[at + 1] ?? { ...stage, boards: [], sittingOut: [] });
    return gamesIn(stage, games).flatMap((game) => {
      const out = orderOnBoard(game, games, seed).filter(
        ({ id }) => came.has(id) && !next.has(id) && !elsewhere.has(id),
      );
      return outOfOrder(
        out.map(({ id }) => id),
        places,
      ).map((player) => `${name}, round ${stage.round}: ${player} stands before a better one of the board`);
    });
  });
}

/** Players who stand before the previous one. */
function outOfOrder(players: readonly string[], places: Places): readonly string[] {
  const placeOf = (player: string | undefined) => places.get(player ?? '') ?? Infinity;
  return players.filter((player, at) => at > 0 && placeOf(player) < placeOf(players[at - 1]));
}

/** Those who missed the final play for the third place, and stand behind the finalists in the order of their board. */
function faultsOfThird(
  { stages, games, seed, left, came }: Cup,
  third: Stage | undefined,
  places: Places,
): readonly string[] {
  const [before, final] = stages.slice(-2);
  if (before === undefined || final === undefined) return [];
  const finalists = enteredIn(final);
  const missed = gamesIn(before, games)
    .map((game) => orderOnBoard(game, games, seed).filter(({ id }) => came.has(id) && !finalists.has(id)))
    .map((board) => board.filter(({ id }) => (left.get(id) ?? Infinity) > final.round))
    .flatMap(([next]) => next?.id ?? []);
  // It is left out where too few are left for a board.
  if (third === undefined) return missed.length < 2 ? [] : ['there is no board for the third place'];
  const played = enteredIn(third);
  const order = gamesIn(third, games).flatMap((game) => orderOnBoard(game, games, seed));
  return [
    ...(third.round === final.round ? [] : ['the third place is not played for beside the final']),
    ...missed
      .filter((player) => !played.has(player))
      .map((player) => `${player} does not play for the third place`),
    ...[...played]
      .filter((player) => finalists.has(player) || !enteredIn(before).has(player))
      .map((player) => `${player} plays for the third place`),
    ...order
      .filter(({ id, position }) => places.get(id) !== finalists.size + position)
      .map(({ id }) => `${id} played for the third place and is at place ${places.get(id)}`),
  ];
}

/** Those beaten in the first stage play a cup of their own, whose stages decide their places among each other. */
function faultsOfConsolation(
  cup: Cup,
  consolation: Cup,
  third: Stage | undefined,
  places: Places,
): readonly string[] {
  const [first, second] = cup.stages;
  const [start] = consolation.stages;
  if (first === undefined || second === undefined) return [];
  const on = new Set([...enteredIn(second), ...playersOf(third?.round === second.round ? third : undefined)]);
  const beaten = first.boards
    .flatMap((board) => Object.values(board))
    .filter((id) => cup.came.has(id) && !on.has(id) && (cup.left.get(id) ?? Infinity) > second.round);
  const there = new Set(playersOf(start));
  const faults = [
    ...beaten.filter((id) => !there.has(id)).map((id) => `${id} is not in the consolation cup`),
    ...[...there].filter((id) => !beaten.includes(id)).map((id) => `${id} is in the consolation cup`),
  ];
  // One player alone plays no cup.
  if (beaten.length < 2) return there.size === 0 ? [] : faults;
  return [
    ...faults,
    ...(start?.round === second.round ? [] : ['the consolation cup does not begin with the second stage']),
    ...faultsOfCuts(consolation),
    ...faultsOfPlaces(consolation, places, [...there]),
    ...faultsOfOrder(consolation, places, new Set()),
  ];
}

/** The public bracket shows the same players advancing, and the winner of each last board. */
function faultsOfBracket({ stages }: Bracket, cup: Cup, consolation: Cup): readonly string[] {
  const { games, seed, came } = cup;
  return stages.flatMap(({ round, boards }) =>
    boards.flatMap(({ game, section, final, seats }) => {
      const people = seats.filter(({ player, goesOn }) => came.has(player.id) && goesOn !== null);
      const of = section === 'consolation' ? consolation : cup;
      const next = of.stages.find((stage) => stage.round > round);
      if (!final && next === undefined)
        return [`round ${round}: the bracket has a stage that was not played`];
      const played = games.find((one) => one.game === game);
      const winner = played && orderOnBoard(played, games, seed)[0]?.id;
      const isOn = (id: string) => (final || next === undefined ? id === winner : enteredIn(next).has(id));
      return people
        .filter(({ player, goesOn }) => goesOn !== isOn(player.id))
        .map(({ player }) => `round ${round}: the bracket is wrong about ${player.name}`);
    }),
  );
}
