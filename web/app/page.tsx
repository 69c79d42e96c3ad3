import type { ReactNode } from 'react';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import type { PracticeBoard } from '../../functions/api/schemas/practice';
import { Page } from '../components/frame/page';
import { InboxSection } from '../components/inbox/inbox-section';
import { NoticeList } from '../components/notices/notice-list';
import { PracticeBoards } from '../components/practice/practice-boards';
import { CheckIns } from '../components/today/check-ins';
import { candidates, type FrontSeasons, frontSeasons } from '../components/today/front-seasons';
import { OpenSeasons } from '../components/today/open-seasons';
import { SeatOffers } from '../components/today/seat-offers';
import { Today, turnsThatWait } from '../components/today/today';
import { Welcome } from '../components/today/welcome';
import { FACES } from '../games/faces';
import { PlaySection } from '../games/play-section';
import { reader, zoneOfReader } from '../lib/reader';
import { serverApi, valueFrom } from '../lib/server-api';

export default async function HomePage() {
  if ((await reader()) === null)
    return (
      <Page here="today">
        <Welcome seasons={await shownSeasons()} boards={await practiceBoards()} play={<PlaySection />}>
          {await flagshipPicture()}
        </Welcome>
      </Page>
    );
  const [games, notices, checkIns, inbox, offers] = await Promise.all([
    serverApi('GET /me/games'),
    serverApi('GET /me/notices'),
    serverApi('GET /me/check-ins'),
    serverApi('GET /me/inbox'),
    serverApi('GET /me/offers'),
  ]);
  const mine = valueFrom(games);
  const isIdle = turnsThatWait(mine.games).length === 0;
  return (
    <Page here="today">
      <Today mine={mine} zone={await zoneOfReader()}>
        {inbox.ok ? <InboxSection inbox={inbox.value} /> : null}
        <NoticeList notices={notices.ok ? notices.value.notices : []} />
        <SeatOffers offers={offers.ok ? offers.value.offers : []} />
        <CheckIns checkIns={checkIns.ok ? checkIns.value.checkIns : []} />
        <PracticeBoards boards={await practiceBoards()} />
        {isIdle ? <OpenSeasons seasons={(await shownSeasons()).open} /> : null}
        {isIdle ? <PlaySection /> : null}
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

/** The leagues whose seasons the front page looks at: the first of the list. */
const LEAGUES = 5;

/** What a visitor can join or watch. */
async function shownSeasons(): Promise<FrontSeasons> {
  const answer = await serverApi('GET /leagues');
  const leagues = answer.ok ? answer.value.leagues.slice(0, LEAGUES) : [];
  const pages = await Promise.all(leagues.map(({ id }) => serverApi('GET /leagues/{id}', { id })));
  const listed = candidates(pages.flatMap((page) => (page.ok ? page.value.seasons : [])));
  const seasons = await Promise.all(listed.map(({ id }) => serverApi('GET /seasons/{id}', { id })));
  return frontSeasons(seasons.flatMap((season) => (season.ok ? [season.value] : [])));
}
