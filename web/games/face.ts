import type { ReactElement } from 'react';
import type { Language } from '../../messages/languages';
import type { LegendGroup } from '../components/legend/map-legend';
import type { GameTexts, GetTexts } from '../lib/texts';
import type { Boards, OfGame } from './boards';
import type { Diagrams } from './diagrams';
import type { Gallery } from './gallery';
import type { Story } from './story';

/** A finished game, for the words of its story. */
export interface Ended {
  readonly position: unknown;
  /** The seats that have won, by the result as ruled. */
  readonly winners: readonly string[];
  /** The reader’s own seat. */
  readonly mine: string | null;
}

/** Where anybody changes maps of a game, and tries out orders on them. */
export interface MapPages {
  readonly drawingBoard: ReactElement;
  readonly whatIf: ReactElement;
}

/** The presentation of a game on the pages. Parts that only its own pages need are loaded when they are opened. */
export interface Face {
  /** Its description in one sentence, for lists. */
  readonly blurb: (t: GameTexts) => string;
  /** What wins it, with the numbers of a season's options: "Hold eleven stars after a Fall turn, and you win." */
  readonly goal: (t: GameTexts, options: Readonly<Record<string, unknown>>) => string;
  /** Its short steps, in the sentence on the length of turns: "12 hours for adjustments". */
  readonly shortSteps: (t: GameTexts) => string;
  /** What the page of its openings compares, in its lead: "the orders of the first turn"; absent, the engine’s words. */
  readonly compared?: (t: GameTexts) => string;
  /** A part of an opening in the reader’s words; absent, as it was counted: names. */
  readonly opened?: (what: string, t: GameTexts) => string;
  /** Its picture on lists, drawn on 96 by 96 in the colours of its skin. */
  readonly plate: ReactElement;
  /** Its large picture where it has no board to draw; absent, its board in the middle of play. */
  readonly cover?: ReactElement;
  /** Its own symbols as `symbol` elements; named seats have theirs, `emblem-` and the seat. */
  readonly marks?: ReactElement;
  readonly story: (getTranslations: GetTexts) => Promise<Story>;
  /** Its pictures, people and stories; absent in a game that has none. */
  readonly gallery?: (getTranslations: GetTexts) => Promise<Gallery>;
  /** What the faction of a seat says to its new player; absent in a game without voices. */
  readonly greeting?: (seat: string, getTranslations: GetTexts) => Promise<string | undefined>;
  /** What the end of a game adds in the tone of its story; absent in a game without one. */
  readonly epilogue?: (ended: Ended, getTranslations: GetTexts) => Promise<ReactElement>;
  /** Every mark, colour and letter on its boards, each with its word. */
  readonly signs: (
    getTranslations: GetTexts,
    game?: OfGame,
    language?: Language,
  ) => Promise<readonly LegendGroup[]>;
  readonly boards: () => Promise<Boards>;
  /** What the pages of maps show; absent where maps are no data. */
  readonly maps?: () => Promise<MapPages>;
  /** The diagrams of its rules. */
  readonly diagrams: (getTranslations: GetTexts, language: Language) => Promise<Diagrams>;
}
