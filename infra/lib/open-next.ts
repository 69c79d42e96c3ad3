import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The output folder of `npm run build:aws`. */
const BUILT = 'web/.open-next';
const PLACEHOLDER = 'infra/test-fixtures/open-next';

const FunctionOrigin = z.object({
  type: z.literal('function'),
  handler: z.string(),
  bundle: z.string(),
  // Streaming would need another kind of function in front.
  streaming: z.literal(false),
});

/** The files without which pages work and something else does not: the installed app and push. */
const NEEDED = ['worker.js'];

/** The parts of OpenNext's output description that are used here. */
const Output = z.object({
  origins: z.object({
    s3: z.object({
      originPath: z.string(),
      copy: z.array(z.object({ from: z.string(), to: z.string() })).length(1),
    }),
    default: FunctionOrigin,
  }),
  behaviors: z.array(z.object({ pattern: z.string(), origin: z.enum(['s3', 'imageOptimizer', 'default']) })),
  // The stacks have neither a bucket nor a table for them: web/open-next.config.ts disables them.
  additionalProps: z.object({ disableIncrementalCache: z.literal(true), disableTagCache: z.literal(true) }),
});
type Output = z.infer<typeof Output>;

/** A function of the pages: its folder and its export. */
export interface PageFunction {
  readonly folder: string;
  readonly handler: string;
}

/** The built pages, with folders relative to this repository. */
export interface BuiltPages {
  readonly server: PageFunction;
  readonly assets: { readonly folder: string; readonly path: string };
  /** The paths of files. No page scales pictures, so OpenNext's function for that is not deployed. */
  readonly files: readonly string[];
}

export interface ReadPagesOptions {
  /**
   * Uses a placeholder if the pages have not been built, for checks that deploy nothing.
   * @default false
   */
  readonly checking?: boolean;
  /** @default web/.open-next */
  readonly folder?: string;
}

/** Reads OpenNext's output. Throws an error that says how to build it, if it is missing or of another kind. */
export function readPages({ checking = false, folder = BUILT }: ReadPagesOptions = {}): BuiltPages & {
  readonly placeholder: boolean;
} {
  const built = existsSync(join(folder, 'open-next.output.json'));
  if (!built && !checking)
    throw new Error(
      `The pages are not built: ${folder} is missing. Run npm run build:aws, then deploy again.`,
    );
  const from = built ? folder : PLACEHOLDER;
  const read = Output.safeParse(JSON.parse(readFileSync(join(from, 'open-next.output.json'), 'utf8')));
  if (!read.success)
    throw new Error(
      `${from}/open-next.output.json does not match web/open-next.config.ts. Build it again with npm run build:aws.\n${z.prettifyError(read.error)}`,
    );
  const pages = pagesOf(read.data, from);
  for (const name of NEEDED)
    if (!pages.files.includes(name))
      throw new Error(`${from} has no file ${name}. Build it again with npm run build:aws.`);
  return { ...pages, placeholder: !built };
}

function pagesOf({ origins, behaviors }: Output, folder: string): BuiltPages {
  const here = (path: string): string => join(folder, path.replace(/^\.open-next\//, ''));
  const functionOf = ({ bundle, handler }: z.infer<typeof FunctionOrigin>) => ({
    folder: here(bundle),
    handler,
  });
  return {
    server: functionOf(origins.default),
    assets: { folder: here(origins.s3.copy[0]?.from ?? ''), path: origins.s3.originPath },
    files: behaviors.filter(({ origin }) => origin === 's3').map(({ pattern }) => pattern),
  };
}
