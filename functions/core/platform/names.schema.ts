import * as z from 'zod';
import { because, fault, issueFor } from '../../../engine/fault';
import { isReserved, nameProblem, tidyName } from './names';

export { defaultName } from './names';

/** A name of a league, season or team: tidied, within these lengths, and with only visible characters. */
export function Name(least: number, most: number) {
  return z
    .string()
    .max(4 * most)
    .transform(tidyName)
    .pipe(
      z
        .string()
        .min(least)
        .max(most)
        .superRefine((name, context) => {
          const wrong = nameProblem(name);
          if (wrong !== undefined) context.addIssue(issueFor(wrong));
        }),
    );
}

/** The name of a player, which must not suggest staff or a bot. */
export const PlayerName = Name(2, 40).refine((name) => !isReserved(name), because(fault('name.reserved')));
