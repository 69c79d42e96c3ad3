import { benchAdjudication } from './adjudication';
import { benchBots } from './bots';
import { benchClassic } from './classic';
import { benchDomination } from './domination';
import { benchLambda } from './lambda';
import { benchLargeSeason } from './large-season';
import { benchLeaderboard } from './leaderboard';
import { benchLoadHere } from './load-here';
import type { Figure } from './measuring';
import { benchNewEra } from './new-era';
import { benchNycRisk } from './nyc-risk';
import { benchPages } from './pages';
import { benchPieces } from './pieces';
import { benchPlatform, SEASON } from './platform';
import { benchSeating } from './seating';
import { benchStoreCalls } from './store-calls';
import { benchStoreWrites } from './store-writes';
import { benchTap } from './tap';

export const BENCHES: Readonly<Record<string, () => readonly Figure[] | Promise<readonly Figure[]>>> = {
  adjudication: benchAdjudication,
  bots: benchBots,
  classic: benchClassic,
  domination: benchDomination,
  lambda: benchLambda,
  'large-season': benchLargeSeason,
  leaderboard: benchLeaderboard,
  // Loaded when asked for: the library is large.
  lighthouse: async () => (await import('./lighthouse')).benchLighthouse(),
  'new-era': benchNewEra,
  'nyc-risk': benchNycRisk,
  pages: benchPages,
  pieces: benchPieces,
  platform: () => benchPlatform(),
  'load-here': () => benchLoadHere(SEASON),
  seating: benchSeating,
  'store-calls': benchStoreCalls,
  'store-writes': benchStoreWrites,
  tap: benchTap,
};

/** `turreton bench [NAME]`: runs every benchmark, or one. */
export async function bench(wanted: string | undefined): Promise<void> {
  for (const [name, run] of Object.entries(BENCHES)) {
    if (wanted !== undefined && wanted !== name) continue;
    const figures = await run();
    const width = Math.max(...figures.map(({ what }) => what.length));
    process.stdout.write(`${name}\n`);
    for (const { what, value } of figures)
      process.stdout.write(`  ${what.padEnd(width)}  ${value.padStart(12)}\n`);
  }
}
