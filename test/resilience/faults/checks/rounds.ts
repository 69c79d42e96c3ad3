import { boardsAtATime } from '../../../../engine/tournament/always-open';
import type { BoardRecord } from '../../../../functions/core/result/results.records';
import type { RoundRecord } from '../../../../functions/core/season/seasons.records';
import { cupDifferences } from '../../../simulated-season/recomputed';
import type { Played } from '../season';
import type { FaultyWorld } from '../world';
import { recomputable } from './tables';

/**
 * I6: no player is drawn for two boards of a round, nor for a board of a ladder while they play as many as they may.
 */
export function watchDraws({ world, scenario }: Pick<Played, 'world' | 'scenario'>): readonly string[] {
  const broken: string[] = [];
  const most = scenario.format.kind === 'ladder' ? boardsAtATime(scenario.format) : undefined;
  world.onWrite((written) => {
    for (const { key, before, after } of written) {
      if (!key.sk.startsWith('ROUND#') || key.sk.includes('#PART') || after === undefined) continue;
      const { round, boards = [], sittingOut = [] } = after as unknown as RoundRecord;
      const drawn = [...boards.flatMap((board) => Object.values(board)), ...sittingOut];
      for (const player of new Set(drawn)) {
        if (drawn.filter((one) => one === player).length > 1)
          broken.push(`I6: ${player} is in round ${round} of ${key.pk} twice`);
        if (most === undefined || before !== undefined || player.startsWith('bot-')) continue;
        const busy = boardsOf(world, key.pk, player);
        if (busy >= most)
          broken.push(`I6: ${player} is drawn for round ${round} and plays on ${busy} boards already`);
      }
    }
  });
  return broken;
}

function boardsOf(world: FaultyWorld, season: string, player: string): number {
  const items = world.table.partition('table', season, false);
  const boards = items.filter(({ sk }) => String(sk).startsWith('BOARD#')) as unknown as BoardRecord[];
  return boards.filter(
    ({ status, seats }) => status === 'running' && seats.some((seat) => seat.player.id === player),
  ).length;
}

/** The winners of a cup's board advance, once, and no one else does; places and bracket agree. */
export async function faultsOfCup(played: Played): Promise<readonly string[]> {
  if (played.scenario.format.kind !== 'knock-out') return [];
  const season = await recomputable(played);
  if (season === undefined) return [];
  const came = new Map([...season.came].filter(([player]) => played.people.has(player)));
  return (await cupDifferences({ ...season, came })).map((one) => `cup: ${one}`);
}
