import type { League } from '../../functions/api/schemas/leagues';

/** What one sends to change a league's settings, as they are now. */
export function settingsOf({ name, about, rules, venue, links, private: hidden, version }: League) {
  return { name, about, rules, venue, links, private: hidden, version };
}
