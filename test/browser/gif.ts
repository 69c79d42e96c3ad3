/** The size of a GIF file, and how long each of its frames is shown, in hundredths of a second. */
export interface Gif {
  readonly version: string;
  readonly width: number;
  readonly height: number;
  readonly delays: readonly number[];
}

const [EXTENSION, IMAGE, CONTROL] = [0x21, 0x2c, 0xf9];

/** Reads the blocks of a GIF file to its end (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). */
export function readGif(file: Buffer): Gif {
  const delays: number[] = [];
  let delay = 0;
  let images = 0;
  let at = 13 + tableAt(file, 10);
  const skipParts = () => {
    while (file[at] !== 0) at += 1 + (file[at] ?? 0);
    at += 1;
  };
  for (; file[at] === EXTENSION || file[at] === IMAGE; ) {
    if (file[at] === EXTENSION) {
      if (file[at + 1] === CONTROL) delay = file.readUInt16LE(at + 4);
      at += 2;
    } else {
      images += 1;
      delays.push(delay);
      at += 11 + tableAt(file, at + 9);
    }
    skipParts();
  }
  if (file[at] !== 0x3b || at !== file.length - 1) throw new Error(`broken after frame ${images}`);
  return {
    version: file.subarray(0, 6).toString('latin1'),
    width: file.readUInt16LE(6),
    height: file.readUInt16LE(8),
    delays,
  };
}

/** The length of the colours that follow these flags. */
function tableAt(file: Buffer, at: number): number {
  const flags = file[at] ?? 0;
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}
