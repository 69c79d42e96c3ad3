'use client';

import { useTranslations } from 'next-intl';
import type { GameSystemId } from '../../../engine/games';
import { Link } from '../frame/link';
import { useLive } from './live-boards';

/** How many boards of a game run now, and the way to them. Its line is there before the number is. */
export function LiveCount({ system }: { readonly system: GameSystemId }) {
  const t = useTranslations('live');
  const seasons = useLive()?.seasons.filter((season) => season.system === system) ?? [];
  const running = seasons.reduce((sum, season) => sum + season.running, 0);
  return (
    <p className="live-count">
      {running === 0 ? null : <Link href={`/live#live-${system}`}>{t('running', { running })}</Link>}
    </p>
  );
}
