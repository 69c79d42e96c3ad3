import type { ProposalRecord } from '../store/records';
import type { Store } from '../store/store';
import type { Think } from './bot-orders';
import type { Outcome } from './errors';

/** What services reach beyond themselves. A test hands in its own. */
export interface Deps {
  readonly store: Store;
  /** Now, in milliseconds since 1970, UTC. */
  clock(): number;
  readonly timer: StepTimer;
  readonly reach: Site;
  /**
   * The site administrators of the configuration: mail addresses that somebody logs in with, or ids of accounts. Nobody
   * removes them from a page. @default none
   */
  readonly siteAdmins?: readonly string[];
  /** A new sortable id: 26 lower-case characters. */
  newId(): string;
  /** A new secret seed: 64 hexadecimal digits. */
  newSeed(): string;
  /** Lets bots of practice boards think where they hold up nobody. @default in the process that asks */
  readonly think?: Think;
  /** Carries out the act of a confirmed proposal; absent in processes that do not know the acts. */
  readonly carryOut?: (deps: Deps, proposal: ProposalRecord) => Promise<Outcome<unknown>>;
}

/** Calls `deadline` for a step or a season at or after a point in time, at least once; setting it again is harmless. */
export interface StepTimer {
  at(game: string, step: number, deadline: number): Promise<void>;
  /** The same for a season that goes on by itself. */
  seasonAt(season: string, hour: number): Promise<void>;
}

/** How people are reached outside the pages, and how they come back. */
export interface Site {
  /** The site's address, without a closing slash. */
  readonly site: string;
  /** The public half of the key that signs pushes; null where pushes are not set up. */
  readonly pushKey: string | null;
  /** The application at Discord whose commands are answered; absent where there is none. */
  readonly discord?: DiscordApplication;
  /** How many people a day may be invited by mail address. */
  readonly invitations: InvitationBudget;
  /** Draws the operator's attention to something: in the log, and however else this platform reaches them. */
  alertOperator(alarm: OperatorAlarm): Promise<void>;
  /** Signs what a link says that works without a login. */
  sign(text: string): Promise<string>;
  /** What the login keeps of the token of a link by which somebody logs in. */
  hashOfLogin(token: string): Promise<string>;
  /** The secret that session tokens are made with. */
  sessionSecret(): Promise<string>;
  /** The addresses that a host name has at present. */
  resolve(host: string): Promise<readonly string[]>;
}

/** Invitations a day by one organizer, in one league, and on the whole site. */
export interface InvitationBudget {
  readonly account: number;
  readonly league: number;
  readonly site: number;
}

/** A club of a hundred can be invited at once; a list of strangers ends there. */
export const INVITATION_BUDGET: InvitationBudget = { account: 100, league: 200, site: 1000 };

/** Something that the operator should look at. */
export interface OperatorAlarm {
  readonly kind: 'invitations-used-up';
  /** How many invitations the site allows a day. */
  readonly most: number;
}

/** An application at Discord; both values are public. */
export interface DiscordApplication {
  readonly id: string;
  /** The Ed25519 key that its requests are checked with, 64 hexadecimal digits. */
  readonly publicKey: string;
}
