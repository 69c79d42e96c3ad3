import { readFileSync } from 'node:fs';
import { verifyGame } from '../engine/core/verify';
import { GameExport } from '../functions/api/schemas/games';

/** `npm run verify -- FILE...`: plays exported games again and compares every published hash. */
let failed = false;
for (const file of process.argv.slice(2)) {
  const result = verifyGame(GameExport.parse(JSON.parse(readFileSync(file, 'utf8'))));
  console.log(
    result.ok
      ? `${file}: ${result.steps} steps verified, last hash ${result.hash}`
      : `${file}: NOT verified at step ${result.step}: ${result.message}`,
  );
  failed ||= !result.ok;
}
process.exit(failed ? 1 : 0);
