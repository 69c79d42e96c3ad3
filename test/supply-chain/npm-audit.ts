import { execFile } from 'node:child_process';
import * as z from 'zod';
import type { Advisory } from './advisories';

const Audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      // A name refers to another package's advisory, which affects this one.
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
});

/**
 * The registry's advisories on the packages of the lock file, through npm.
 * @throws if it does not answer
 */
export async function auditByRegistry(options: readonly string[] = []): Promise<readonly Advisory[]> {
  const { vulnerabilities } = Audit.parse(JSON.parse(await audit(options)));
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((one): readonly Advisory[] => {
      if (typeof one === 'string') return [];
      const { name, title, url, severity, range } = one;
      const id = url.slice(url.lastIndexOf('/') + 1);
      return [
        {
          id,
          package: name,
          severity: severity === 'info' ? 'low' : severity,
          vulnerable: range,
          summary: title,
        },
      ];
    }),
  );
  return [...new Map(found.map((one) => [`${one.package} ${one.id}`, one])).values()];
}

/** npm exits with 1 if it found something, and if there was no answer. */
function audit(options: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const bounds = { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
    execFile('npm', ['audit', '--json', ...options], bounds, (error, printed) => {
      if (printed.includes('"vulnerabilities"')) done(printed);
      else failed(new Error(error?.message.split('\n')[0] ?? 'npm audit printed nothing'));
    });
  });
}
