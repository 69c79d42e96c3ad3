import { gameSystem } from '../../engine/systems';
import { NEW_SKILL, rateGame, shownRating } from '../../engine/tournament/ratings';
import type { GameRecord, RatingRecord } from '../store/records';
import { placeOf } from './boards';
import type { Deps } from './deps';

const HISTORY = 20;
const SHORTEST_RATED = 3;
const ATTEMPTS = 5;

/** Counts a finished game in its players' ratings, once. Games of fewer than three steps are not rated. */
export async function rateFinishedGame(deps: Deps, game: GameRecord): Promise<void> {
  const gate = await deps.store.gate(game.id);
  const system = gameSystem(game.system);
  const last = gate && (await deps.store.step(game.id, gate.step));
  const outcome = last && system?.outcome(last.position);
  if (last === undefined || outcome === undefined || outcome === null || last.step < SHORTEST_RATED) return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await Promise.all(
      game.seats.map(({ player }) => deps.store.rating(player.id, game.system)),
    );
    const places = game.seats.map(({ seat }) => placeOf(outcome, seat));
    const skills = rateGame(places.map((place, index) => ({ place, skill: before[index] ?? NEW_SKILL })));
    const after = game.seats.map(({ player, seat }, index): RatingRecord => {
      const old = before[index];
      const skill = skills[index] ?? NEW_SKILL;
      return {
        player,
        system: game.system,
        ...skill,
        games: (old?.games ?? 0) + 1,
        wins: (old?.wins ?? 0) + (outcome.winners.includes(seat) ? 1 : 0),
        history: [...(old?.history ?? []), shownRating(skill).rating].slice(-HISTORY),
        lastPlayed: last.closedAt,
      };
    });
    if ((await deps.store.saveRatings(game.id, before, after)) !== 'changed-meanwhile') return;
  }
  throw new Error(`ratings of game ${game.id} kept changing while it was rated`);
}
