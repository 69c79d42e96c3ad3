import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { contradictions, placeholders, type StageConfig, StageFile } from './config';

const FOLDER = 'infra/stages';

export interface ReadStageOptions {
  /** Takes the values of the examples as well, for checks that deploy nothing. @default false */
  readonly checking?: boolean;
  /** Where the files of the stages are. @default infra/stages */
  readonly folder?: string;
}

/** Reads the file of a stage. Throws one error that names the file, every wrong setting in it, and what to do. */
export function readStage(
  stage: string,
  { checking = false, folder = FOLDER }: ReadStageOptions = {},
): StageConfig {
  const file = `${folder}/${stage}.json`;
  if (!/^[a-z][a-z0-9]{1,11}$/.test(stage) || !existsSync(file))
    throw new Error(
      `There is no stage "${stage}": ${folder} has ${stagesIn(folder).join(', ')}. Name one with -c stage=…, or copy one of the files.`,
    );
  const config = parsed(file, stage);
  const left = checking ? [] : placeholders(config);
  if (left.length > 0)
    throw new Error(
      `${file} still has the example's ${left.join(', ')}: put your own there before you deploy.`,
    );
  return config;
}

/** The stages that have a file. */
export function stagesIn(folder = FOLDER): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

function parsed(file: string, stage: string): StageConfig {
  const read = StageFile.safeParse(json(file));
  if (!read.success) throw new Error(`${file} is wrong:\n${z.prettifyError(read.error)}`);
  const wrong = contradictions(read.data).map(([path, message]) => `✖ ${message}\n  → at ${path}`);
  if (wrong.length > 0) throw new Error(`${file} contradicts itself:\n${wrong.join('\n')}`);
  return { ...read.data, stage };
}

function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
