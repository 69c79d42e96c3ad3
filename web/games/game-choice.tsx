import { useTranslations } from 'next-intl';
import { GAME_SYSTEM_IDS, GAMES } from '../../engine/games';
import { ClientTexts } from '../components/frame/client-texts';
import { Link } from '../components/frame/link';
import { PlayForm } from '../components/practice/play-form';
import { LiveCount } from '../components/watching/live-count';
import { FACES } from './faces';
import { GameCover } from './game-cover';

/** Every game with its picture and its button to a practice board; with `live`, how many of its boards run now. */
export function GameChoice({ live = false }: { readonly live?: boolean }) {
  const t = useTranslations('game');
  const home = useTranslations('home');
  const cards = (
    <ul className="game-cards">
      {GAME_SYSTEM_IDS.map((id) => (
        <li key={id} className="card" data-game={id}>
          <GameCover system={id} />
          <div className="game-card-words">
            <h3>
              <Link href={`/${id}`}>{GAMES[id].title}</Link>
            </h3>
            <p className="small muted">{FACES[id].blurb(t)}</p>
          </div>
          <div className="game-card-ways">
            {live ? <LiveCount system={id} /> : null}
            <button
              type="submit"
              name="system"
              value={id}
              className="button"
              aria-label={home('playNowGame', { game: GAMES[id].title })}
            >
              {home('playNow')}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
  return <PlayForm>{live ? <ClientTexts of={['live']}>{cards}</ClientTexts> : cards}</PlayForm>;
}
