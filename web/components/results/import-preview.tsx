import { useTranslations } from 'next-intl';
import type { ImportedSeason } from '../../../functions/core/past-season/past-seasons.schema';

/** The effects of a list of past results, before it counts. */
export function ImportPreview({ read }: { readonly read: ImportedSeason }) {
  const t = useTranslations('import-season');
  const inLists = useTranslations('lists');
  const { rounds, boards, players, known, leaders, skipped } = read;
  return (
    <section className="card" role="status" aria-label={t('preview.label')}>
      <p>
        <b>{t('preview.size', { rounds, boards, players, new: read.new.length })}</b>
      </p>
      <p>
        {t('preview.leaders', {
          players: leaders.map(({ name, place, total }) => `${place}. ${name}, ${rounded(total)}`).join('; '),
        })}
      </p>
      {known.length === 0 ? null : <p className="muted">{t('preview.known', { names: known.join(', ') })}</p>}
      {read.new.length === 0 ? null : (
        <p className="muted">{t('preview.new', { names: read.new.join(', ') })}</p>
      )}
      {skipped.length === 0 ? null : (
        <p className="muted">{inLists('skipped', { columns: skipped.join(', ') })}</p>
      )}
    </section>
  );
}

const rounded = (total: number) => Math.round(total * 100) / 100;
