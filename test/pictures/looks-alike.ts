import type { Page } from '@playwright/test';

/** A countdown may tick between two runs, and compression leaves artefacts. */
const SHARE = 0.01;
const TRACE = 40;

/** Whether two WebP pictures differ by no more than a ticking clock; `page` decodes them. */
export async function looksAlike(page: Page, before: Buffer | null, now: Buffer): Promise<boolean> {
  if (before === null) return false;
  if (before.equals(now)) return true;
  const pictures = [before, now].map((picture) => picture.toString('base64'));
  return page.evaluate(
    async ({ pictures, SHARE, TRACE }) => {
      const [one, other] = await Promise.all(
        pictures.map(async (data) => {
          const picture = await createImageBitmap(
            new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/webp' }),
          );
          const { width, height } = picture;
          const canvas = new OffscreenCanvas(width, height).getContext('2d');
          canvas?.drawImage(picture, 0, 0);
          return canvas?.getImageData(0, 0, width, height);
        }),
      );
      if (
        one === undefined ||
        other === undefined ||
        one.width !== other.width ||
        one.height !== other.height
      )
        return false;
      let different = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const apart = (channel: number) =>
          Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0));
        if (Math.max(apart(0), apart(1), apart(2)) > TRACE) different += 1;
      }
      return different <= (SHARE * one.data.length) / 4;
    },
    { pictures, SHARE, TRACE },
  );
}
