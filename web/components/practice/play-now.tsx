import { Play } from 'lucide-react';
import { GAMES, type GameSystemId } from '../../../engine/games';
import { LEVELS } from './levels';

interface PlayNowProps {
  readonly system: GameSystemId;
  /** Whether it is the main action of its page. */
  readonly main?: boolean;
}

/** One button to a practice board of a game, without an account. A plain form: it works without scripts. */
export function PlayNow({ system, main = false }: PlayNowProps) {
  return (
    <form className="play-now" action="/api/play" method="post">
      <input type="hidden" name="system" value={system} />
      <label>
        <span className="hidden-text">Against, in {GAMES[system].title}</span>
        <select name="level" defaultValue="gentle">
          {LEVELS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name} bots
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        className={main ? 'button main' : 'button'}
        aria-label={`Play now: ${GAMES[system].title}`}
      >
        <Play size={18} /> Play now
      </button>
    </form>
  );
}
