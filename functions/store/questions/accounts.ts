import type { AccountDeleted, PlayerRecord, SessionsRecord } from '../records';
import type { LoginWays, Passkey } from '../records/logins';

/** Players' accounts: how they are opened for them, and what becomes of them. */
export interface AccountStore {
  /** Whether people log in by mail at all. */
  takesLogins(): boolean;
  /** The account that logs in with an address; undefined for none, or where nobody logs in by mail. */
  accountWith(email: string): Promise<string | undefined>;
  /** The account that logs in with an account at Discord; undefined for none. */
  accountOfDiscord(user: string): Promise<string | undefined>;
  /**
   * Opens an account for the owner of an address, who has not logged in yet. Repeating it is harmless.
   * @returns the account that has the address then; undefined where nobody logs in by mail
   */
  openAccount(account: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  }): Promise<string | undefined>;
  /**
   * The address by which somebody logs in, whether they ever have, and whether they have a way of their own that no
   * organizer can make; undefined where no account has this id.
   */
  loginOf(
    player: string,
  ): Promise<
    { readonly address: string | null; readonly hasCome: boolean; readonly hasOwnWay: boolean } | undefined
  >;
  /** The ways by which somebody can log in; none where nobody logs in by mail or service. */
  loginWaysOf(player: string): Promise<LoginWays>;
  /** Removes a service by which somebody logs in. Repeating it is harmless. */
  removeService(player: string, service: string): Promise<void>;
  addPasskey(player: string, passkey: Passkey): Promise<void>;
  /** Removes a passkey. Repeating it is harmless. */
  removePasskey(player: string, id: string): Promise<void>;
  /** Notes the use of a passkey; `refused` where it is gone, or its device's counter did not go up. */
  notePasskeyUse(
    player: string,
    use: { readonly id: string; readonly counter: number; readonly usedAt: number },
  ): Promise<'noted' | 'refused'>;
  /** Uses up a challenge of a passkey. @param expires in milliseconds, after which the challenge is refused anyway */
  spendChallenge(challenge: string, expires: number): Promise<'first' | 'again'>;
  /** Keeps a link that logs in the owner of an address once. @param link `hash` of its token; `expires` in milliseconds since 1970 */
  keepLoginLink(link: {
    readonly address: string;
    readonly hash: string;
    readonly expires: number;
  }): Promise<void>;
  /** Everything that stands under a player's own name, as it is stored, by kind: "RATING", "NOTICE". */
  itemsOf(player: string): Promise<readonly OwnItem[]>;
  /** Every message that a player has sent in a game, oldest first, as it is stored. */
  messagesBy(player: string, game: string): Promise<readonly Record<string, unknown>[]>;
  /**
   * Closes an account, or changes nothing: nobody logs in to it any more, its profile holds the pseudonym alone, and the
   * event makes the rest follow. @param stepsDown leagues it organizes, each with someone who goes on organizing it
   */
  closeAccount(closed: ClosedAccount): Promise<'closed' | 'changed-meanwhile'>;
  /** Deletes what is of use to the player alone, with their logins. Repeating it is harmless. */
  deletePrivateItems(player: string): Promise<void>;
  /**
   * Puts a pseudonym in the place of a player's names wherever they are copied. Repeating it is harmless.
   * @returns how many items it changed
   */
  putPseudonym(event: AccountDeleted): Promise<number>;
}

export interface OwnItem {
  readonly kind: string;
  readonly item: Record<string, unknown>;
}

export interface ClosedAccount {
  readonly profile: PlayerRecord;
  readonly sessions: SessionsRecord;
  /** Until when the end of its sessions has to be remembered. */
  readonly until: number;
  readonly stepsDown: readonly { readonly league: string; readonly other: string }[];
  readonly event: AccountDeleted;
}
