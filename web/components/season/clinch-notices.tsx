import { Flag } from 'lucide-react';
import type { SeasonStanding } from '../../../functions/api/schemas/season-pages';

/** What is certain however the open boards end, or why that is not known. */
export function ClinchNotices({ certain }: Pick<SeasonStanding, 'certain'>) {
  const { unknown, clinched, beaten } = certain;
  if (unknown !== null) return <p className="small muted possible-note">{unknown}</p>;
  if (clinched.length === 0 && beaten.count === 0) return null;
  const more = beaten.count - beaten.first.length;
  return (
    <div className="notice possible-note" role="note">
      <Flag size={20} aria-hidden="true" />
      <ul>
        {clinched.map(({ player, places }) => (
          <li key={player.id}>
            <b>{player.name}</b>{' '}
            {places === 1 ? 'is certain to win' : `is certain to finish among the first ${places}`}.
          </li>
        ))}
        {beaten.count === 0 ? null : (
          <li>
            Can no longer win: {beaten.first.map(({ name }) => name).join(', ')}
            {more > 0 ? ` and ${more} more` : ''}.
          </li>
        )}
      </ul>
    </div>
  );
}
