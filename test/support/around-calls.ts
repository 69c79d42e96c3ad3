import type { StoreClient } from '../../functions/core/platform/store-client';

/** One call of a client before it is sent. */
export interface SentCall {
  /** The name of its command: `PutCommand`. */
  readonly command: string;
  readonly input: Readonly<Record<string, unknown>>;
}

type Reply = Readonly<Record<string, unknown>>;

/** Lets a test act before and after each call that a client sends from now on. */
export function aroundCalls(
  client: StoreClient,
  around: (call: SentCall, send: () => Promise<Reply>) => Promise<Reply>,
): void {
  const send = client.send.bind(client) as (command: unknown) => Promise<Reply>;
  const instead = async (command: { readonly input: SentCall['input'] }) =>
    around({ command: command.constructor.name, input: command.input }, () => send(command));
  client.send = instead as unknown as StoreClient['send'];
}
