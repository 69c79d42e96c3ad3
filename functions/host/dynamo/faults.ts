import { type Answer, type Body, refused, type ServiceError, serviceError } from './wire';

/**
 * Faults that can be injected: a conflict with another transaction, a request refused for its rate, or a write that is
 * committed but whose reply never arrives.
 */
export type FaultKind = 'transaction-conflict' | 'throttling' | 'lost-reply';

export interface FaultOptions {
  /**
   * The operation to fail.
   * @default 'TransactWriteItems'
   */
  readonly operation?: string;
  /**
   * How many requests to fail; an SDK client repeats throttled and unanswered ones by itself.
   * @default 1
   */
  readonly times?: number;
}

export function newFaults() {
  const waiting: { kind: FaultKind; operation: string }[] = [];
  return {
    failNext(kind: FaultKind, { operation = 'TransactWriteItems', times = 1 }: FaultOptions = {}): void {
      for (let n = 0; n < times; n += 1) waiting.push({ kind, operation });
    },

    /** The fault for the next request of this operation, if any; it is removed. */
    take(operation: string): FaultKind | undefined {
      const at = waiting.findIndex((fault) => fault.operation === operation);
      return at < 0 ? undefined : waiting.splice(at, 1)[0]?.kind;
    },
  };
}

export type Faults = ReturnType<typeof newFaults>;

/** One entry of a cancelled transaction's reasons. */
export type Reason = { readonly Code: string; readonly Message?: string; readonly Item?: unknown };

export const NO_REASON: Reason = { Code: 'None' };

export function transactionCancelled(reasons: readonly Reason[]): ServiceError {
  const codes = reasons.map((reason) => reason.Code).join(', ');
  const Message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  const { status, body } = serviceError('TransactionCanceledException', Message);
  return { status, body: { __type: body.__type, Message, CancellationReasons: reasons } };
}

const CONFLICT: Reason = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };

function conflict(operation: string, request: Body): ServiceError {
  if (!operation.startsWith('Transact')) {
    return serviceError('TransactionConflictException', 'Transaction is ongoing for the item');
  }
  const items = Array.isArray(request.TransactItems) ? request.TransactItems : [];
  return transactionCancelled(items.map((_, at) => (at === 0 ? CONFLICT : NO_REASON)));
}

/** The refusal for a fault; undefined for a fault that first lets the request through. */
export function faultAnswer(
  kind: FaultKind | undefined,
  operation: string,
  request: Body,
): Answer<never> | undefined {
  switch (kind) {
    case 'throttling':
      return refused(serviceError('ThrottlingException', 'Rate of requests exceeds the allowed throughput.'));
    case 'transaction-conflict':
      return refused(conflict(operation, request));
    case 'lost-reply':
    case undefined:
      return undefined;
    default:
      return kind satisfies never;
  }
}
