import { type Award, type AwardInput, message } from './award';
import { bestGame, bestOfFaction, closestGame, type Games, gamesFor, rounded } from './games';
import { bestNewcomer, mostReliable, upset } from './players';

export type { Award, AwardGame, AwardInput } from './award';

/** The awards of a finished season, each with its rule; an award for which no one qualifies is left out. */
export function awardsOf(input: AwardInput): readonly Award[] {
  const games = gamesFor(input);
  return [
    winner(input, games),
    bestGame(games),
    ...input.factions.map((seat) => bestOfFaction(games, seat)),
    upset(games),
    input.measure === null ? undefined : closestGame(games, input.measure),
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
