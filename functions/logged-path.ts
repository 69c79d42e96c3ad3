/** After these, an address goes on with something that whoever reads it could use or know a person by: a calendar, a link out of mails, an invitation, a passkey. */
const BEFORE_SECRETS = ['calendar', 'invitations', 'passkeys', 'unsubscribe'];
/** What follows one of them and is the same for everybody. */
const NO_SECRETS = ['challenge', 'answer'];

/**
 * A request's path as lines of log have it: without its query, which may hold a link to log in or an invitation, and
 * without what is secret in the path itself.
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
