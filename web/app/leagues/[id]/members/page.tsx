import type { Metadata } from 'next';
import Link from 'next/link';
import { Card } from '../../../../components/forms/card';
import { Page } from '../../../../components/frame/page';
import { RoleList } from '../../../../components/league/role-list';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Members' };

/** What each role may do, in the words of the service's own checks. */
const ROLES = [
  ['Players', 'register for seasons, play, offer to substitute, and dispute turns.'],
  [
    'Moderators',
    'rule on games and members, answer disputes and reports, post announcements and see the desk, except where they play themselves.',
  ],
  [
    'Organizers',
    'do all of that, open and change seasons, decide on requests, name roles, edit and close the league.',
  ],
] as const;

export default async function MembersPage({ params }: PageOf<'id'>) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  const moderates = league.myRoles.some((role) => role !== 'player');
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}`}>{league.name}</Link>}
      title="Members"
      lead="Who belongs to the league, and who runs it."
    >
      <div className="season-columns">
        <div>
          <RoleList league={league} me={(await reader())?.id ?? null} />
        </div>
        <aside>
          <Card title="What each role may do">
            <ul>
              {ROLES.map(([role, acts]) => (
                <li key={role} className="py-1">
                  <b>{role}</b> {acts}
                </li>
              ))}
            </ul>
          </Card>
          {moderates ? (
            <p className="mt-4">
              <Link className="button compact" href={`/leagues/${league.id}/ruling`}>
                Warn, mute or ban
              </Link>
            </p>
          ) : null}
        </aside>
      </div>
    </Page>
  );
}
