import { useTranslations } from 'next-intl';
import { capitalized } from '../../../engine/core/capitalized';
import type { Award } from '../../../functions/core/result/results.schema';
import { Link } from '../frame/link';

/** The awards of a finished season, each with its reason and the games that decided it. */
export function Awards({ awards }: { readonly awards: readonly Award[] }) {
  const t = useTranslations('season');
  if (awards.length === 0) return null;
  return (
    <section className="section" aria-labelledby="awards">
      <div className="section-head">
        <h2 id="awards">{t('awards.title')}</h2>
        <span className="small muted">{t('awards.bots')}</span>
      </div>
      <ul className="award-list">
        {awards.map(({ id, title, rule, players, detail, games }) => (
          <li key={id} className="card padded">
            <h3>{title}</h3>
            <p>
              {players.map((player, at) => (
                <span key={player.id}>
                  {at > 0 ? ', ' : ''}
                  <Link href={`/players/${encodeURIComponent(player.id)}`}>{player.name}</Link>
                </span>
              ))}
            </p>
            <p className="small muted">
              {sentence(detail)} {rule}{' '}
              {games.map((game, at) => (
                <span key={game}>
                  {at > 0 ? ', ' : ''}
                  <Link href={`/games/${game}`}>
                    {games.length === 1 ? t('awards.game') : t('awards.gameNumber', { number: at + 1 })}
                  </Link>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentence(text: string): string {
  return text === '' ? '' : `${capitalized(text)}.`;
}
