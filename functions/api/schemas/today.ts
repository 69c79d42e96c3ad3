import * as z from 'zod';
import { PlayerId } from './common';
import { RequestedConfirmations } from './confirmations';
import { Inbox } from './inbox';
import { Joinable } from './joinable';
import { MyGames } from './me';
import { Notices } from './notices';
import { PracticeBoards } from './practice';
import { MyCheckIns } from './season-entries';
import { Season } from './seasons';
import { SeatOffers } from './substitutes';

/** The page Today in one response: the site calls one function for it, not eight. */
export const Today = z.object({
  /** The reader, if this device may cache the page; null on a shared computer. */
  keeper: PlayerId.nullable(),
  mine: MyGames,
  notices: Notices.shape.notices,
  checkIns: MyCheckIns.shape.checkIns,
  confirmations: RequestedConfirmations,
  inbox: Inbox,
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
