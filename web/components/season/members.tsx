import { useTranslations } from 'next-intl';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Texts } from '../../lib/texts';
import { Card } from '../forms/card';
import { Face } from '../frame/face';
import { Link } from '../frame/link';

interface MembersProps {
  readonly league: League;
  readonly me: string | null;
}

const SHOWN = 20;

/** The members of a league: organizers and moderators first. The full list has a page of its own. */
export function Members({ league, me }: MembersProps) {
  const t = useTranslations('league');
  const runs = ({ roles }: League['members'][number]) => roles.some((role) => role !== 'player');
  const order = [...league.members.filter(runs), ...league.members.filter((one) => !runs(one))];
  return (
    <Card title={t('members.title')}>
      <ul>
        {order.slice(0, SHOWN).map(({ player, roles }) => (
          <li key={player.id} className="with-face py-1">
            <Face player={player} />
            <b>{player.name}</b>
            {player.id === me ? <em className="you-word">{t('members.you')}</em> : null}
            <span className="muted"> {rolesInWords(roles, t)}</span>
          </li>
        ))}
      </ul>
      <p className="form-actions mt-3">
        <Link className="button compact" href={`/leagues/${league.id}/members`}>
          {league.memberCount > SHOWN
            ? t('members.all', { members: league.memberCount })
            : t('members.roles')}
        </Link>
      </p>
    </Card>
  );
}

function rolesInWords(roles: League['members'][number]['roles'], t: Texts<'league'>): string {
  return roles
    .filter((role) => role !== 'player')
    .map((role) => (role === 'organizer' ? t('members.organizer') : t('members.moderator')))
    .join(', ');
}
