import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { contradictions, placeholders, type StageConfig, StageFile } from './config';

const FOLDER = 'infra/stages';

/** A placeholder for the address of a site that CloudFront has not named yet. */
export const UNKNOWN_ADDRESS = 'not-known-yet.invalid';

export interface ReadStageOptions {
  /**
   * Also accepts the values of the examples, for checks that deploy nothing.
   * @default false
   */
  readonly checking?: boolean;
  /** The host name that CloudFront assigned to the site, for a stage that has neither domain nor siteUrl. */
  readonly siteAddress?: string | undefined;
  /**
   * The folder of the stage files.
   * @default infra/stages
   */
  readonly folder?: string;
}

/** Reads the file of a stage. Throws one error that names the file, every wrong setting in it, and the fix. */
export function readStage(
  stage: string,
  { checking = false, siteAddress, folder = FOLDER }: ReadStageOptions = {},
): StageConfig {
  const file = `${folder}/${stage}.json`;
  if (!/^[a-z][a-z0-9]{1,11}$/.test(stage) || !existsSync(file))
    throw new Error(
      `There is no stage "${stage}": ${folder} has ${stagesIn(folder).join(', ')}. Name one of them, or copy one of the files.`,
    );
  const read = parsed(file);
  const left = checking ? [] : placeholders(read);
  if (left.length > 0)
    throw new Error(
      `${file} still has the example's ${left.join(', ')}: put your own there before you deploy.`,
    );
  const address = read.domain?.name ?? siteAddress ?? (checking ? UNKNOWN_ADDRESS : undefined);
  if (read.siteUrl === undefined && address === undefined)
    throw new Error(
      `${file} has neither domain nor siteUrl, so that only a deployment shows its address: deploy it with npm run deploy -- ${stage}.`,
    );
  return { ...read, stage, siteUrl: read.siteUrl ?? `https://${address}` };
}

/** The stages that have a file. */
export function stagesIn(folder = FOLDER): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

function parsed(file: string): StageFile {
  const read = StageFile.safeParse(json(file));
  if (!read.success) throw new Error(`${file} is wrong:\n${z.prettifyError(read.error)}`);
  const wrong = contradictions(read.data).map(([path, message]) => `✖ ${message}\n  → at ${path}`);
  if (wrong.length > 0) throw new Error(`${file} contradicts itself:\n${wrong.join('\n')}`);
  return read.data;
}

function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
