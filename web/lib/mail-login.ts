/** A login by mail that this tab has asked for. */
export interface MailLogin {
  readonly email: string;
  readonly goal: string;
}

const KEY = 'mail-login';

/** Stores the address for the next page. It stays in this tab, and in no address, log or cookie. */
export function keepMailLogin(login: MailLogin): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(login));
  } catch {
    // A browser that stores nothing shows the page without the address.
  }
}

/** The last login by mail of this tab; null if there is none. */
export function lastMailLogin(): MailLogin | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('email' in kept) || !('goal' in kept)) return null;
    const { email, goal } = kept;
    return typeof email === 'string' && typeof goal === 'string' ? { email, goal } : null;
  } catch {
    return null;
  }
}
