import { useTranslations } from 'next-intl';
import { GAME_SYSTEM_IDS, GAMES } from '../../engine/games';
import { Link } from '../components/frame/link';
import { TitlePlate } from '../components/frame/title-plate';
import { PlayNow } from '../components/practice/play-now';
import { FACES } from './faces';

/** Every game with its button to a practice board. */
export function GameChoice() {
  const t = useTranslations('game');
  return (
    <ul className="rows card play-list">
      {GAME_SYSTEM_IDS.map((id) => (
        <li key={id}>
          <TitlePlate system={id} small />
          <div className="grow">
            <h3>
              <Link href={`/${id}`}>{GAMES[id].title}</Link>
            </h3>
            <p className="small muted">{FACES[id].blurb(t)}</p>
          </div>
          <PlayNow system={id} />
        </li>
      ))}
    </ul>
  );
}
