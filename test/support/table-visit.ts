import type { Person } from './world';

/** What opening a game's page asks of the API (web/app/games/[id]): the page itself, then its press. */
const ASKED = ['', '/rulings', '/absence', '/press'] as const;

/** One page view by one player. @returns how many requests it made */
export async function openTable(person: Person, game: string): Promise<number> {
  for (const part of ASKED) {
    const { status, text } = await person.get(`/games/${game}${part}`);
    if (status !== 200) throw new Error(`/games/${game}${part}: ${text}`);
  }
  return ASKED.length;
}
