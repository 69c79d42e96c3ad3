import type { ReactNode } from 'react';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import type { Season } from '../../functions/api/schemas/seasons';
import { Page } from '../components/frame/page';
import { InboxSection } from '../components/inbox/inbox-section';
import { NoticeList } from '../components/notices/notice-list';
import { CheckIns } from '../components/today/check-ins';
import { SeatOffers } from '../components/today/seat-offers';
import { Today } from '../components/today/today';
import { Welcome } from '../components/today/welcome';
import { FACES } from '../games/faces';
import { reader, zoneOfReader } from '../lib/reader';
import { serverApi, valueFrom } from '../lib/server-api';

export default async function HomePage() {
  if ((await reader()) === null)
    return (
      <Page here="today">
        <Welcome season={await liveSeason()}>{await flagshipPicture()}</Welcome>
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
  return (
    <Page here="today">
      <Today mine={mine} zone={await zoneOfReader()}>
        {inbox.ok ? <InboxSection inbox={inbox.value} /> : null}
        <NoticeList notices={notices.ok ? notices.value.notices : []} />
        <SeatOffers offers={offers.ok ? offers.value.offers : []} />
        <CheckIns checkIns={checkIns.ok ? checkIns.value.checkIns : []} />
      </Today>
    </Page>
  );
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

/** A running season to show to visitors; null if there is none. */
async function liveSeason(): Promise<Season | null> {
  const leagues = await serverApi('GET /leagues');
  const first = leagues.ok ? leagues.value.leagues[0] : undefined;
  const league = first === undefined ? undefined : await serverApi('GET /leagues/{id}', { id: first.id });
  const running = league?.ok ? league.value.seasons.find(({ status }) => status === 'running') : undefined;
  const season = running === undefined ? undefined : await serverApi('GET /seasons/{id}', { id: running.id });
  return season?.ok ? season.value : null;
}
