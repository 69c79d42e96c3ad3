import { execFile } from 'node:child_process';
import * as z from 'zod';
import type { Advisory } from './advisories';

const Audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      // A name stands for another package's advisory, through which this one is concerned.
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

/** What the registry knows of the packages of the lock file, asked by npm itself. @throws where it does not answer */
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

/** npm ends with 1 where it has found something, and where nobody answered. */
function audit(options: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const bounds = { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
    execFile('npm', ['audit', '--json', ...options], bounds, (error, printed) => {
      if (printed.includes('"vulnerabilities"')) done(printed);
      else failed(new Error(error?.message.split('\n')[0] ?? 'npm audit printed nothing'));
    });
  });
}
