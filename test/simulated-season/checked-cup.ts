import type { Bracket } from '../../functions/core/round/bracket.schema';
import type { RoundRecord } from '../../functions/core/season/seasons.records';
import type { Played, Recomputable } from './recomputed';

/**
 * The faults of a knock-out: a player with a bye or among the best of a board advances unless they left, no one else
 * does, and the places follow the stages, with one winner.
 * @param games the results, computed from the raw games
 * @param places of the standing, by player
 */
export async function faultsOfCup(
  { season, world, came, left }: Recomputable,
  games: readonly Played[],
  places: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const { format } = season;
  if (format.kind !== 'knock-out') return [];
  const rounds = await world.store.rounds(season.id);
  const faults = rounds.slice(1).flatMap((next, at) => {
    const before = rounds[at];
    return before === undefined
      ? []
      : faultsOfCut(before, next, games, { advance: format.advance, left, came });
  });
  const winners = [...places.values()].filter((place) => place === 1).length;
  if (winners !== 1) faults.push(`${winners} players are at place 1`);
  return [
    ...faults,
    ...faultsOfPlaces(rounds, places, came),
    ...faultsOfBracket(
      (await world.visitor().get<Bracket>(`/seasons/${season.id}/bracket`)).body,
      rounds,
      came,
    ),
  ];
}

interface Cut {
  readonly advance: number;
  readonly left: ReadonlyMap<string, number>;
  readonly came: ReadonlyMap<string, number>;
}

function faultsOfCut(
  before: RoundRecord,
  next: RoundRecord,
  games: readonly Played[],
  { advance, left, came }: Cut,
): string[] {
  const wentOn = enteredIn(next);
  const gone = (player: string) => (left.get(player) ?? Infinity) <= next.round;
  const faults = before.sittingOut
    .filter((player) => !wentOn.has(player) && !gone(player))
    .map((player) => `round ${before.round}: ${player} had a bye and does not go on`);
  for (const game of games.filter(({ round }) => round === before.round)) {
    // Bots fill boards of any stage, and do not go on.
    const players = game.players.filter(({ id }) => came.has(id));
    const on = players.filter(({ id }) => wentOn.has(id) || gone(id));
    const off = players.filter(({ id }) => !wentOn.has(id) && !gone(id));
    // A final with free seats takes the next best (docs/scoring.md).
    if (next.boards.length > 1 && players.filter(({ id }) => wentOn.has(id)).length > advance)
      faults.push(`round ${before.round}: more than ${advance} of a board go on`);
    if (on.length < Math.min(advance, players.length))
      faults.push(`round ${before.round}: fewer than ${advance} of a board go on`);
    const worstOn = Math.max(...on.filter(({ id }) => wentOn.has(id)).map(({ place }) => place));
    if (off.some(({ place }) => place < worstOn))
      faults.push(`round ${before.round}: somebody behind a better one goes on`);
  }
  return faults;
}

function enteredIn({ boards, sittingOut }: RoundRecord): ReadonlySet<string> {
  return new Set([...boards.flatMap((board) => Object.values(board)), ...sittingOut]);
}

/** A player who reached a later stage is placed above all who did not. */
function faultsOfPlaces(
  rounds: readonly RoundRecord[],
  places: ReadonlyMap<string, number>,
  came: ReadonlyMap<string, number>,
): readonly string[] {
  const reached = (player: string) => rounds.filter((round) => enteredIn(round).has(player)).length;
  const people = [...came.keys()];
  return people.flatMap((one) =>
    people
      .filter(
        (other) => reached(one) > reached(other) && (places.get(one) ?? 0) >= (places.get(other) ?? Infinity),
      )
      .map((other) => `${one} reached a later stage than ${other} and stands behind`),
  );
}

/** The public bracket shows the same players advancing. */
function faultsOfBracket(
  { stages }: Bracket,
  rounds: readonly RoundRecord[],
  came: ReadonlyMap<string, number>,
): readonly string[] {
  return stages.slice(0, -1).flatMap(({ round, boards }, at) => {
    const after = rounds[at + 1];
    if (after === undefined) return [`round ${round}: the bracket has a stage that was not played`];
    const next = enteredIn(after);
    return boards
      .flatMap(({ seats }) => seats)
      .filter(
        ({ player, goesOn }) => came.has(player.id) && goesOn !== null && goesOn !== next.has(player.id),
      )
      .map(({ player }) => `round ${round}: the bracket is wrong about ${player.name}`);
  });
}
