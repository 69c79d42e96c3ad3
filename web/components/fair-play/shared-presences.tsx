import { useTranslations } from 'next-intl';
import type { Shared } from '../../../functions/core/fair-play/fair-play.schema';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { When } from '../frame/when';

function Presences({ devices, networks, lastAt }: Pick<Shared, 'devices' | 'networks' | 'lastAt'>) {
  const t = useTranslations('fair-play');
  const time = () => <When at={lastAt} as="long" />;
  if (networks === 0) return t.rich('shared.devices', { devices, time });
  if (devices === 0) return t.rich('shared.networks', { networks, time });
  return t.rich('shared.both', { devices, networks, time });
}

/** Players who gave orders from one device or one network. */
export function SharedPresences({ shared }: { readonly shared: readonly Shared[] }) {
  const t = useTranslations('fair-play');
  return (
    <section className="section" aria-labelledby="shared">
      <div className="section-head">
        <h2 id="shared">{t('shared.title')}</h2>
      </div>
      {shared.length === 0 ? (
        <p className="card empty">{t('shared.none')}</p>
      ) : (
        <ul className="card rows">
          {shared.map(({ players: [one, other], devices, networks, lastAt }) => (
            <li key={`${one.id} ${other.id}`}>
              <div className="grow">
                <h3>
                  {t.rich('shared.pair', {
                    one: () => <Link href={`/players/${encodeURIComponent(one.id)}`}>{one.name}</Link>,
                    other: () => <Link href={`/players/${encodeURIComponent(other.id)}`}>{other.name}</Link>,
                  })}
                </h3>
                <p className="small muted">
                  <Presences {...{ devices, networks, lastAt }} />
                </p>
              </div>
              {devices > 0 ? <State reading="late">{t('shared.same')}</State> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
