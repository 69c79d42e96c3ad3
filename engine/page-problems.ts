import { plainLetters } from './core/plain-letters';
import { fault } from './fault';
import type { Message } from './game';
import type { SeatColour } from './game-identity';
import { identityOf, type PlayedGame } from './games';
import { powerIdFor } from './power-id';
import { namedSeat } from './seat-names';

/** A power of a variant, as its file writes it. */
interface Power {
  readonly id: string;
  readonly name: string;
  readonly seatColour: SeatColour;
}

/** Something that keeps pages from showing a variant that the engine plays, with its place in the file. */
export interface PageProblem {
  readonly message: Message;
  readonly path: readonly (string | number)[];
}

/**
 * Why pages cannot show the variant in a game's options, which the engine has no problem with: its map has no drawing, or
 * a power would be shown under another name or in another colour than its own. Pages know a power by its id alone.
 */
export function pageProblems({ system, options }: PlayedGame): readonly PageProblem[] {
  const hasMap = identityOf({ system }).hasMap !== true || identityOf({ system, options }).hasMap === true;
  return [
    ...(hasMap ? [] : [{ path: [], message: fault('setting.mapNotDrawn') }]),
    ...powersIn(options?.variant).flatMap((power, at): readonly PageProblem[] => {
      const shown = namedSeat(power.id);
      return shown?.colour === power.seatColour && plain(shown.name) === plain(power.name)
        ? []
        : [
            {
              path: ['powers', at, 'id'],
              message: fault('variant.shownPower', { name: power.name, id: powerIdFor(power) }),
            },
          ];
    }),
  ];
}

function powersIn(variant: unknown): readonly Power[] {
  const { powers } = (typeof variant === 'object' && variant !== null ? variant : {}) as {
    readonly powers?: unknown;
  };
  return Array.isArray(powers) ? (powers as readonly Power[]) : [];
}

/** A name as the letters of an id: "Two Sicilies" is "twosicilies". */
function plain(name: string): string {
  return plainLetters(name).replace(/[^a-z]/g, '');
}
