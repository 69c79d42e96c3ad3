import { Flag } from 'lucide-react';
import type { Finishes } from '../../../functions/api/schemas/scoring';

/** What is certain however the open boards end, or why that is not known. */
export function ClinchNotices({ finishes }: { readonly finishes: Finishes }) {
  if (!finishes.known) return <p className="small muted possible-note">{finishes.why}</p>;
  const certain = finishes.notices.filter(({ type }) => type === 'clinched');
  const first = certain.filter(
    ({ player, places }) => !certain.some((one) => one.player.id === player.id && one.places < places),
  );
  const gone = finishes.notices.filter(({ type, places }) => type === 'out-of-reach' && places === 1);
  if (first.length === 0 && gone.length === 0) return null;
  return (
    <div className="notice possible-note" role="note">
      <Flag size={20} aria-hidden="true" />
      <ul>
        {first.map(({ player, places }) => (
          <li key={player.id}>
            <b>{player.name}</b>{' '}
            {places === 1 ? 'is certain to win' : `is certain to finish among the first ${places}`}.
          </li>
        ))}
        {gone.length === 0 ? null : (
          <li>Can no longer win: {gone.map(({ player }) => player.name).join(', ')}.</li>
        )}
      </ul>
    </div>
  );
}
