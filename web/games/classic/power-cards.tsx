import { useLocale, useTranslations } from 'next-intl';
import { homesOf } from '../../../engine/classic/data/map';
import { powerName } from '../../../engine/classic/data/powers';
import { POWERS } from '../../../engine/classic/types';
import { SeatChip, seatColours } from '../../components/frame/seat-chip';
import { listInWords } from '../../lib/lists';

/** The seven powers: their homes, and how each begins. */
export function PowerCards() {
  const t = useTranslations('classic-story');
  const language = useLocale();
  return (
    <div className="faction-list">
      {POWERS.map((power) => (
        <article key={power} className="card faction" style={seatColours(power)}>
          <header>
            <SeatChip seat={power} size={44} />
            <div>
              <h3>{powerName(power)}</h3>
              <p className="tiny">
                {listInWords(
                  homesOf(power).map(({ name }) => name),
                  language,
                )}
              </p>
            </div>
          </header>
          <p>{t(`situation.${power}`)}</p>
        </article>
      ))}
    </div>
  );
}
