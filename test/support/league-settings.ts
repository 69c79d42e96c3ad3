import type { League } from '../../functions/core/league/leagues.schema';

/** The body for a change of a league's settings, with the present values. */
export function settingsOf({ name, about, rules, venue, links, private: hidden, version }: League) {
  return { name, about, rules, venue, links, private: hidden, version };
}
