/** What is believed of a player's strength: a normal distribution, with 25 and 25/3 at the start. */
export interface Skill {
  /** The mean. */
  readonly mu: number;
  /** The standard deviation. */
  readonly sigma: number;
}

/** How much a player's strength varies from game to game (β, half of the deviation at the start). */
const BETA = 25 / 6;
/** How much it may have changed since the last game (τ). */
const TAU = 25 / 300;
/** The variance never falls below this share of itself in one game (κ). */
const LEAST_SHARE = 1e-4;

/** A player while a game is rated. */
interface Rated {
  /** The place in the list of arguments. */
  readonly at: number;
  readonly mu: number;
  readonly variance: number;
  /** How many players finished before. */
  readonly before: number;
  /** e^(μ/c): the strength as the model weighs it. */
  readonly weight: number;
}

/**
 * The players' skills after one game: algorithm 4 of Weng and Lin, “A Bayesian Approximation Method for Online Ranking”
 * (Journal of Machine Learning Research 12, 2011), for players on their own, with ties and with
 * γ = σ/c. Sums run in the order of the places, as in the library openskill (5.0), so that each digit is the same.
 * @param players in any order, each with the place it reached; equal places are a tie
 * @returns the skills in the order of the players
 */
export function rateGame(players: readonly { readonly skill: Skill; readonly place: number }[]): Skill[] {
  const rated = ratedInOrder(players);
  const c = Math.sqrt(sum(rated.map(({ variance }) => variance + BETA ** 2)));
  const weighed = rated.map((player) => ({ ...player, weight: Math.exp(player.mu / c) }));
  // Of each player: the weight of all who had not finished before, and the number of those who shared the place.
  const fields = weighed.map(({ before }) => ({
    weight: sum(weighed.filter((other) => other.before >= before).map(({ weight }) => weight)),
    tied: weighed.filter((other) => other.before === before).length,
  }));
  const skills: Skill[] = [];
  for (const player of weighed) {
    let omega = 0;
    let delta = 0;
    for (const [at, other] of weighed.entries()) {
      const field = fields[at];
      if (field === undefined || other.before > player.before) continue;
      const share = player.weight / field.weight;
      omega += (other === player ? 1 - share : -share) / field.tied;
      delta += (share * (1 - share)) / field.tied;
    }
    skills[player.at] = updated(player, omega, delta, c);
  }
  return skills;
}

function ratedInOrder(players: Parameters<typeof rateGame>[0]): readonly Omit<Rated, 'weight'>[] {
  const ordered = players.map(({ skill, place }, at) => ({ skill, place, at }));
  ordered.sort((one, other) => one.place - other.place);
  return ordered.map(({ skill: { mu, sigma }, place, at }) => {
    const widened = Math.sqrt(sigma * sigma + TAU * TAU);
    return {
      ...{ at, mu, variance: widened * widened },
      before: ordered.findIndex((other) => other.place === place),
    };
  });
}

function updated({ mu, variance }: Rated, omega: number, delta: number, c: number): Skill {
  const sigma = Math.sqrt(variance);
  const gamma = sigma / c;
  return {
    mu: mu + omega * (variance / c),
    sigma: sigma * Math.sqrt(Math.max(1 - delta * (variance / c ** 2) * gamma, LEAST_SHARE)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
