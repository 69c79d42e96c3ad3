import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import type { League } from '../../../../functions/core/league/leagues.schema';
import type { SeasonDraft } from '../../../../functions/core/season/season-settings.schema';
import { textFor } from '../../../../messages/text-in';
import { Card } from '../../../components/forms/card';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { PageHead } from '../../../components/frame/page-head';
import { When } from '../../../components/frame/when';
import { InboxSection } from '../../../components/inbox/inbox-section';
import { LeaveLeague } from '../../../components/league/leave-league';
import { MarkdownText } from '../../../components/league/markdown-text';
import { PlaceAndLinks } from '../../../components/league/place-and-links';
import { SeasonRow } from '../../../components/league/season-row';
import { ReportLink } from '../../../components/reports/report-link';
import { Drafts } from '../../../components/season/drafts';
import { HandOver } from '../../../components/season/hand-over';
import { JoinButton } from '../../../components/season/join-button';
import { Members } from '../../../components/season/members';
import { languageOfReader } from '../../../lib/language';
import type { PageOf } from '../../../lib/page-of';
import { reader } from '../../../lib/reader';
import { serverApi, valueFrom } from '../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /leagues/{id}', { id: (await params).id });
  if (!answer.ok) return {};
  const { name, about } = answer.value;
  return { title: name, ...(about !== '' && { description: about }) };
}

export default async function LeaguePage({ params }: PageOf<'id'>) {
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id: (await params).id }));
  const me = (await reader())?.id ?? null;
  const t = await getTranslations('league');
  const report = await getTranslations('report');
  const measures = await getTranslations('measures');
  const { closedAt } = league;
  const language = await languageOfReader();
  const rules = textFor(language, league.rules, league.rulesIn);
  const moderates = league.myRoles.some((role) => role !== 'player');
  const inbox = moderates ? await serverApi('GET /leagues/{id}/inbox', { id: league.id }) : null;
  return (
    <Page here="leagues">
      <PageHead
        above={league.private ? t('private') : t('league')}
        title={league.name}
        lead={textFor(language, league.about, league.aboutIn)}
      >
        {closedAt === null ? null : (
          <p className="mt-3">
            {t.rich('closed', {
              b: (words) => <b>{words}</b>,
              time: () => <When at={closedAt} as="date" />,
            })}
          </p>
        )}
        <PlaceAndLinks venue={league.venue} links={league.links} />
        <LeagueLinks league={league} />
        <p className="mt-3">
          <ReportLink target={{ kind: 'league', league: league.id }}>{report('linkLeague')}</ReportLink>
        </p>
        {league.hidden === null ? null : (
          <p className="notice mt-3">
            {measures('league')} {measures('why', { why: league.hidden.why })}
          </p>
        )}
      </PageHead>
      <div className="season-columns">
        <div>
          {inbox?.ok ? <InboxSection inbox={inbox.value} league={league.id} /> : null}
          <Seasons league={league} />
          <Drafts league={league.id} drafts={await draftsOf(league)} />
          {rules === '' ? null : <HouseRules text={rules} />}
          {league.sanctions.steps.length === 0 ? null : <Warnings sanctions={league.sanctions} />}
        </div>
        <aside>
          {league.myRoles.length === 0 && league.closedAt === null ? (
            <JoinCard league={league.id} loggedIn={me !== null} />
          ) : null}
          {league.handOver === null && !league.mayAsk ? null : (
            <ClientTexts of={['hand-over']}>
              <HandOver league={league} me={me} now={Date.now()} />
            </ClientTexts>
          )}
          <Members league={league} me={me} />
          {league.myRoles.length === 0 ? null : (
            <ClientTexts of={['membership']}>
              <LeaveLeague league={league.id} />
            </ClientTexts>
          )}
        </aside>
      </div>
    </Page>
  );
}

function JoinCard({ league, loggedIn }: { readonly league: string; readonly loggedIn: boolean }) {
  const t = useTranslations('league');
  return (
    <Card title={t('join.title')}>
      <p className="muted">{t('join.about')}</p>
      <ClientTexts of={['membership']}>
        <JoinButton league={league} loggedIn={loggedIn} />
      </ClientTexts>
    </Card>
  );
}

function HouseRules({ text }: { readonly text: string }) {
  const t = useTranslations('league');
  return (
    <section className="section" aria-labelledby="house-rules">
      <h2 id="house-rules">{t('rules')}</h2>
      <MarkdownText text={text} />
    </section>
  );
}

/** What follows from warnings by itself, stated in advance. */
function Warnings({ sanctions: { days, steps } }: Pick<League, 'sanctions'>) {
  const t = useTranslations('league');
  return (
    <section className="section" aria-labelledby="warnings">
      <h2 id="warnings">{t('sanctions.title')}</h2>
      <p>{t('sanctions.about', { days })}</p>
      <ul className="my-2 list-disc pl-6">
        {steps.map(({ warnings, ban }) => (
          <li key={warnings}>
            {ban === null ? t('sanctions.forGood', { warnings }) : t('sanctions.step', { warnings, ban })}
          </li>
        ))}
      </ul>
      <p className="small muted">{t('sanctions.noSeat')}</p>
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
  const t = useTranslations('league');
  const organizes = myRoles.includes('organizer');
  const links = [
    ['hall-of-fame', t('links.hall'), true],
    ['circuits', t('links.circuits'), true],
    ['teams', t('links.teams'), true],
    ['variants', t('links.variants'), true],
    ['ratings', t('links.ratings'), true],
    ['log', t('links.log'), true],
    ['inbox', t('links.inbox'), organizes || myRoles.includes('moderator')],
    ['desk', t('links.desk'), organizes || myRoles.includes('moderator')],
    ['webhooks', t('links.webhooks'), organizes],
    ['settings', t('links.settings'), organizes],
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
  const t = useTranslations('league');
  const organizes = league.myRoles.includes('organizer') && league.closedAt === null;
  return (
    <section aria-labelledby="seasons">
      <div className="section-head">
        <h2 id="seasons">{t('seasons.title')}</h2>
        {organizes ? (
          <Link className="button compact" href={`/leagues/${league.id}/seasons/new`}>
            {t('seasons.open')}
          </Link>
        ) : null}
      </div>
      {league.seasons.length === 0 ? <p className="card empty">{t('seasons.none')}</p> : null}
      <ul className="rows card">
        {league.seasons.map((season) => (
          <SeasonRow key={season.id} season={season} />
        ))}
      </ul>
      {organizes ? (
        <p className="small muted mt-3">
          {t.rich('seasons.past', {
            import: (words) => <Link href={`/leagues/${league.id}/past-seasons/new`}>{words}</Link>,
          })}
        </p>
      ) : null}
    </section>
  );
}
