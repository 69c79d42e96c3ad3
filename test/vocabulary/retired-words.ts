/** A word that the glossary (`docs/glossary.md`) has retired, and what to write instead. */
export interface RetiredWord {
  /** A word of a name ("told" in `toldBar`, `told-bar.ts`), or a phrase of an English text. */
  readonly word: string;
  readonly instead: string;
}

/** Words that no exported name and no file name may have. */
export const RETIRED_IN_NAMES: readonly RetiredWord[] = [
  { word: 'told', instead: 'notify, log, selected, info' },
  { word: 'tell', instead: 'notify, log, emit, set' },
  { word: 'tells', instead: 'notifies' },
  { word: 'telling', instead: 'with info' },
  { word: 'hear', instead: 'receive, handle, watch' },
  { word: 'heard', instead: 'received, watched' },
  { word: 'heed', instead: 'handle' },
  { word: 'say', instead: 'translate' },
  { word: 'said', instead: 'translated, reported' },
  { word: 'says', instead: 'translatable' },
  { word: 'saying', instead: 'translator' },
  { word: 'untold', instead: 'debug text' },
  { word: 'deed', instead: 'statistics' },
  { word: 'deeds', instead: 'statistics' },
  { word: 'honours', instead: 'awards' },
  { word: 'obstacle', instead: 'problem' },
  { word: 'obstacles', instead: 'problems' },
  { word: 'clash', instead: 'problem' },
  { word: 'lane', instead: 'key (of a concurrency limit)' },
  { word: 'lanes', instead: 'concurrency by key' },
  { word: 'patience', instead: 'timeouts' },
  { word: 'keeper', instead: 'offline owner' },
  { word: 'rhythm', instead: 'poll interval' },
  { word: 'calm', instead: 'idle rounds' },
  { word: 'thinned', instead: 'downsample' },
  { word: 'practiser', instead: 'practice player' },
  { word: 'contender', instead: 'eligible player' },
  { word: 'contenders', instead: 'eligible players' },
  { word: 'spoiled', instead: 'stale' },
  { word: 'hurry', instead: 'advance early' },
  { word: 'porthole', instead: 'game thumbnail' },
  { word: 'neatline', instead: 'map frame' },
  { word: 'crest', instead: 'week bar' },
  { word: 'crests', instead: 'week bars' },
  { word: 'staff', instead: 'gauge' },
  { word: 'hunter', instead: 'crash injection' },
  { word: 'herd', instead: 'load' },
  { word: 'kills', instead: 'SIGKILL test' },
  { word: 'anew', instead: 'again, recomputed' },
  { word: 'whoever', instead: 'the player, anyone who' },
];

/** Exceptions: names with such a word in its plain meaning. */
export const ALLOWED_NAMES: ReadonlySet<string> = new Set([]);

/** Phrases that no English text of the pages, mails and guides may have. */
export const RETIRED_IN_TEXTS: readonly RetiredWord[] = [
  { word: 'anew', instead: 'again' },
  { word: 'whoever', instead: 'the player who, anyone who' },
  { word: 'told of', instead: 'notified of' },
  { word: 'tell of', instead: 'notify of' },
  { word: 'tells of', instead: 'notifies of' },
  { word: 'hears of', instead: 'is notified of' },
  { word: 'so many', instead: 'the number, that many' },
  { word: 'take along', instead: 'export' },
  { word: 'founds', instead: 'creates' },
  { word: 'stands in line', instead: 'is on line' },
  { word: 'is already so', instead: 'nothing to change' },
  { word: 'Only an organizer of the league', instead: 'Only organizers can' },
];
