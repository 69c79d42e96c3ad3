import type { Deps } from '../core/platform/deps';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often one account, and all accounts of one network, may do something within a period. */
export interface Limit {
  readonly name: string;
  readonly account: number;
  readonly network: number;
  /** The period, in milliseconds. */
  readonly per: number;
  /** Counted separately for each game. */
  readonly each?: 'game';
}

/**
 * Limits for anything that an account can create: far more than people need, far less than a flood. A club in one house
 * shares its network, so a network may do several times as much as an account.
 */
export const LIMITS = {
  leagues: { name: 'leagues', account: 20, network: 40, per: DAY },
  teams: { name: 'teams', account: 20, network: 200, per: DAY },
  teamInvitations: { name: 'team-invitations', account: 100, network: 400, per: DAY },
  seasons: { name: 'seasons', account: 50, network: 200, per: DAY },
  imports: { name: 'imports', account: 200, network: 400, per: DAY },
  rosters: { name: 'rosters', account: 30, network: 60, per: DAY },
  chairs: { name: 'chairs', account: 200, network: 400, per: DAY },
  tableResults: { name: 'table-results', account: 300, network: 600, per: DAY },
  tableReports: { name: 'table-reports', account: 60, network: 600, per: HOUR },
  links: { name: 'links', account: 200, network: 400, per: DAY },
  joins: { name: 'joins', account: 60, network: 400, per: HOUR },
  messages: { name: 'messages', account: 120, network: 1200, per: 10 * MINUTE },
  announcements: { name: 'announcements', account: 20, network: 100, per: DAY },
  reminders: { name: 'reminders', account: 30, network: 120, per: DAY },
  memberNotes: { name: 'member-notes', account: 100, network: 400, per: DAY },
  mergers: { name: 'mergers', account: 30, network: 120, per: DAY },
  variants: { name: 'variants', account: 60, network: 240, per: DAY },
  templates: { name: 'templates', account: 100, network: 400, per: DAY },
  ownNotes: { name: 'own-notes', account: 200, network: 800, per: DAY },
  statements: { name: 'statements', account: 60, network: 240, per: DAY },
  cases: { name: 'cases', account: 30, network: 150, per: DAY },
  reports: { name: 'reports', account: 30, network: 150, per: DAY },
  effects: { name: 'effects', account: 30, network: 120, per: HOUR, each: 'game' },
  searches: { name: 'searches', account: 30, network: 120, per: HOUR, each: 'game' },
  enteredOrders: { name: 'entered-orders', account: 200, network: 800, per: HOUR },
  rulings: { name: 'rulings', account: 30, network: 120, per: HOUR, each: 'game' },
  passkeys: { name: 'passkeys', account: 60, network: 240, per: DAY },
  practice: { name: 'practice', account: 30, network: 200, per: DAY },
  programs: { name: 'programs', account: 30, network: 120, per: DAY },
  mails: { name: 'mails', account: 10, network: 100, per: DAY },
} as const satisfies Readonly<Record<string, Limit>>;

/**
 * Counts one more use of a limited operation.
 * @param network the network of the request; undefined if unknown
 * @param about the id in the request's path, for operations that are counted separately
 * @returns the seconds to wait if the limit is exceeded; undefined if the operation may be done now
 */
export async function waitAfter(
  { store, clock }: Deps,
  { name, account, network: networkLimit, per, each }: Limit,
  caller: string,
  network: string | undefined,
  about?: string,
): Promise<number | undefined> {
  const now = clock();
  const window = Math.floor(now / per);
  const end = (window + 1) * per;
  const counted = each === undefined ? name : `${name}/${about}`;
  const over = async (who: string, most: number) =>
    (await store.countUse(`${counted}/${who}`, window, end + per)) > most;
  const tooMany =
    (await over(`account/${caller}`, account)) ||
    (network !== undefined && (await over(`network/${network}`, networkLimit)));
  return tooMany ? Math.max(1, Math.ceil((end - now) / 1000)) : undefined;
}
