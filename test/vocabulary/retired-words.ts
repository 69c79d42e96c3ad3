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
  { word: 'keep their hours', instead: 'end every turn on time' },
  { word: 'no order, (holds|just defends)', instead: 'holding (no order)' },
  { word: 'Mark ready', instead: 'Ready' },
  { word: 'ready” back', instead: 'Not ready' },
  { word: 'Close my turn', instead: 'End my turn' },
  { word: 'Nothing owed', instead: 'No move needed' },
  { word: 'Nothing adjudicated yet', instead: 'No turns played yet' },
  { word: 'closes as soon as you are ready', instead: 'the bots move as soon as you press Ready' },
  { word: 'Stop rolling', instead: 'stop attacking' },
  { word: 'Add a step to your plan', instead: 'add an action' },
  { word: 'From behind', instead: 'comeback' },
  { word: 'Hardest to stand against', instead: 'most destructive' },
  { word: 'led alone', instead: 'led for' },
  { word: 'Tell others', instead: 'share the result' },
  { word: 'One line to share', instead: 'text to share' },
  { word: 'Look closer', instead: 'more' },
  { word: 'What you hear about', instead: 'notification settings' },
  { word: 'A program of your own', instead: 'webhook' },
  { word: 'Open a session', instead: 'create an API token' },
  { word: 'Rather not meet', instead: 'avoid' },
  { word: 'Graces left', instead: 'late passes left' },
  { word: 'Days of holiday', instead: 'vacation days' },
  { word: 'Say until', instead: 'answer by' },
  { word: 'how each seat fares', instead: 'win rate by seat' },
  { word: 'There is no such', instead: 'not found' },
  { word: '(gentle|steady|sharp) bots', instead: 'easy, medium, hard bots' },
];

/** Words that the German texts of pages and mails no longer use, and what German players say. */
export const RETIRED_IN_GERMAN: readonly RetiredWord[] = [
  { word: 'von hinten', instead: 'Aufholjagd' },
  { word: '(sanfte|scharfe) Bots', instead: 'leichte, mittlere, starke Bots' },
  { word: 'Quittung(en)?', instead: 'Beleg' },
  { word: 'Presse', instead: 'Nachrichten' },
  { word: 'Urteile?', instead: 'Ergebnis' },
  { word: 'mitnehmen', instead: 'exportieren' },
  { word: 'Wie es Punkte gibt', instead: 'Punktewertung' },
  { word: '(Ruhiges|Stilles) Wasser', instead: 'nichts' },
  { word: 'auf dem Wasser', instead: 'läuft gerade' },
];
