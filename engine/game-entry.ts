import type { GameSystem, LeadingWords, Measure, Message, SeatId } from './game';
import type { LabelForm } from './game/label-form';
import type { GameIdentity } from './game-identity';
import type { Lesson } from './lesson';

/** The options of a season or a board, as they are stored. */
export type StoredOptions = Readonly<Record<string, unknown>> | undefined;

/**
 * What depends on the options, in a game that is another one under other options; its rules are those of
 * `GameSystem.under`. None of it fails, because pages show games whose stored options have problems.
 */
export interface ByOptions {
  identity(options: StoredOptions): GameIdentity;
  measures(options: StoredOptions): readonly Measure[];
  leading(options: StoredOptions): LeadingWords;
}

/** What the people of a seat say to their new player, or as the winner; undefined for a seat without a voice. */
export type Voice = (seat: SeatId, moment: 'greet' | 'win') => Message | undefined;

/**
 * A game for the registry (`registry.ts`): what lists, records and tables need of it at once, and the loading of what
 * they do not. An entry imports no rules, so that functions and pages that name all games start without any.
 */
export interface GameEntry<Id extends string = string> {
  /** Its id in URLs, table keys and names of files. */
  readonly id: Id;
  readonly identity: GameIdentity;
  /** The names of its figures, the leading one first. */
  readonly measures: readonly Measure[];
  readonly leading: LeadingWords;
  /** How its names of moments read. */
  readonly labels: readonly LabelForm[];
  /** Loads its newest rules, under which new seasons are played. */
  readonly rules: () => Promise<GameSystem>;
  /**
   * Rules of earlier versions: a version with games in progress stays here, beside its successor, until the last of
   * those games has ended.
   */
  readonly earlier?: Readonly<Record<string, () => Promise<GameSystem>>>;
  /** Loads its lessons, in the order in which they build up. Absent: it has none. */
  readonly lessons?: () => Promise<readonly Lesson[]>;
  /** Loads what its seats say in mails. Absent: they have no voices. */
  readonly voices?: () => Promise<Voice>;
  /** Absent: the game is the same under all options. */
  readonly byOptions?: Partial<ByOptions>;
  /**
   * The languages in which its texts are written, English first, all of them in one file for each:
   * `messages/<language>/says-<id>.json`. Readers of other languages get the English ones. Absent: its texts are areas
   * of the catalogue, in every language.
   */
  readonly textsIn?: readonly ['en', ...string[]];
}

/** An entry of the registry; it loads each version of its rules once. */
export function gameEntry<const Id extends string>(entry: GameEntry<Id>): GameEntry<Id> {
  const { rules, earlier = {}, lessons } = entry;
  return {
    ...entry,
    rules: once(rules),
    earlier: Object.fromEntries(Object.entries(earlier).map(([version, load]) => [version, once(load)])),
    ...(lessons && { lessons: once(lessons) }),
  };
}

function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
