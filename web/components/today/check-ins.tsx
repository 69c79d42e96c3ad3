import { useTranslations } from 'next-intl';
import type { MyCheckIn } from '../../../functions/core/entry/season-entries.schema';
import { ClientTexts } from '../frame/client-texts';
import { Link } from '../frame/link';
import { CheckIn } from '../season/check-in';

/** Rounds that ask the reader whether they play, each answered with one click. */
export function CheckIns({ checkIns }: { readonly checkIns: readonly MyCheckIn[] }) {
  const t = useTranslations('check-in');
  if (checkIns.length === 0) return null;
  return (
    <section aria-labelledby="check-ins" className="section">
      <div className="section-head">
        <h2 id="check-ins">{t('title')}</h2>
      </div>
      {checkIns.map(({ season, league, checkIn, said }) => (
        <div key={season.id} className="side-card">
          <h3>
            <Link href={`/seasons/${season.id}`}>
              {t('of', { season: season.name, round: checkIn.round })}
            </Link>
          </h3>
          <p className="small muted">{league.name}</p>
          <ClientTexts of={['check-in']}>
            <CheckIn season={season.id} checkIn={checkIn} said={said} />
          </ClientTexts>
        </div>
      ))}
    </section>
  );
}
