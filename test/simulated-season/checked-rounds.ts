import { knocksOut } from '../../engine/tournament/knocks-out';
import type { RoundRecord } from '../../functions/core/season/seasons.records';
import type { PlayedSeason } from './play';

/**
 * The faults of who played each round: players in the season at that time play or have a bye, each once; no one else
 * does; and no one has a second bye before all who were there throughout have had one. Groups are checked one by one, and
 * stages after the first by their cuts.
 */
export async function faultsOfRounds(played: PlayedSeason): Promise<readonly string[]> {
  const { season, world } = played;
  const rounds = await world.store.rounds(season.id);
  const wrong = rounds
    .filter(({ round }) => isForAll(season, round))
    .flatMap((round) => faultsOfRound(played, round));
  return [...wrong, ...faultsOfByes(played, rounds)];
}

/** Whether all players play a round: not in groups, in the stages of a cup after the first, and at the top board. */
function isForAll({ format, rounds }: PlayedSeason['season'], round: number): boolean {
  if (format.kind === 'groups') return false;
  if (knocksOut(format)) return round === 1;
  return !('topBoard' in format && format.topBoard && round === rounds);
}

function faultsOfRound({ came, left }: PlayedSeason, round: RoundRecord): readonly string[] {
  const { round: number, boards, sittingOut } = round;
  const named = [...boards.flatMap((board) => Object.values(board)), ...sittingOut];
  const people = named.filter((player) => came.has(player));
  const wanted = [...came.keys()].filter((player) => isThere({ came, left }, player, number));
  const twice = named.filter((player, at) => named.indexOf(player) !== at);
  return [
    ...twice.map((player) => `round ${number}: ${player} is there twice`),
    ...wanted.filter((player) => !people.includes(player)).map((one) => `round ${number}: ${one} is missing`),
    ...people
      .filter((player) => !wanted.includes(player))
      .map((one) => `round ${number}: ${one} is too many`),
  ];
}

function isThere(
  { came, left }: Pick<PlayedSeason, 'came' | 'left'>,
  player: string,
  round: number,
): boolean {
  return (came.get(player) ?? Infinity) <= round && (left.get(player) ?? Infinity) > round;
}

function faultsOfByes(
  { season, came, left }: PlayedSeason,
  rounds: readonly RoundRecord[],
): readonly string[] {
  if (knocksOut(season.format)) return [];
  const allAlong = [...came.keys()].filter((player) => came.get(player) === 1 && !left.has(player));
  const byes = allAlong.map(
    (player) => rounds.filter(({ sittingOut }) => sittingOut.includes(player)).length,
  );
  const [least, most] = [Math.min(...byes), Math.max(...byes)];
  return most - least > 1 ? [`some sit out ${most} times and others ${least}`] : [];
}
