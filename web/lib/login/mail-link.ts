/** Where a link in a mail leads: a page that asks whether to log in. */
const CONFIRM = '/signin/confirm';
const FIELDS = ['token', 'email', 'callbackUrl'] as const;

/**
 * The address of the page that asks before it logs in, from what the login library would mail. A program that looks at
 * links in mails uses none up by it, and no other site logs a reader in to somebody else's account. What logs in stands
 * behind the #, which browsers send to no server and no log keeps.
 */
export function confirmationOf(link: string | URL): string {
  const { origin, searchParams } = new URL(link);
  return `${origin}${CONFIRM}#${fieldsIn(searchParams)}`;
}

/** The login library's own address for a link, with what the page of confirmation sent. */
export function linkAddress(address: string | URL, sent: URLSearchParams): URL {
  const url = new URL(address);
  url.search = fieldsIn(sent).toString();
  return url;
}

function fieldsIn(given: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    FIELDS.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
