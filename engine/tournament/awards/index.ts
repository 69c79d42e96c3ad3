import type { Award, AwardInput } from './award';
import { bestGame, bestOfFaction, closestGame, type Games, gamesFor, shownFigure } from './games';
import { bestNewcomer, mostReliable, upset } from './players';

export type { Award, AwardGame } from './award';

/** The awards of a finished season, each with its rule; one for which nobody qualifies is left out. */
export function awardsOf(input: AwardInput): readonly Award[] {
  const games = gamesFor(input);
  return [
    winner(input, games),
    bestGame(games),
    ...input.factions.map((seat) => bestOfFaction(games, seat)),
    upset(games),
    closestGame(games, input.measure),
    mostReliable(input, games),
    bestNewcomer(input, games),
  ].filter((award) => award !== undefined);
}

function winner({ champions, won, standing }: AwardInput, games: Games): Award | undefined {
  if (champions.length === 0) return undefined;
  return {
    id: 'winner',
    title: 'Winner',
    rule: `The player who ${won}.`,
    players: champions,
    detail: `${shownFigure(standing.find(({ player }) => player === champions[0])?.total ?? 0)} in all`,
    games: games.of(champions),
  };
}
