import * as z from 'zod';

/** A site administrator in the configuration: a mail address, or the id of an account. */
const Configured = z.union([z.email(), z.string().regex(/^[0-9A-Za-z_-]{2,64}$/)], {
  error: 'must be mail addresses or ids of accounts, with commas between them',
});

/** The site administrators in the environment: "anna@example.org, 01j9…". */
export const SiteAdmins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .pipe(z.array(Configured).max(50));
