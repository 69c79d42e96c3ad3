import { readFileSync } from 'node:fs';
import { checkDraw } from '../engine/tournament/seating/check';
import { verifyGame } from '../engine/verify';
import { GameExport } from '../functions/core/game/games.schema';
import { Draw } from '../functions/core/round/draws.schema';

/**
 * `npm run verify -- FILE...`: replays exported games and compares every published hash; repeats draws of rounds from
 * the answers of `/v1/seasons/{id}/rounds/{n}/draw`.
 */
let failed = false;
for (const file of process.argv.slice(2)) {
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const draw = Draw.safeParse(written);
  const { ok, text } = draw.success ? drawText(draw.data) : gameText(GameExport.parse(written));
  console.log(`${file}: ${text}`);
  failed ||= !ok;
}
process.exit(failed ? 1 : 0);

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
