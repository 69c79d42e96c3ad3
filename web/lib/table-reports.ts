import type { Season } from '../../functions/core/season/seasons.schema';
import { serverApi } from './server-api';

/** The reported results of a season that the reader sees; undefined where nobody can report any. */
export async function tableReportsOf({ id, atTheTable, status }: Season, me: string | null) {
  if (me === null || atTheTable === null || status !== 'running') return undefined;
  const found = await serverApi('GET /seasons/{id}/table-reports', { id });
  return found.ok ? found.value : undefined;
}
