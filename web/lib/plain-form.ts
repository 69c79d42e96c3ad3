import type { NextRequest } from 'next/server';
import { isFromThisSite } from './from-this-site';
import { serverApi, serverApiOfPage } from './server-api';

/** The field in which a form names the reader of its page. */
export const READER_FIELD = 'reader';

interface PlainForm {
  /** The fields by name. */
  readonly fields: Readonly<Record<string, FormDataEntryValue>>;
  /** The platform, which refuses changes once another account has logged in. */
  readonly api: typeof serverApi;
}

/** Reads a form that was sent without scripts (web/components/forms/plain-form.tsx); null for one of another site. */
export async function readPlainForm(request: NextRequest): Promise<PlainForm | null> {
  if (!isFromThisSite(request)) return null;
  const sent = [...(await request.formData())].map(([name, value]) => [name, asTyped(value)] as const);
  const { [READER_FIELD]: reader, ...fields } = Object.fromEntries(sent);
  return { fields, api: typeof reader === 'string' ? serverApiOfPage(reader) : serverApi };
}

/** A form sends each line break as two characters: a text that its field still took would be too long. */
function asTyped(value: FormDataEntryValue): FormDataEntryValue {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}
