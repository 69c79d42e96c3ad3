import type { ReactElement } from 'react';
import type { Language } from '../../messages/languages';
import type { LegendGroup } from '../components/legend/map-legend';
import type { GameTexts, GetTexts } from '../lib/texts';
import type { Boards } from './boards';
import type { Diagrams } from './diagrams';
import type { Story } from './story';

/** How a game looks on the pages. What only its own pages need is fetched when they are opened. */
export interface Face {
  /** What it is, in one sentence for lists. */
  readonly blurb: (t: GameTexts) => string;
  /** Its steps beside orders, in the sentence that says how long turns are: "12 hours for adjustments". */
  readonly shortSteps: (t: GameTexts) => string;
  /** Its picture on lists, drawn on 96 by 96 in the colours of its skin. */
  readonly plate: ReactElement;
  /** Its own signs as `symbol` elements; named seats are shown by theirs, `emblem-` and the seat. */
  readonly marks?: ReactElement;
  readonly story: (getTranslations: GetTexts) => Promise<Story>;
  /** Every mark, colour and letter on its boards, each with its word. */
  readonly signs: (getTranslations: GetTexts) => Promise<readonly LegendGroup[]>;
  readonly boards: () => Promise<Boards>;
  /** How its rules draw what they explain. */
  readonly diagrams: (getTranslations: GetTexts, language: Language) => Promise<Diagrams>;
}
