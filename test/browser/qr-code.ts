import type { Locator } from '@playwright/test';
import readCode from 'jsqr';

/** What a camera reads in a QR code, drawn as the browser paints it. */
export async function readQrCode(drawing: Locator): Promise<string | undefined> {
  const { pixels, side } = await drawing.evaluate(async (svg) => {
    const side = 400;
    const image = new Image(side, side);
    const text = new XMLSerializer().serializeToString(svg);
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, side, side);
    return { pixels: [...(context?.getImageData(0, 0, side, side).data ?? [])], side };
  });
  return readCode(new Uint8ClampedArray(pixels), side, side)?.data;
}
