import * as z from 'zod';
import { MyGames } from '../account/me.schema';
import { Joinable } from '../entry/joinable.schema';
import { MyCheckIns } from '../entry/season-entries.schema';
import { Inbox } from '../inbox/inbox.schema';
import { SeasonSummary } from '../league/leagues.schema';
import { Notices } from '../notice/notices.schema';
import { Named, PlayerId } from '../platform/common.schema';
import { PracticeBoards } from '../practice/practice.schema';
import { RequestedConfirmations } from '../result/confirmations.schema';
import { ReportsToAnswer } from '../result/table-reports.schema';
import { Season } from '../season/seasons.schema';
import { SeatOffers } from '../substitute/substitutes.schema';

/** The page Today in one response: the site calls one function for it, not eight. */
export const Today = z.object({
  /** The reader, if this device may cache the page; null on a shared computer. */
  keeper: PlayerId.nullable(),
  mine: MyGames,
  notices: Notices.shape.notices,
  checkIns: MyCheckIns.shape.checkIns,
  confirmations: RequestedConfirmations,
  reports: ReportsToAnswer,
  inbox: Inbox,
  /** The leagues that I organize or moderate, with their seasons that are not finished. */
  leaguesRun: z.array(z.object({ league: Named, seasons: z.array(SeasonSummary) })),
  offers: SeatOffers.shape.offers,
  practice: PracticeBoards.shape.boards,
  /** Seasons that the reader could join; null while a turn waits for them. */
  joinable: Joinable.shape.seasons.nullable(),
});
export type Today = z.infer<typeof Today>;

/** The first page for a visitor without a login, in one response. */
export const Welcome = z.object({
  joinable: Joinable.shape.seasons,
  /** One to watch, if there is none to join. */
  watch: Season.nullable(),
  /** The practice boards of a guest. */
  practice: PracticeBoards.shape.boards,
});
export type Welcome = z.infer<typeof Welcome>;
