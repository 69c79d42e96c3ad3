import { circlesOf } from './circles';
import { functionsOver } from './functions';
import { filesThatNameGames } from './game-names';
import { singleImporters } from './single-importers';
import { productSources } from './sources';

const LONG = 40;

/**
 * `turreton measure`: prints the shape of the product without its tests.
 * @param list prints every row behind a figure as well
 */
export function measure(list: boolean): void {
  const sources = productSources();
  const long = functionsOver(LONG, sources);
  const circles = circlesOf(sources);
  const single = singleImporters(sources);
  const naming = filesThatNameGames(sources);
  const figures: readonly (readonly [figure: string, value: number, rows: readonly string[]])[] = [
    ['files', sources.length, []],
    ['lines', sources.reduce((sum, { lines }) => sum + lines, 0), []],
    [
      `functions over ${LONG} lines`,
      long.length,
      long.map(({ path, name, lines }) => `${lines} ${path} ${name}`),
    ],
    ['folder circles', circles.length, circles.map((circle) => circle.join(', '))],
    ['small files with their only importer beside them', single.length, single],
    ['files outside the games’ folders that name a game', naming.length, naming],
  ];

  for (const [figure, value, rows] of figures) {
    console.log(`${String(value).padStart(7)}  ${figure}`);
    if (list) for (const row of rows) console.log(`         ${row}`);
  }
}
