import type { ReactElement } from 'react';

/** The pictures, people and stories of a game, on a page of their own. Nothing in it is a rule. */
export interface Gallery {
  readonly lead: string;
  readonly parts: readonly GalleryPart[];
}

interface GalleryPart {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactElement;
}
