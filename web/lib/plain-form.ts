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
  const { [READER_FIELD]: reader, ...fields } = Object.fromEntries(await request.formData());
  return { fields, api: typeof reader === 'string' ? serverApiOfPage(reader) : serverApi };
}
