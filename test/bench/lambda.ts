import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRIES } from '../../infra/entries';
import { bundleOf } from '../../infra/lib/bundled-code';
import { quantile } from '../support/quantiles';
import type { Figure } from './measuring';

const STARTS = 10;

/** The environment that a function's configuration and Lambda itself set. No import reaches anything in it. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  TABLE_NAME: 'turreton',
  SITE_URL: 'https://turreton.example',
  SCHEDULE_GROUP: 'steps',
  SCHEDULE_ROLE_ARN: 'arn:aws:iam::123456789012:role/steps',
  SCHEDULE_DLQ_ARN: 'arn:aws:sqs:eu-central-1:123456789012:steps',
  DEADLINE_FUNCTION_ARN: 'arn:aws:lambda:eu-central-1:123456789012:function:deadline',
  EDGE_SECRET_ARN: 'arn:aws:secretsmanager:eu-central-1:123456789012:secret:edge',
  VERSION: 'bench',
  NEXTAUTH_SECRET: 'a secret of the benchmark, long enough',
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
};

const IMPORT =
  'const began = performance.now(); await import(process.argv[1]); console.log(performance.now() - began)';

/** The load of a cold start of each function: the bytes of its bundle, and the time of its import. */
export function benchLambda(): readonly Figure[] {
  return Object.entries(ENTRIES).flatMap(([name, entry]) => {
    const { folder, coldBytes } = bundleOf(entry);
    const file = join(folder, 'index.mjs');
    const bytes = [
      { what: `${name}: read by a cold start`, value: `${coldBytes} bytes` },
      { what: `${name}: all of it`, value: `${bytesIn(folder)} bytes` },
    ];
    // The notifier reads the keys for push from Secrets Manager before it is ready, so it cannot be imported without a
    // service.
    const figures = name === 'notify' ? bytes : [...bytes, importTime(name, file)];
    rmSync(folder, { recursive: true, force: true });
    return figures;
  });
}

function bytesIn(folder: string): number {
  const code = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  return code.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

function importTime(name: string, file: string): Figure {
  const times = Array.from({ length: STARTS }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '--eval', IMPORT, pathToFileURL(file).href], {
        env: ENVIRONMENT,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ),
  );
  return {
    what: `${name}: import in a new process, median of ${STARTS}`,
    value: `${quantile(times, 0.5).toFixed(0)} ms`,
  };
}
