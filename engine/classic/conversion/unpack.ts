import { strFromU8, unzipSync } from 'fflate';
import { type Message, messagesOf } from '../../game/message';
import { MOST_CHARACTERS } from './candidates';
import type { SourceFile } from './foreign';

const message = messagesOf('conversion');

/** What an archive may hold at most: variants of others have three or four files. */
const MOST_FILES = 60;
const MOST_BYTES = 20_000_000;

/**
 * The texts of files that a reader opens; of archives (zip, jar) the texts in them. An archive says how large its files
 * are, and no more than that is unpacked.
 */
export function unpacked(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
):
  | { readonly ok: true; readonly value: readonly SourceFile[] }
  | { readonly ok: false; readonly fault: Message } {
  const texts: SourceFile[] = [];
  for (const { name, bytes } of files) {
    if (bytes.length > MOST_CHARACTERS) return { ok: false, fault: message('tooLarge', { file: name }) };
    if (!isZip(bytes)) {
      texts.push({ name, text: strFromU8(bytes) });
      continue;
    }
    const inside = unzipped(bytes);
    if (inside === null) return { ok: false, fault: message('badArchive', { file: name }) };
    if (inside === 'too-large') return { ok: false, fault: message('tooLarge', { file: name }) };
    texts.push(...inside);
  }
  return { ok: true, value: texts };
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

function unzipped(bytes: Uint8Array): readonly SourceFile[] | 'too-large' | null {
  let size = 0;
  let count = 0;
  let isTooLarge = false;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|svg|json)$/i.test(name)) return false;
        count += 1;
        size += originalSize;
        isTooLarge ||= count > MOST_FILES || size > MOST_BYTES || originalSize > MOST_CHARACTERS;
        return !isTooLarge;
      },
    });
    if (isTooLarge) return 'too-large';
    return Object.entries(files).map(([name, text]) => ({ name, text: strFromU8(text) }));
  } catch {
    return null;
  }
}
