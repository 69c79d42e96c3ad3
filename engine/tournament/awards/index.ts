import { type Award, type AwardInput, message } from './award';
import { awardsOfTitle, bestGame, bestOfFaction, closestGame, type Games, gamesFor, rounded } from './games';
import { bestNewcomer, mostReliable, upset } from './players';

export type { Award, AwardGame, AwardInput, TitledGame } from './award';

/** The awards of a finished season, each with its rule; an award for which no one qualifies is left out. */
export function awardsOf(input: AwardInput): readonly Award[] {
  const games = gamesFor(input);
  const { factions, measure, fewest = false, titles } = input;
  const isOneGame = titles === undefined;
  return [
    winner(input, games),
    ...(isOneGame
      ? [bestGame(games, fewest), ...factions.map((seat) => bestOfFaction(games, seat, fewest))]
      : titles.flatMap((one) => awardsOfTitle(games, one))),
    upset(games),
    measure === null || !isOneGame ? undefined : closestGame(games, measure),
    mostReliable(input, games),
    bestNewcomer(input, games),
  ].filter((award) => award !== undefined);
}

const WINNER_RULES = {
  winnerLeads: message('season.winnerLeads'),
  winnerOfPeople: message('season.winnerOfPeople'),
  winnerOfFinal: message('season.winnerOfFinal'),
};

function winner({ champions, won, standing }: AwardInput, games: Games): Award | undefined {
  if (champions.length === 0) return undefined;
  const total = standing.find(({ player }) => player === champions[0])?.total ?? 0;
  return {
    id: 'winner',
    title: message('season.winner'),
    rule: WINNER_RULES[won],
    players: champions,
    detail: message('season.winnerDetail', { points: rounded(total) }),
    games: games.of(champions),
  };
}
