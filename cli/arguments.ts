import { InvalidArgumentError } from '@commander-js/extra-typings';

/** Reads an option that is a whole number of at least `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
      throw new InvalidArgumentError(`It is a whole number, ${least} or more.`);
    return value;
  };
}

/** Reads an option that is a time, like 2026-11-21T19:00:00Z; milliseconds since 1970. */
export function time(text: string): number {
  const value = Date.parse(text);
  if (Number.isNaN(value)) throw new InvalidArgumentError('It is a time like 2026-11-21T19:00:00Z.');
  return value;
}

/** Reads an argument that is the address of a site; its origin. */
export function siteOrigin(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new InvalidArgumentError('It is an address like https://play.example.org.');
  return new URL(text).origin;
}

/** Reads an option that is a number from 0. */
export function amount(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It is a number from 0.');
  return value;
}
