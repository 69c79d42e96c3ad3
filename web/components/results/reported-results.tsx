import { getTranslations } from 'next-intl/server';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { serverApi } from '../../lib/server-api';
import { Link } from '../frame/link';

/** A note that some results count within the league only, with a link to the reasons; nothing if all count. */
export async function ReportedResults({ season: { id, atTheTable } }: { readonly season: Season }) {
  if (atTheTable === null) return null;
  const found = await serverApi('GET /seasons/{id}/confirmation', { id });
  if (!found.ok || found.value.boards.length === 0) return null;
  const t = await getTranslations('confirmation');
  return (
    <p className="notice mb-4">
      <Link href={`/seasons/${id}/confirm`}>{t('link')}</Link>
    </p>
  );
}
