import localFont from 'next/font/local';

/* The main font of every page, requested before its styles are read: a font that arrives after the first paint
   causes a second layout, which takes a phone long for a map of two thousand parts. Letters of other languages are
   loaded by `globals.css` where a page has some. The framework reads this file without running it: all values are
   literals. */
const display = localFont({
  src: '../../node_modules/@fontsource/besley/files/besley-latin-600-normal.woff2',
  weight: '600',
  variable: '--loaded-display',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
  adjustFontFallback: false,
});

const text = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--loaded-text',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
  adjustFontFallback: false,
});

export const LOADED_FONTS = `${display.variable} ${text.variable}`;
