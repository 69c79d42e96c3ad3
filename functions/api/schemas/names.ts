import * as z from 'zod';
import { isReserved, nameProblem, tidyName } from '../../services/names';

export { defaultName } from '../../services/names';

/** A name of a league, season or team: tidied, of these lengths, and everything in it can be seen. */
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
          const message = nameProblem(name);
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        }),
    );
}

/** The name of a player, whom nobody should take for staff or a bot. */
export const PlayerName = Name(2, 40).refine(
  (name) => !isReserved(name),
  'This name could be taken for staff, a bot or the platform. Choose another one.',
);
