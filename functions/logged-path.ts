/**
 * After these segments, a path contains something that its reader could use, or that identifies a person: a calendar, a
 * link from a mail, an invitation, a passkey.
 */
const BEFORE_SECRETS = ['calendar', 'invitations', 'passkeys', 'unsubscribe'];
/** Segments after one of them that are the same for everyone. */
const NO_SECRETS = ['challenge', 'answer'];

/**
 * A request's path for log lines: without its query, which may contain a login link or an invitation, and without the
 * secrets in the path itself.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path
    .split('/')
    .map((part, at, parts) =>
      BEFORE_SECRETS.includes(parts[at - 1] ?? '') && !NO_SECRETS.includes(part) ? '…' : part,
    )
    .join('/');
}
