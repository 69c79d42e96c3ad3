import Link from 'next/link';
import type { League } from '../../../functions/api/schemas/leagues';
import { Card } from '../forms/card';

interface MembersProps {
  readonly league: League;
  readonly me: string | null;
}

const SHOWN = 20;

/** The members of a league: who runs it first. All of them stand on a page of their own. */
export function Members({ league, me }: MembersProps) {
  const runs = ({ roles }: League['members'][number]) => roles.some((role) => role !== 'player');
  const order = [...league.members.filter(runs), ...league.members.filter((one) => !runs(one))];
  return (
    <Card title="Members">
      <ul>
        {order.slice(0, SHOWN).map(({ player, roles }) => (
          <li key={player.id} className="py-1">
            <b>{player.name}</b>
            {player.id === me ? <em className="you-word">you</em> : null}
            <span className="muted"> {roles.filter((role) => role !== 'player').join(', ')}</span>
          </li>
        ))}
      </ul>
      <p className="form-actions mt-3">
        <Link className="button compact" href={`/leagues/${league.id}/members`}>
          {order.length > SHOWN ? `All ${order.length} members` : 'Members and roles'}
        </Link>
      </p>
    </Card>
  );
}
