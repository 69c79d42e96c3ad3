/** What is used of the library (https://github.com/mattdesl/gifenc), which comes without types. */
declare module 'gifenc' {
  export type Colour = readonly number[];
  export interface FrameOptions {
    /** The colours of the file, with its first frame. */
    readonly palette?: readonly Colour[];
    /** How long it is shown, in milliseconds. */
    readonly delay: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1 leaves the frame before it in place. */
    readonly dispose?: number;
  }
  export function quantize(pixels: Uint8ClampedArray, most: number): Colour[];
  export function applyPalette(pixels: Uint8ClampedArray, palette: readonly Colour[]): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(indexed: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
