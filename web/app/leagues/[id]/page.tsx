import type { Metadata } from 'next';
import Link from 'next/link';
import { Fragment } from 'react';
import type { League } from '../../../../functions/api/schemas/leagues';
import type { SeasonDraft } from '../../../../functions/api/schemas/season-settings';
import { Card } from '../../../components/forms/card';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { Plate } from '../../../components/frame/plate';
import { State } from '../../../components/frame/porthole';
import { When } from '../../../components/frame/when';
import { InboxSection } from '../../../components/inbox/inbox-section';
import { LeaveLeague } from '../../../components/league/leave-league';
import { MarkdownText } from '../../../components/league/markdown-text';
import { PlaceAndLinks } from '../../../components/league/place-and-links';
import { Drafts } from '../../../components/season/drafts';
import { HandOver } from '../../../components/season/hand-over';
import { JoinButton } from '../../../components/season/join-button';
import { Members } from '../../../components/season/members';
import type { PageOf } from '../../../lib/page-of';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';
import { counted } from '../../../lib/time';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /leagues/{id}', { id: (await params).id });
  return answer.ok ? { title: answer.value.name } : {};
}

const SEASON_STATES = {
  registration: { reading: 'nothing', words: 'Registration is open' },
  running: { reading: 'stored', words: 'Running' },
  finished: { reading: 'adjudicated', words: 'Finished' },
} as const;

export default async function LeaguePage({ params }: PageOf<'id'>) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  const me = (await reader())?.id ?? null;
  const moderates = league.myRoles.some((role) => role !== 'player');
  const inbox = moderates ? await serverApi('GET /leagues/{id}/inbox', { id: league.id }) : null;
  return (
    <Page here="leagues">
      <PageHead above={league.private ? 'Private league' : 'League'} title={league.name} lead={league.about}>
        {league.closedAt === null ? null : (
          <p className="mt-3">
            <b>Closed</b> since <When at={league.closedAt} as="date" />. The league takes no new seasons or
            members.
          </p>
        )}
        <PlaceAndLinks venue={league.venue} links={league.links} />
        <LeagueLinks league={league} />
      </PageHead>
      <div className="season-columns">
        <div>
          {inbox?.ok ? <InboxSection inbox={inbox.value} league={league.id} /> : null}
          <Seasons league={league} />
          <Drafts league={league.id} drafts={await draftsOf(league)} />
          {league.rules === '' ? null : <HouseRules text={league.rules} />}
        </div>
        <aside>
          {league.myRoles.length === 0 && league.closedAt === null ? (
            <JoinCard league={league.id} loggedIn={me !== null} />
          ) : null}
          <HandOver league={league} me={me} now={Date.now()} />
          <Members league={league} me={me} />
          {league.myRoles.length === 0 ? null : <LeaveLeague league={league.id} />}
        </aside>
      </div>
    </Page>
  );
}

function JoinCard({ league, loggedIn }: { readonly league: string; readonly loggedIn: boolean }) {
  return (
    <Card title="Join the league">
      <p className="muted">Members can register for its seasons. You can leave a season until it starts.</p>
      <JoinButton league={league} loggedIn={loggedIn} />
    </Card>
  );
}

function HouseRules({ text }: { readonly text: string }) {
  return (
    <section className="section" aria-labelledby="house-rules">
      <h2 id="house-rules">House rules</h2>
      <MarkdownText text={text} />
    </section>
  );
}

/** Only organizers see them. */
async function draftsOf({ id, myRoles }: League): Promise<readonly SeasonDraft[]> {
  if (!myRoles.includes('organizer')) return [];
  const found = await serverApi('GET /leagues/{id}/drafts', { id });
  return found.ok ? found.value.drafts : [];
}

function LeagueLinks({ league: { id, myRoles } }: { readonly league: League }) {
  const organizes = myRoles.includes('organizer');
  const links = [
    ['hall-of-fame', 'Hall of fame', true],
    ['log', 'log of rulings', true],
    ['inbox', 'inbox', organizes || myRoles.includes('moderator')],
    ['desk', 'moderators’ desk', organizes || myRoles.includes('moderator')],
    ['webhooks', 'webhooks', organizes],
    ['settings', 'settings', organizes],
  ] as const;
  return (
    <p className="mt-3">
      {links
        .filter(([, , shown]) => shown)
        .map(([page, words], at) => (
          <Fragment key={page}>
            {at === 0 ? '' : ', '}
            <Link href={`/leagues/${id}/${page}`}>{words}</Link>
          </Fragment>
        ))}
    </p>
  );
}

function Seasons({ league }: { readonly league: League }) {
  const organizes = league.myRoles.includes('organizer') && league.closedAt === null;
  return (
    <section aria-labelledby="seasons">
      <div className="section-head">
        <h2 id="seasons">Seasons</h2>
        {organizes ? (
          <Link className="button compact" href={`/leagues/${league.id}/seasons/new`}>
            Open a season
          </Link>
        ) : null}
      </div>
      {league.seasons.length === 0 ? (
        <p className="card empty">No season yet. The organizer opens the first one.</p>
      ) : null}
      <ul className="rows card">
        {league.seasons.map((season) => (
          <SeasonRow key={season.id} season={season} />
        ))}
      </ul>
      {organizes ? (
        <p className="small muted mt-3">
          Your league has played before it came here?{' '}
          <Link href={`/leagues/${league.id}/past-seasons/new`}>Import a past season</Link>
        </p>
      ) : null}
    </section>
  );
}

function SeasonRow({ season }: { readonly season: League['seasons'][number] }) {
  const { reading, words } = SEASON_STATES[season.status];
  return (
    <li>
      <Plate system={season.system} small />
      <div className="grow">
        <h3>
          <Link href={`/seasons/${season.id}`}>{season.name}</Link>
        </h3>
        <p className="small muted">
          {counted(season.players, 'player')}, {season.imported ? 'ended on' : 'since'}{' '}
          <When at={season.createdAt} as="date" />
          {season.champions.length === 0 ? null : (
            <>
              , won by <b>{season.champions.map(({ name }) => name).join(' and ')}</b>
            </>
          )}
        </p>
      </div>
      <State reading={reading}>{season.imported ? 'Imported' : words}</State>
    </li>
  );
}
