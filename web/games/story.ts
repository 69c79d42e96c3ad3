import type { ReactElement } from 'react';

/** What a game's page says about it. */
export interface Story {
  /** Its world, and how it is played. */
  readonly text: ReactElement;
  readonly picture: ReactElement;
  /** Who plays in it, a card for each: factions, boroughs. */
  readonly cast?: { readonly title: string; readonly cards: ReactElement };
}
