import type { AccountDeleted, PlayerRecord, SessionsRecord } from '../platform/records';
import type { LoginWays, Passkey } from '../session/logins.records';

/** Players' accounts: how they are opened and closed. */
export interface AccountStore {
  /** Whether there are logins by mail at all. */
  takesLogins(): boolean;
  /** The account that logs in with an address; undefined for none, or without logins by mail. */
  accountWith(email: string): Promise<string | undefined>;
  /** The account that logs in with an account at Discord; undefined for none. */
  accountOfDiscord(user: string): Promise<string | undefined>;
  /**
   * Opens an account for the owner of an address, who has not logged in yet. Repeating it is harmless.
   * @returns the account that has the address afterwards; undefined without logins by mail
   */
  openAccount(account: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  }): Promise<string | undefined>;
  /**
   * The address with which a player logs in, whether they ever have, and whether they have a login of their own that no
   * organizer can create; undefined if no account has this id.
   */
  loginOf(
    player: string,
  ): Promise<
    { readonly address: string | null; readonly hasCome: boolean; readonly hasOwnWay: boolean } | undefined
  >;
  /** The login methods of a player; none without logins by mail or service. */
  loginWaysOf(player: string): Promise<LoginWays>;
  /** Removes a service from a player's login methods. Repeating it is harmless. */
  removeService(player: string, service: string): Promise<void>;
  addPasskey(player: string, passkey: Passkey): Promise<void>;
  /** Removes a passkey. Repeating it is harmless. */
  removePasskey(player: string, id: string): Promise<void>;
  /** Records the use of a passkey; `refused` if it is gone, or its device's counter did not increase. */
  notePasskeyUse(
    player: string,
    use: { readonly id: string; readonly counter: number; readonly usedAt: number },
  ): Promise<'noted' | 'refused'>;
  /**
   * Marks the challenge of a passkey as used.
   * @param expires in milliseconds, after which the challenge is refused anyway
   */
  spendChallenge(challenge: string, expires: number): Promise<'first' | 'again'>;
  /**
   * Stores a link that logs in the owner of an address once.
   * @param link `hash` of its token; `expires` in milliseconds since 1970
   */
  keepLoginLink(link: {
    readonly address: string;
    readonly hash: string;
    readonly expires: number;
  }): Promise<void>;
  /** Every item in a player's own partition, as it is stored, by kind: "RATING", "NOTICE". */
  itemsOf(player: string): Promise<readonly OwnItem[]>;
  /** Every message that a player has sent in a game, oldest first, as it is stored. */
  messagesBy(player: string, game: string): Promise<readonly Record<string, unknown>[]>;
  /**
   * Closes an account, or changes nothing: it can no longer log in, its profile contains only the pseudonym, and the
   * event does the rest.
   * @param stepsDown leagues it organizes, each with another organizer
   */
  closeAccount(closed: ClosedAccount): Promise<'closed' | 'changed-meanwhile'>;
  /** Deletes items that only concern the player, and their logins. Repeating it is harmless. */
  deletePrivateItems(player: string): Promise<void>;
  /**
   * Replaces a player's names with a pseudonym in all copies. Repeating it is harmless.
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
  /** Until when the end of its sessions has to be stored. */
  readonly until: number;
  readonly stepsDown: readonly { readonly league: string; readonly other: string }[];
  readonly event: AccountDeleted;
}
