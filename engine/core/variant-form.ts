import * as z from 'zod';

/** Plain text of one line in a variant file. */
export function lineForm(most: number) {
  return z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u);
}

/** The forms of a name in other languages, by their tags: `{ "de": "Bernsteinbucht", "pt-BR": "Baía Âmbar" }`. */
export function namesForm(most: number) {
  return z.record(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/), lineForm(most)).optional();
}
