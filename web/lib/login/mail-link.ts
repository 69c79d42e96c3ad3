/** The target of a link in a mail: a page that asks whether to log in. */
const CONFIRM = '/signin/confirm';
const FIELDS = ['token', 'email', 'callbackUrl'] as const;

/**
 * The address of the confirmation page, from the address that the login library would mail. A program that opens links
 * in mails uses none up by it, and no other site can log a reader in to someone else's account. The login data is in
 * the fragment after the #, which browsers send to no server and no log stores.
 */
export function confirmationOf(link: string | URL): string {
  const { origin, searchParams } = new URL(link);
  return `${origin}${CONFIRM}#${fieldsIn(searchParams)}`;
}

/** The login library's own address for a link, with the fields sent by the confirmation page. */
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
