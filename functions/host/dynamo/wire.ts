// The service's JSON format: attribute values are tagged, binaries are base64 text.

export interface WireValue {
  readonly S?: string;
  readonly N?: string;
  readonly B?: string;
  readonly BOOL?: boolean;
  readonly NULL?: boolean;
  readonly SS?: readonly string[];
  readonly NS?: readonly string[];
  readonly BS?: readonly string[];
  readonly L?: readonly WireValue[];
  readonly M?: Item;
}

export type Item = { readonly [attribute: string]: WireValue };

/** A request or reply body, or a part of one. */
export type Body = Record<string, unknown>;

/** The service's refusal: an HTTP status and a body whose `__type` ends in the error's name. */
export interface ServiceError {
  readonly status: number;
  readonly body: { readonly __type: string } & Body;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ServiceError };

export const answered = <T>(value: T): Answer<T> => ({ ok: true, value });
export const refused = (error: ServiceError): Answer<never> => ({ ok: false, error });

const SERVICE = 'com.amazonaws.dynamodb.v20120810#';

/** An error of the service's own list, such as `TransactionConflictException`. */
export function serviceError(name: string, message: string, more: Body = {}): ServiceError {
  return { status: 400, body: { __type: SERVICE + name, message, ...more } };
}

export function validationError(message: string): ServiceError {
  return { status: 400, body: { __type: 'com.amazon.coral.validate#ValidationException', message } };
}

export function internalError(): ServiceError {
  return { status: 500, body: { __type: `${SERVICE}InternalServerError`, message: 'Internal server error' } };
}

/** The bare name of a refusal: `ConditionalCheckFailedException`, `ValidationException`. */
export const errorName = (error: ServiceError): string => error.body.__type.split('#').pop() ?? '';

export const errorMessage = (error: ServiceError): string =>
  String(error.body.message ?? error.body.Message ?? '');

/** dynalite's refusals are errors with the status and the body to send; anything else is an error of this code. */
export function fromDynalite(error: unknown): ServiceError {
  const { statusCode, body } = error as { statusCode?: number; body?: ServiceError['body'] };
  if (statusCode !== undefined && body !== undefined) return { status: statusCode, body };
  console.error('embedded DynamoDB:', error);
  return internalError();
}

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
