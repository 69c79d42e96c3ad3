import type { PlatformWords } from './ask';

/** Set by the page as it starts, before any request of the browser is answered. */
let taken: PlatformWords = { unreachable: '', unexpected: '' };

/** Sets the messages, in the reader's language, for cases in which the platform does not answer the browser. */
export function takePlatformWords(words: PlatformWords): void {
  taken = words;
}

export function platformWords(): PlatformWords {
  return taken;
}
