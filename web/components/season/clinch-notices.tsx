import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SeasonStanding } from '../../../functions/core/season/season-pages.schema';

/** The places that are certain regardless of the open boards, or why they are not known. */
export function ClinchNotices({ certain }: Pick<SeasonStanding, 'certain'>) {
  const t = useTranslations('standing');
  const { unknown, clinched, beaten } = certain;
  if (unknown !== null) return <p className="small muted possible-note">{unknown}</p>;
  if (clinched.length === 0 && beaten.count === 0) return null;
  const more = beaten.count - beaten.first.length;
  const players = beaten.first.map(({ name }) => name).join(', ');
  const b = (words: ReactNode) => <b>{words}</b>;
  return (
    <div className="notice possible-note" role="note">
      <Flag size={20} aria-hidden="true" />
      <ul>
        {clinched.map(({ player, places }) => (
          <li key={player.id}>
            {places === 1
              ? t.rich('certain.wins', { player: player.name, b })
              : t.rich('certain.among', { player: player.name, places, b })}
          </li>
        ))}
        {beaten.count === 0 ? null : (
          <li>
            {more > 0 ? t('certain.beatenAndMore', { players, more }) : t('certain.beaten', { players })}
          </li>
        )}
      </ul>
    </div>
  );
}
