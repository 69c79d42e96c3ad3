import type { ProposalRecord } from '../store/records';
import type { Store } from '../store/store';
import type { Outcome } from './errors';

/** What services reach beyond themselves. A test hands in its own. */
export interface Deps {
  readonly store: Store;
  /** Now, in milliseconds since 1970, UTC. */
  clock(): number;
  readonly timer: StepTimer;
  readonly reach: Reach;
  /**
   * The site administrators of the configuration: mail addresses that somebody logs in with, or ids of accounts. Nobody
   * removes them from a page. @default none
   */
  readonly siteAdmins?: readonly string[];
  /** A new sortable id: 26 lower-case characters. */
  newId(): string;
  /** A new secret seed: 64 hexadecimal digits. */
  newSeed(): string;
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
export interface Reach {
  /** The site's address, without a closing slash. */
  readonly site: string;
  /** The public half of the key that signs pushes; null where pushes are not set up. */
  readonly pushKey: string | null;
  /** The application at Discord whose commands are answered; absent where there is none. */
  readonly discord?: DiscordApplication;
  /** Signs what a link says that works without a login. */
  sign(text: string): Promise<string>;
  /** What the login keeps of the token of a link by which somebody logs in. */
  hashOfLogin(token: string): Promise<string>;
  /** The secret that session tokens are made with. */
  sessionSecret(): Promise<string>;
  /** The addresses that a host name has at present. */
  resolve(host: string): Promise<readonly string[]>;
}

/** An application at Discord; both values are public. */
export interface DiscordApplication {
  readonly id: string;
  /** The Ed25519 key that its requests are checked with, 64 hexadecimal digits. */
  readonly publicKey: string;
}
