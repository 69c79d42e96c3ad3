import { checkDraw } from '../engine/tournament/seating/check';
import { verifyGame } from '../engine/verify';
import { GameExport } from '../functions/core/game/games.schema';
import { Draw } from '../functions/core/round/draws.schema';
import { readJsonFile } from '../functions/host/read-json-file';

/**
 * `turreton verify FILE...`: replays exported games and compares every published hash; repeats draws of rounds from the
 * answers of `/v1/seasons/{id}/rounds/{n}/draw`.
 */
export function verifyFiles(files: readonly string[]): void {
  for (const file of files) {
    const { ok, text } = verifyFile(file);
    console.log(`${file}: ${text}`);
    if (!ok) process.exitCode = 1;
  }
}

function verifyFile(file: string): { readonly ok: boolean; readonly text: string } {
  const written = readJsonFile(file);
  const draw = Draw.safeParse(written);
  if (draw.success) return drawText(draw.data);
  const game = GameExport.safeParse(written);
  if (!game.success) throw new Error(`${file} is neither the export of a game nor a draw.`);
  return gameText(game.data);
}

function gameText(exported: ReturnType<typeof GameExport.parse>) {
  const result = verifyGame(exported);
  return result.ok
    ? {
        ok: true,
        text: `${result.steps} steps verified${ruledText(result.rulings)}${rerolledText(result.rerolled)}, last hash ${result.hash}`,
      }
    : { ok: false, text: `NOT verified at step ${result.step}: ${result.message}` };
}

function ruledText(rulings: readonly number[]) {
  return rulings.length === 0 ? '' : `, the board as changed by ruling ${rulings.join(', ')}`;
}

function rerolledText(rulings: readonly number[]) {
  return rulings.length === 0 ? '' : `, dice after ruling ${rulings.join(', ')} as that ruling sets them`;
}

function drawText(draw: Draw) {
  const checked = checkDraw(draw);
  if (checked.result === 'different') return { ok: false, text: `NOT verified: other ${checked.what}` };
  return checked.result === 'repeated'
    ? { ok: true, text: `the seed gives these ${draw.boards.length} boards` }
    : { ok: true, text: `the certificate counts rightly; not drawn again (${checked.why})` };
}
