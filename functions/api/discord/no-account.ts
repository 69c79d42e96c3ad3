import type { Deps } from '../../services/deps';

/** To somebody whose account at Discord is not known here. */
export function noAccount({ reach: { site } }: Deps): string {
  return `Your Discord account is not linked to an account here. Log in at <${site}/signin> with Discord once, then ask again.`;
}
