import { SPACES, type Space } from './map';

/** The space that a text names, by name, abbreviation or id; case, dots, dashes and a leading "The" do not matter. */
export function placeNamed(text: string): Space | undefined {
  return BY_NAME.get(plain(text));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replace(/^the /, '');
}

const BY_NAME: ReadonlyMap<string, Space> = new Map(
  SPACES.flatMap((space) => [space.name, space.abbr, space.id].map((name) => [plain(name), space] as const)),
);
