import type { Metadata } from 'next';
import { languageOfReader } from './language';
import { PREVIEW_SIZE } from './preview-size';

/**
 * The preview picture that other sites show with a link to a page below an address, in the language of their request.
 */
export async function linkPicture(below: string, alt: string): Promise<Metadata> {
  const url = `${below}/link-picture?language=${await languageOfReader()}`;
  return { openGraph: { images: [{ url, alt, type: 'image/png', ...PREVIEW_SIZE }] } };
}
