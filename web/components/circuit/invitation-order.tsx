import { useTranslations } from 'next-intl';
import type { QualificationView } from '../../../functions/core/qualification/qualification.schema';
import { DataTable } from '../frame/data-table';
import { Link } from '../frame/link';
import { When } from '../frame/when';

type Invites = NonNullable<QualificationView['invites']>;

interface InvitationOrderProps {
  readonly invites: Invites;
  readonly league: string;
  readonly me: string | null;
}

/** Whom a season invites by an earlier table, and how far that has come. */
export function InvitationOrder({ invites, league, me }: InvitationOrderProps) {
  const t = useTranslations('qualification');
  const { from, places, answerDays, final, order } = invites;
  const path = from.kind === 'season' ? `/seasons/${from.id}` : `/leagues/${league}/circuits/${from.id}`;
  const source = () => <Link href={path}>{from.name}</Link>;
  return (
    <section className="section" aria-labelledby="invitations">
      <h2 id="invitations">{t('invited.title')}</h2>
      <p>{t.rich('invited.first', { places, from: source })}</p>
      <p>
        {answerDays === null ? t('invited.untilStart') : t('invited.days', { days: answerDays })}{' '}
        {t('invited.next')}
      </p>
      {final ? (
        <div className="card table-card mt-4">
          <DataTable
            caption={t('invited.caption')}
            columns={[
              [t('invited.place'), 'right place'],
              [t('invited.player'), 'name'],
              [t('invited.state'), 'invitation-state'],
            ]}
          >
            {order.map(({ place, player, state, answerBy }) => (
              <tr key={player.id} className={player.id === me ? 'mine' : ''}>
                <td className="right place numbers">{place}</td>
                <th scope="row" className="name">
                  <Link href={`/players/${player.id}`}>{player.name}</Link>
                </th>
                <td>
                  {state === 'invited' && answerBy !== null
                    ? t.rich('state.invitedUntil', { time: () => <When at={answerBy} as="short" /> })
                    : stateWords(t)[state]}
                </td>
              </tr>
            ))}
          </DataTable>
        </div>
      ) : (
        <p className="card empty">{t('invited.notFinal')}</p>
      )}
    </section>
  );
}

function stateWords(
  t: ReturnType<typeof useTranslations<'qualification'>>,
): Readonly<Record<Invites['order'][number]['state'], string>> {
  return {
    plays: t('state.plays'),
    invited: t('state.invited'),
    declined: t('state.declined'),
    lapsed: t('state.lapsed'),
    waits: t('state.waits'),
    cannot: t('state.cannot'),
  };
}
