import type { ReactElement } from 'react';

/** The content of a game's page. */
export interface Story {
  /** Its world, and how it is played. */
  readonly text: ReactElement;
  readonly picture: ReactElement;
  /** Those whom a visitor of the site meets first, with a way to their gallery. */
  readonly mascots?: ReactElement;
  /** Its cast, a card for each: factions, boroughs. */
  readonly cast?: { readonly title: string; readonly cards: ReactElement };
}
