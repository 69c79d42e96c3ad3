import { useLocale, useTranslations } from 'next-intl';
import type { ScoringPreview } from '../../../functions/core/scoring/scoring.schema';
import { pointsText } from '../../lib/figures';
import { Link } from '../frame/link';
import { Lines } from './lines';

/** The points that a scoring gives on some boards; every seat opens to its lines. */
export function PreviewBoards({ boards }: { readonly boards: ScoringPreview['boards'] }) {
  const t = useTranslations('scoring');
  const language = useLocale();
  return (
    <div className="preview-boards">
      {boards.map(({ name, game, seats }) => (
        <section key={`${name} ${game}`} className="card padded">
          <p className="label">{game === null ? name : <Link href={`/games/${game}`}>{name}</Link>}</p>
          <ul className="preview-seats">
            {seats.map((seat) => (
              <li key={seat.name}>
                <details>
                  <summary>
                    <span className="grow">{seat.name}</span>
                    <span className="numbers dim">{seat.measure}</span>
                    <b className="numbers">{pointsText(seat.points, language)}</b>
                  </summary>
                  <Lines lines={seat.lines} language={language} nothing={t('nothing')} />
                </details>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
