import type { ProposalRecord } from '../proposal/proposals.records';
import type { Think } from '../step/bot-orders';
import type { Outcome } from './errors';
import type { Store } from './store';

/** The external dependencies of services. A test passes its own. */
export interface Deps {
  readonly store: Store;
  /** Now, in milliseconds since 1970, UTC. */
  clock(): number;
  readonly timer: StepTimer;
  readonly reach: Site;
  /**
   * The site administrators in the configuration: mail addresses used for login, or ids of accounts. No page can remove
   * them.
   * @default none
   */
  readonly siteAdmins?: readonly string[];
  /** A new sortable id: 26 lower-case characters. */
  newId(): string;
  /** A new secret seed: 64 hexadecimal digits. */
  newSeed(): string;
  /**
   * Computes the orders of bots on practice boards without blocking other work.
   * @default in the process of the request
   */
  readonly think?: Think;
  /** Carries out the operation of a confirmed proposal; absent in processes that do not know the operations. */
  readonly carryOut?: (deps: Deps, proposal: ProposalRecord) => Promise<Outcome<unknown>>;
}

/** Calls `deadline` for a step or a season at or after a point in time, at least once; setting it again is harmless. */
export interface StepTimer {
  at(game: string, step: number, deadline: number): Promise<void>;
  /** The same for the next scheduled run of a season. */
  seasonAt(season: string, hour: number): Promise<void>;
}

/** The site's address, keys and secrets, and how it reaches people outside the pages. */
export interface Site {
  /** The site's address, without a trailing slash. */
  readonly site: string;
  /** The public half of the key that signs pushes; null if pushes are not set up. */
  readonly pushKey: string | null;
  /** The Discord application whose commands are answered; absent if there is none. */
  readonly discord?: DiscordApplication;
  /** The domain whose mails reach this platform, so that players can reply with orders; absent if none does. */
  readonly mailIn?: { readonly domain: string };
  /** How many people may be invited by mail address per day. */
  readonly invitations: InvitationBudget;
  /** Alerts the operator, in the log and over any other channel of this platform. */
  alertOperator(alarm: OperatorAlarm): Promise<void>;
  /** Signs the content of a link that works without a login. */
  sign(text: string): Promise<string>;
  /** The hash of a login link's token, as the login stores it. */
  hashOfLogin(token: string): Promise<string>;
  /** The secret that signs session tokens. */
  sessionSecret(): Promise<string>;
  /** Resolves a host name to its current addresses. */
  resolve(host: string): Promise<readonly string[]>;
}

/** Invitations per day by one organizer, in one league, and on the whole site. */
export interface InvitationBudget {
  readonly account: number;
  readonly league: number;
  readonly site: number;
}

/** A club of a hundred can be invited at once; a spam list is stopped. */
export const INVITATION_BUDGET: InvitationBudget = { account: 100, league: 200, site: 1000 };

/** A condition that the operator should look at. */
export interface OperatorAlarm {
  readonly kind: 'invitations-used-up';
  /** How many invitations per day the site allows. */
  readonly most: number;
}

/** A Discord application; both values are public. */
export interface DiscordApplication {
  readonly id: string;
  /** The Ed25519 key that verifies its requests, 64 hexadecimal digits. */
  readonly publicKey: string;
}
