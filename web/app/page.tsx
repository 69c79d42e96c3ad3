import { getTranslations } from 'next-intl/server';
import { FLAGSHIP } from '../../engine/games';
import { turnsThatWait } from '../../functions/core/account/me.schema';
import { ClientTexts } from '../components/frame/client-texts';
import { Page } from '../components/frame/page';
import { InboxSection } from '../components/inbox/inbox-section';
import { Notices } from '../components/notices/notices';
import { CachePage } from '../components/offline/cache-page';
import { WaitingBadge } from '../components/offline/waiting-badge';
import { PracticeBoards } from '../components/practice/practice-boards';
import { CheckIns } from '../components/today/check-ins';
import { LeaguesRun } from '../components/today/leagues-run';
import { ReportedTables } from '../components/today/reported-tables';
import { SeatOffers } from '../components/today/seat-offers';
import { ToConfirm } from '../components/today/to-confirm';
import { Today } from '../components/today/today';
import { FeaturedBoard } from '../components/watching/featured-board';
import { FACES } from '../games/faces';
import { PlaySection } from '../games/play-section';
import { reader, zoneOfReader } from '../lib/reader';
import { serverApi, valueFrom } from '../lib/server-api';
import { OpenSeasons } from './open-seasons';
import { Welcome } from './welcome';

export default async function HomePage() {
  if ((await reader()) === null) {
    const { joinable, watch, practice } = valueFrom(await serverApi('GET /welcome'));
    const { mascots, picture } = await FACES[FLAGSHIP].story(getTranslations);
    return (
      <Page here="today">
        <Welcome
          open={joinable}
          watch={watch}
          boards={practice}
          play={<PlaySection live />}
          mascots={mascots}
        >
          <div className="pitch-chart" data-game={FLAGSHIP}>
            <FeaturedBoard title={(await getTranslations('live'))('moving')}>{picture}</FeaturedBoard>
          </div>
        </Welcome>
      </Page>
    );
  }
  const t = await getTranslations('offline');
  const { mine, joinable, ...today } = valueFrom(await serverApi('GET /me/today'));
  return (
    <Page here="today">
      <CachePage keeper={today.keeper} at={mine.now} lastSeen={t('lastSeen', { time: '{time}' })} />
      <WaitingBadge games={turnsThatWait(mine.games).map(({ game }) => game)} />
      <Today mine={mine} zone={await zoneOfReader()}>
        <InboxSection inbox={today.inbox} />
        <LeaguesRun leagues={today.leaguesRun} inbox={today.inbox} />
        <Notices notices={today.notices} />
        <ClientTexts of={['offers']}>
          <SeatOffers offers={today.offers} />
        </ClientTexts>
        <ReportedTables reports={today.reports} />
        <ToConfirm seasons={today.confirmations} />
        <CheckIns checkIns={today.checkIns} />
        <PracticeBoards boards={today.practice} />
        {joinable === null ? null : <OpenSeasons seasons={joinable} loggedIn />}
        {joinable === null ? null : <PlaySection />}
      </Today>
    </Page>
  );
}
