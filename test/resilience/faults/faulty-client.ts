import {
  ProvisionedThroughputExceededException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Agenda } from './agenda';
import type { Chance } from './chance';
import type { FaultKind } from './fault-kinds';
import { cancelled, type Done, type Request } from './table/commands';

/** A process, as its calls show it. */
export interface Life {
  readonly name: string;
  isDead: boolean;
  /** Ends the process: none of its work continues. */
  die(): void;
}

/** The environment of calls. */
export interface Wire {
  readonly agenda: Agenda;
  readonly chance: Chance;
  /** Whether a fault of this kind happens now; if so it is counted. */
  strikes(kind: FaultKind): boolean;
  /** Carries out a request on the table at this moment. */
  carryOut(request: Request): Done;
  note(line: string): void;
}

const QUICK_MS = 8;
/** A client gives up a silent service after eight seconds. */
const SLOW_MS = 8000;

type Command = { readonly constructor: { readonly name: string }; readonly input: Record<string, unknown> };

/** The client of one process: each of its calls takes a moment, and may fail. */
export function faultyClient(wire: Wire, life: Life): DynamoDBDocumentClient {
  const send = (command: Command): Promise<unknown> => {
    const request = { name: command.constructor.name, input: command.input };
    return new Promise((resolve, reject) => call(wire, life, request, { resolve, reject }));
  };
  return { send, destroy: () => undefined } as unknown as DynamoDBDocumentClient;
}

interface Answer {
  resolve(reply: unknown): void;
  reject(error: unknown): void;
}

function call(wire: Wire, life: Life, request: Request, answer: Answer): void {
  // Calls of a dead process are never answered.
  if (life.isDead) return;
  const { agenda, chance, strikes } = wire;
  if (strikes('process dies before a call')) {
    life.die();
    return;
  }
  const isWrite = !/^(Get|BatchGet|Query)/.test(request.name);
  const delay = strikes('is delayed') ? chance.among(500, SLOW_MS) : chance.among(1, QUICK_MS);
  agenda.after(delay, () => {
    const back = effectOf(wire, request, isWrite);
    wire.note(
      `${life.name} ${request.name} ${aboutOf(request)} ${'error' in back ? `! ${wordsOf(back.error)}` : ''}`,
    );
    if (isWrite && !life.isDead && strikes('process dies after a call')) {
      life.die();
      return;
    }
    agenda.after(chance.among(1, QUICK_MS), () => {
      if (life.isDead) return;
      if ('error' in back) answer.reject(back.error);
      else answer.resolve(back.done.reply);
    });
  });
}

type Back = { readonly done: Done } | { readonly error: unknown };

function effectOf({ strikes, carryOut }: Wire, request: Request, isWrite: boolean): Back {
  if (strikes('fails before it takes effect')) return { error: silence() };
  if (strikes('is throttled')) return { error: throttled(request) };
  if (isWrite && strikes('meets another transaction')) return { error: conflict(request) };
  const once = attempt(carryOut, request);
  if (!isWrite || 'error' in once) return once;
  if (strikes('fails after it took effect')) return { error: silence() };
  // The client repeats a call whose reply was lost; a transaction carries a token that identifies the repetition.
  const isKnown = request.name === 'TransactWriteCommand';
  if (strikes('is repeated by the client')) return isKnown ? once : attempt(carryOut, request);
  return once;
}

function attempt(carryOut: Wire['carryOut'], request: Request): Back {
  try {
    return { done: carryOut(request) };
  } catch (error) {
    return { error };
  }
}

function silence(): Error {
  return Object.assign(new Error('the service did not answer'), { name: 'TimeoutError' });
}

function throttled({ name, input }: Request): Error {
  if (name === 'TransactWriteCommand') return cancelledFor(input, 'ThrottlingError');
  return new ProvisionedThroughputExceededException({ message: 'too many requests', $metadata: {} });
}

function conflict({ name, input }: Request): Error {
  if (name === 'TransactWriteCommand') return cancelledFor(input, 'TransactionConflict');
  return new TransactionConflictException({ message: 'another transaction is under way', $metadata: {} });
}

function cancelledFor({ TransactItems }: Request['input'], code: string): Error {
  return cancelled((TransactItems as readonly unknown[]).map((_, at) => (at === 0 ? code : 'None')));
}

/** A request as a line of the trace. */
function aboutOf({ input }: Request): string {
  const parts = (input.TransactItems as readonly Record<string, Record<string, unknown>>[] | undefined) ?? [
    { one: input },
  ];
  return parts
    .flatMap((part) => Object.values(part))
    .map((one) => {
      const key = (one.Key ?? one.Item ?? one.ExpressionAttributeValues ?? {}) as Record<string, unknown>;
      return `${key.pk ?? key[':pk'] ?? ''} ${key.sk ?? key[':sk'] ?? ''}`.trim();
    })
    .join(', ');
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.name : String(error);
}
