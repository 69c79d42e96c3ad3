import type { BatchReply } from '../../../functions/events/batch';
import type { ChangeRecord } from '../../../functions/host/dynamo';
import type { DeployedFunction } from './functions';

/** An event source mapping as the template declares it. */
export interface Mapping {
  readonly BatchSize: number;
  readonly MaximumRetryAttempts: number;
  readonly FilterCriteria: { readonly Filters: readonly { readonly Pattern: string }[] };
}

/** The message to the on-failure destination: the place of the records in the stream, without their contents. */
export interface SetAside {
  readonly startSequenceNumber: string;
  readonly endSequenceNumber: string;
  readonly batchSize: number;
}

/**
 * Delivers changes as Lambda's poller does: those that pass the filters, in batches; after a failure again from the
 * first failed record, until the attempts are used up and the rest is set aside.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
 */
export async function pollStream(
  { BatchSize, MaximumRetryAttempts, FilterCriteria }: Mapping,
  changes: readonly ChangeRecord[],
  { invoke }: DeployedFunction,
): Promise<readonly SetAside[]> {
  const patterns = FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern) as Pattern);
  const passed = changes.filter((change) => patterns.some((pattern) => matches(pattern, change)));
  const setAside: SetAside[] = [];
  for (let from = 0; from < passed.length; from += BatchSize) {
    let left: readonly ChangeRecord[] = passed.slice(from, from + BatchSize);
    for (let attempt = 0; left.length > 0 && attempt <= MaximumRetryAttempts; attempt += 1)
      left = remaining(left, await invoke<BatchReply>({ Records: left }));
    if (left.length > 0) setAside.push(rangeOf(left));
  }
  return setAside;
}

function remaining(
  batch: readonly ChangeRecord[],
  { batchItemFailures }: BatchReply,
): readonly ChangeRecord[] {
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
  return first === -1 ? [] : batch.slice(first);
}

function rangeOf(batch: readonly ChangeRecord[]): SetAside {
  const sequence = (at: number) => batch.at(at)?.dynamodb.SequenceNumber ?? '';
  return { startSequenceNumber: sequence(0), endSequenceNumber: sequence(-1), batchSize: batch.length };
}

type Pattern = { readonly [key: string]: Pattern } | readonly (string | { readonly prefix: string })[];

/** https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html, as far as the templates use it. */
function matches(pattern: Pattern, value: unknown): boolean {
  if (Array.isArray(pattern))
    return pattern.some((one) =>
      typeof one === 'string' ? one === value : typeof value === 'string' && value.startsWith(one.prefix),
    );
  return Object.entries(pattern).every(([key, inner]) =>
    matches(inner as Pattern, (value as Record<string, unknown> | undefined)?.[key]),
  );
}
