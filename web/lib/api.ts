import type * as z from 'zod';
import type { Method } from '../../functions/api/operation';
import type { OPERATIONS } from '../../functions/api/whole-api';
import { type Answer, answerOf, fromBrowser, type Send, type WordsOfPlatform } from './ask';
import { platformWords } from './platform-words';

type Described = (typeof OPERATIONS)[number];

/** Every operation of the API by its method and path. */
type Operations = { [One in Described as `${One['method']} ${One['path']}`]: One };

export type OperationName = keyof Operations;

/** Parameters in addresses are text, which the platform checks. If its schema coerces, a number is allowed too. */
type Text<Value> = unknown extends Value ? string | number | undefined : string | Exclude<Value, string>;
type ParamsOf<Input> = { readonly [Name in keyof Input]: Text<Input[Name]> };

export type Params<Name extends OperationName> = ParamsOf<z.input<Operations[Name]['params']>>;
export type Body<Name extends OperationName> = z.input<Operations[Name]['body']>;
export type Reply<Name extends OperationName> = z.output<Operations[Name]['reply']>;

/** The parameters, optional if there are none, and the body if there is one. */
type Arguments<Name extends OperationName> =
  Body<Name> extends undefined
    ? Record<never, never> extends Params<Name>
      ? [params?: Params<Name>]
      : [params: Params<Name>]
    : [params: Params<Name>, body: Body<Name>];

type Api = <Name extends OperationName>(
  name: Name,
  ...[params, body]: Arguments<Name>
) => Promise<Answer<Reply<Name>>>;

/** The whole API, typed by its operations, over any transport. */
export function apiOver(send: Send, words?: WordsOfPlatform): Api {
  return (name, ...[params, body]) => {
    const [method, path] = requestLine(name, params);
    return answerOf(send, method, path, body, words);
  };
}

/** Method and address of an operation: parameters that its path does not name follow the question mark. */
export function requestLine(name: OperationName, params: object = {}): [method: Method, path: string] {
  const [method, template = ''] = name.split(' ') as [Method, string?];
  const query: Record<string, unknown> = { ...params };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(query[key]);
    delete query[key];
    return encodeURIComponent(value);
  });
  return [method, path + queryOf(query)];
}

/** "?games=10&page=…" without absent and empty values; empty if none is left. */
export function queryOf(asked: object): string {
  const given = Object.entries(asked).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** The API for calls from the browser. */
export const api = apiOver(fromBrowser, platformWords);
