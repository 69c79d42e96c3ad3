import type { Season } from '../../functions/core/season/seasons.schema';
import { serverApi, valueFrom } from './server-api';

/** All boards of a round, by their numbers. */
export async function tablesOfRound(season: string, round: number): Promise<Season['boards']> {
  const boards: Season['boards'] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const read = valueFrom(await serverApi('GET /seasons/{id}/boards', { id: season, round, page }));
    boards.push(...read.boards);
    pages = read.pages;
  }
  return boards.sort((one, other) => one.board - other.board);
}

/** The names of those who have no board in a round. */
export async function namesWithoutTable(season: string, round: number): Promise<readonly string[]> {
  const answer = await serverApi('GET /seasons/{id}/rounds/{round}', { id: season, round });
  if (!answer.ok) return [];
  const { people, sittingOut } = answer.value;
  return people.filter((one) => sittingOut.includes(one.id)).map((one) => one.name);
}
