import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { League } from '../../../../functions/core/league/leagues.schema';
import { textFor } from '../../../../messages/text-in';
import { Card } from '../../../components/forms/card';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Link } from '../../../components/frame/link';
import { When } from '../../../components/frame/when';
import { InboxSection } from '../../../components/inbox/inbox-section';
import { LeagueFrame } from '../../../components/league/league-frame';
import { LeaveLeague } from '../../../components/league/leave-league';
import { MarkdownText } from '../../../components/league/markdown-text';
import { PlaceAndLinks } from '../../../components/league/place-and-links';
import { OpenSeasonList } from '../../../components/league/season-list';
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

/** How many finished seasons the overview shows; another page has them all. */
const FINISHED_SHOWN = 3;

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
  const finished = league.seasons.filter(({ status }) => status === 'finished');
  const open = league.seasons.filter(({ status }) => status !== 'finished');
  const inbox = moderates ? await serverApi('GET /leagues/{id}/inbox', { id: league.id }) : null;
  return (
    <LeagueFrame
      league={league}
      here="overview"
      above={league.private ? t('private') : t('league')}
      title={league.name}
      lead={textFor(language, league.about, league.aboutIn)}
      about={
        <>
          {closedAt === null ? null : (
            <p className="mt-3">
              {t.rich('closed', {
                b: (words) => <b>{words}</b>,
                time: () => <When at={closedAt} as="date" />,
              })}
            </p>
          )}
          <PlaceAndLinks venue={league.venue} links={league.links} />
          <p className="mt-3">
            <ReportLink target={{ kind: 'league', league: league.id }}>{report('linkLeague')}</ReportLink>
          </p>
          {league.hidden === null ? null : (
            <p className="notice mt-3">
              {measures('league')} {measures('why', { why: league.hidden.why })}
            </p>
          )}
        </>
      }
    >
      <div className="season-columns">
        <div>
          {inbox?.ok ? <InboxSection inbox={inbox.value} league={league.id} /> : null}
          <OpenSeasonList
            league={league}
            title={t('seasons.title')}
            seasons={[...open, ...finished.slice(0, FINISHED_SHOWN)]}
            inbox={inbox?.ok ? inbox.value : null}
            empty={t('seasons.none')}
          />
          {finished.length > FINISHED_SHOWN ? (
            <p className="mt-3">
              <Link href={`/leagues/${league.id}/seasons`}>
                {t('seasons.all', { count: league.seasons.length })}
              </Link>
            </p>
          ) : null}
          <Drafts league={league} />
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
    </LeagueFrame>
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
