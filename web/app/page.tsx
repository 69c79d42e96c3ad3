import type { ReactNode } from 'react';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import type { JoinableSeason } from '../../functions/api/schemas/joinable';
import type { PracticeBoard } from '../../functions/api/schemas/practice';
import type { Season } from '../../functions/api/schemas/seasons';
import { turnsThatWait } from '../../functions/api/turns-that-wait';
import { Page } from '../components/frame/page';
import { InboxSection } from '../components/inbox/inbox-section';
import { NoticeList } from '../components/notices/notice-list';
import { KeptPage } from '../components/offline/kept-page';
import { WaitingBadge } from '../components/offline/waiting-badge';
import { PracticeBoards } from '../components/practice/practice-boards';
import { CheckIns } from '../components/today/check-ins';
import { watched } from '../components/today/front-seasons';
import { OpenSeasons } from '../components/today/open-seasons';
import { SeatOffers } from '../components/today/seat-offers';
import { Today } from '../components/today/today';
import { Welcome } from '../components/today/welcome';
import { FACES } from '../games/faces';
import { PlaySection } from '../games/play-section';
import { reader, zoneOfReader } from '../lib/reader';
import { serverApi, valueFrom } from '../lib/server-api';

export default async function HomePage() {
  if ((await reader()) === null)
    return (
      <Page here="today">
        <Welcome {...(await shownSeasons())} boards={await practiceBoards()} play={<PlaySection />}>
          {await flagshipPicture()}
        </Welcome>
      </Page>
    );
  const { mine, joinable, ...today } = valueFrom(await serverApi('GET /me/today'));
  return (
    <Page here="today">
      <KeptPage keeper={today.keeper} at={mine.now} />
      <WaitingBadge count={turnsThatWait(mine.games).length} />
      <Today mine={mine} zone={await zoneOfReader()}>
        <InboxSection inbox={today.inbox} />
        <NoticeList notices={today.notices} />
        <SeatOffers offers={today.offers} />
        <CheckIns checkIns={today.checkIns} />
        <PracticeBoards boards={today.practice} />
        {joinable === null ? null : <OpenSeasons seasons={joinable} loggedIn />}
        {joinable === null ? null : <PlaySection />}
      </Today>
    </Page>
  );
}

async function practiceBoards(): Promise<readonly PracticeBoard[]> {
  const answer = await serverApi('GET /me/practice');
  return answer.ok ? answer.value.boards : [];
}

/** The board of the first game of the registry, the flagship. */
async function flagshipPicture(): Promise<ReactNode> {
  const [id] = GAME_SYSTEM_IDS;
  return (
    id && (
      <div className="pitch-chart" data-game={id}>
        {(await FACES[id].story()).picture}
      </div>
    )
  );
}

/** What can be joined now; the page shows the first of it. */
async function openSeasons(): Promise<readonly JoinableSeason[]> {
  const answer = await serverApi('GET /joinable');
  return answer.ok ? answer.value.seasons : [];
}

/** The leagues among whose seasons a visitor finds one to watch: the first of the list. */
const LEAGUES = 5;

/** What a visitor can join, or else watch. */
async function shownSeasons(): Promise<{ open: readonly JoinableSeason[]; watch: Season | null }> {
  const open = await openSeasons();
  if (open.length > 0) return { open, watch: null };
  const answer = await serverApi('GET /leagues');
  const leagues = answer.ok ? answer.value.leagues.slice(0, LEAGUES) : [];
  const pages = await Promise.all(leagues.map(({ id }) => serverApi('GET /leagues/{id}', { id })));
  const id = watched(pages.flatMap((page) => (page.ok ? page.value.seasons : [])))?.id;
  const season = id === undefined ? undefined : await serverApi('GET /seasons/{id}', { id });
  const isPlayed = season?.ok === true && season.value.boards.some(({ status }) => status === 'running');
  return { open, watch: isPlayed ? season.value : null };
}
