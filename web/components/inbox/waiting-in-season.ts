import type { Inbox } from '../../../functions/core/inbox/inbox.schema';

/** How much of a season waits for the reader who runs it. */
export interface WaitingInSeason {
  /** Boards that need a look. */
  readonly boards: number;
  /** Requests, rounds and proposals to decide. */
  readonly decisions: number;
}

export function waitingInSeason(items: Inbox['items'], season: string): WaitingInSeason {
  const here = items.filter((item) => item.season?.id === season);
  const boards = new Set(here.flatMap(({ game }) => (game === null ? [] : [game])));
  return { boards: boards.size, decisions: here.filter(({ game }) => game === null).length };
}
