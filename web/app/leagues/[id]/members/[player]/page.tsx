import type { Metadata } from 'next';
import Link from 'next/link';
import { Card } from '../../../../../components/forms/card';
import { Page } from '../../../../../components/frame/page';
import { When } from '../../../../../components/frame/when';
import { MemberFile } from '../../../../../components/league/member-file';
import { MemberSeasons } from '../../../../../components/league/member-seasons';
import { OpenBoards } from '../../../../../components/rulings/open-boards';
import type { PageOf } from '../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../lib/server-api';
import { counted } from '../../../../../lib/time';

export const metadata: Metadata = { title: 'Member' };

/** What those who run a league know of a member: rulings, notes, seasons, turns, open boards. */
export default async function MemberPage({ params }: PageOf<'id' | 'player'>) {
  const { id, player } = await params;
  const history = valueFrom(await serverApi('GET /leagues/{id}/members/{player}/history', { id, player }));
  const { member, league, turns, reliability, open } = history;
  const { name } = member.player;
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}/members`}>Members of {league.name}</Link>}
      title={name}
      lead="Only organizers and moderators see this page."
    >
      <div className="season-columns">
        <div>
          <MemberFile history={history} />
          <MemberSeasons seasons={history.seasons} />
        </div>
        <aside>
          <Card title="Now">
            <Standing member={member} />
            <p>
              {turnsText(turns)}
              {reliability === null ? '' : ` Reliability ${reliability} %.`}
            </p>
            <MemberLinks league={league.id} player={player} />
          </Card>
          <Card title="Open boards">
            <OpenBoards open={open} name={name} />
          </Card>
        </aside>
      </div>
    </Page>
  );
}

function MemberLinks({ league, player }: { readonly league: string; readonly player: string }) {
  return (
    <p className="form-actions mt-3">
      <Link className="button compact" href={`/leagues/${league}/ruling?member=${player}`}>
        Warn, mute or ban
      </Link>
      <Link className="button compact" href={`/players/${player}`}>
        Player’s page
      </Link>
    </p>
  );
}

function turnsText({ owed, kept }: { readonly owed: number; readonly kept: number }): string {
  return owed === 0
    ? 'No turns in finished games of this league.'
    : `Missed ${owed - kept} of ${counted(owed, 'turn')} in finished games of this league.`;
}

function Standing({ member }: { readonly member: Parameters<typeof words>[0] }) {
  const { leftAt, joinedAt, banned, bannedUntil } = member;
  return (
    <p>
      {words(member)}
      {leftAt === null ? (
        <>
          , member since <When at={joinedAt} as="date" />
        </>
      ) : (
        <>
          {' '}
          on <When at={leftAt} as="date" />
        </>
      )}
      .
      {bannedUntil === null ? (
        banned ? (
          ' The ban holds until somebody lifts it.'
        ) : null
      ) : (
        <>
          {' '}
          The ban ends by itself: <When at={bannedUntil} as="long" />.
        </>
      )}
    </p>
  );
}

interface Standing {
  readonly roles: readonly string[];
  readonly muted: boolean;
  readonly banned: boolean;
  readonly bannedUntil: string | null;
  readonly joinedAt: string;
  readonly leftAt: string | null;
}

function words({ roles, muted, banned, leftAt }: Standing): string {
  if (leftAt !== null) return 'Left the league';
  const all = [
    ...roles.filter((role) => role !== 'player'),
    ...(muted ? ['muted'] : []),
    ...(banned ? ['banned'] : []),
  ].join(', ');
  return all === '' ? 'Player' : `${all.slice(0, 1).toUpperCase()}${all.slice(1)}`;
}
