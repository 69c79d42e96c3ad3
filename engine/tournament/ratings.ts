import { rate } from 'openskill';

/** Strength as openskill keeps it: mean and standard deviation, on its own scale (25, 25/3 at the start). */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_SKILL: Skill = { mu: 25, sigma: 25 / 3 };

/** Fewer games than this and a player is shown without a place. */
export const PROVISIONAL_GAMES = 3;

/**
 * Skills after one game (Weng and Lin 2011, Plackett-Luce, as openskill computes it).
 * @param players in any order, each with the place it reached; equal places are a tie
 */
export function rateGame(players: readonly { readonly skill: Skill; readonly place: number }[]): Skill[] {
  const rated = rate(
    players.map(({ skill }) => [{ mu: skill.mu, sigma: skill.sigma }]),
    { rank: players.map(({ place }) => place) },
  );
  return rated.map((team, index) => {
    const [skill] = team;
    return skill ?? players[index]?.skill ?? NEW_SKILL;
  });
}

/** Rating as players see it: 1500 with a deviation of 167 at the start, 20 points to each of openskill's. */
export function shownRating({ mu, sigma }: Skill): { rating: number; deviation: number } {
  return { rating: Math.round(1500 + (mu - NEW_SKILL.mu) * 20), deviation: Math.round(sigma * 20) };
}

/** What the leaderboard sorts by: the lower end of the band, so that a long record counts for more than a lucky start. */
export function ratingOrder(skill: Skill): number {
  const { rating, deviation } = shownRating(skill);
  return rating - 2 * deviation;
}
