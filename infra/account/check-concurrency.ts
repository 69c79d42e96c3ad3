import { type StageConfig, UNRESERVED } from '../config';
import type { NamedFunction } from '../entries';
import type { Account } from './account';
import { type Finding, later, stops } from './findings';

/** With fewer, players wait for each other: pages, API and four workers of each minute share them. */
const ENOUGH = 50;
/** Lambda's quota "Concurrent executions". */
const REQUEST =
  'Ask for more with aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000';

/** Lambda refuses reservations that leave fewer than a hundred runs to all other functions. */
export async function checkConcurrency(
  { reservedConcurrency, region, stage }: StageConfig,
  account: Account,
): Promise<readonly Finding[]> {
  const { limit, unreserved } = await account.concurrency();
  const wanted = Object.entries(reservedConcurrency) as [NamedFunction, number][];
  const more = wanted.map(async ([name, runs]) => runs - (await account.reserved(name)));
  const missing = (await Promise.all(more)).reduce((sum, one) => sum + one, 0);
  const request = `${REQUEST} --region ${region}; AWS answers within a day or two.`;
  if (missing > 0 && unreserved - missing < UNRESERVED)
    return [
      stops(
        `infra/stages/${stage}.json reserves ${missing} more runs of functions, but only ${Math.max(0, unreserved - UNRESERVED)} of the account’s ${limit} may be reserved.`,
        `Reserve fewer in reservedConcurrency, or none. ${request}`,
      ),
    ];
  if (limit >= ENOUGH) return [];
  return [
    later(
      `The account may run ${limit} functions at once, as new accounts may: a busy evening needs more.`,
      request,
    ),
  ];
}
