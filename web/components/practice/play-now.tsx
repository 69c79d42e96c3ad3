import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { GameIdentity } from '../../../engine/game-identity';
import { GAMES, type GameSystemId } from '../../../engine/games';
import { PlainForm } from '../forms/plain-form';
import { LEVELS } from './levels';

interface PlayNowProps {
  readonly system: GameSystemId;
  /** Whether it is the main action of its page, which offers the game's variants too. */
  readonly main?: boolean;
}

/** One button to a practice board of a game, without an account. A plain form: it works without scripts. */
export function PlayNow({ system, main = false }: PlayNowProps) {
  const t = useTranslations('home');
  const { title: game, variants = {} }: GameIdentity = GAMES[system];
  const bots = { gentle: t('gentleBots'), steady: t('steadyBots'), sharp: t('sharpBots') };
  return (
    <PlainForm className="play-now" action="/api/play">
      <input type="hidden" name="system" value={system} />
      {main && Object.keys(variants).length > 0 ? (
        <label>
          <span className="hidden-text">{t('variant', { game })}</span>
          <select name="variant" defaultValue="">
            <option value="">{game}</option>
            {Object.entries(variants).map(([id, { title }]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label>
        <span className="hidden-text">{t('against', { game })}</span>
        <select name="level" defaultValue="gentle">
          {LEVELS.map(({ id }) => (
            <option key={id} value={id}>
              {bots[id]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        className={main ? 'button main' : 'button'}
        aria-label={t('playNowGame', { game })}
      >
        <Play size={18} /> {t('playNow')}
      </button>
    </PlainForm>
  );
}
