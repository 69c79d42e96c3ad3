import type { PlatformWords } from './ask';

/** The page gives them as it begins; no question of the browser is answered before. */
let taken: PlatformWords = { unreachable: '', unexpected: '' };

/** Takes what is said, in the reader's language, where the platform does not answer the browser. */
export function takePlatformWords(words: PlatformWords): void {
  taken = words;
}

export function platformWords(): PlatformWords {
  return taken;
}
