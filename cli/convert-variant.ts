import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Candidate, candidatesIn } from '../engine/classic/conversion/candidates';
import { unpacked } from '../engine/classic/conversion/unpack';
import { CLASSIC } from '../engine/classic/data/standard';
import { variantText } from '../engine/classic/variant/edits/variant-text';
import { variantProblems } from '../engine/classic/variant/problems';
import type { Translatable } from '../messages/translate';
import { translatorFor } from '../messages/translator';

interface Asked {
  readonly out?: string | undefined;
  readonly variant?: string | undefined;
}

/**
 * `turreton convert-variant FILE...`: prints a variant of Classic, or writes it, and says on the other output what of the
 * files it does not have.
 * @returns whether it can be played as it is
 * @throws Error in one line, if the files have no variant, or several and none is chosen
 */
export async function convertFiles(
  paths: readonly string[],
  { out, variant: title }: Asked,
): Promise<boolean> {
  const files = unpacked(paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) })));
  if (!files.ok) throw new Error(await inEnglish(files.fault));
  const found = candidatesIn(files.value);
  if (!found.ok) throw new Error(await inEnglish(found.fault));
  const answer = chooseCandidate(found.value, title).convert();
  if (!answer.ok) throw new Error(await inEnglish(answer.fault));
  const { variant, left } = answer.value;
  const text = variantText(variant);
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
  for (const one of left) console.error(await inEnglish(one));
  const problems = variantProblems(variant, CLASSIC);
  for (const { path, message } of problems)
    console.error(`Cannot be played yet: ${path.join('.')}: ${await inEnglish(message)}`);
  return problems.length === 0;
}

/** Only commands speak English alone: pages translate the same messages. */
async function inEnglish(message: Translatable): Promise<string> {
  return (await translatorFor('en', [message]))(message);
}

function chooseCandidate(found: readonly Candidate[], title: string | undefined): Candidate {
  const named = found.filter((one) => title === undefined || one.title === title);
  const [chosen] = named;
  if (chosen !== undefined && named.length === 1) return chosen;
  const titles = found.map((one) => one.title).join('; ');
  throw new Error(`Choose one with --variant: ${titles}.`);
}
