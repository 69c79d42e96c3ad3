/** Why a file cannot be read as a list: a problem that its reader can mend. */
export type ListFileProblem = 'tooLarge' | 'oldExcel' | 'unreadable';

export type ListFileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: ListFileProblem };

/** A list of 200 people, or a season of results, is far smaller. */
const LARGEST_FILE = 2_000_000;
/** What a spreadsheet may become when it is unpacked: a small file can claim to hold gigabytes. */
const LARGEST_SHEETS = 20_000_000;

/**
 * The text of a file that holds a list: an Excel workbook's first sheet that says something, or text as editors and
 * spreadsheets save it (UTF-8, UTF-16, or Windows-1252, which Excel calls ANSI).
 */
export async function readListFile(file: Blob): Promise<ListFileText> {
  if (file.size > LARGEST_FILE) return { ok: false, problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, problem: 'oldExcel' };
  const text = decodedText(bytes);
  return text.includes('\0') ? { ok: false, problem: 'unreadable' } : { ok: true, text };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** The text of bytes by their mark, by the zeros that UTF-16 has in every second place, or as UTF-8 if they are that. */
export function decodedText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const zeros = [0, 1].map((place) => bytes.filter((byte, at) => at % 2 === place && byte === 0).length);
  const [high = 0, low = 0] = zeros;
  if (low > bytes.length / 8 && high === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (high > bytes.length / 8 && low === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a workbook with what is loaded only then. */
async function readWorkbook(bytes: Uint8Array): Promise<ListFileText> {
  const [{ unzipSync, zipSync }, { default: readXlsxFile }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ]);
  try {
    let size = 0;
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isRead = /\.(?:xml|rels)$/.test(name);
        if (isRead) size += originalSize;
        return isRead && size <= LARGEST_SHEETS;
      },
    });
    if (size > LARGEST_SHEETS) return { ok: false, problem: 'tooLarge' };
    // Stored without compression, the reader starts no worker, which the page's policy forbids.
    const stored = zipSync(parts, { level: 0 });
    const sheets = await readXlsxFile(new Blob([stored.slice()]));
    const rows = sheets.map(({ data }) => data).find((data) => data.some((row) => row.some(isFilled)));
    return { ok: true, text: (rows ?? []).map((row) => row.map(cellText).join('\t')).join('\n') };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}

const isFilled = (cell: unknown) => cell !== null && cell !== '';

/** A cell as a table of tabs has it. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = String(cell).replace(/\s+/g, ' ').trim();
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
