/** One request of the API for the reference. */
export interface ApiOperation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** The scope that a session needs; empty if any session will do. */
  readonly scope: string;
  readonly body: readonly Field[];
  readonly replies: readonly { readonly status: string; readonly text: string }[];
}

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
}

/** A kind of problem that the API answers with. */
export interface ProblemType {
  readonly code: string;
  readonly status: string;
  readonly title: string;
}

export interface OperationGroup {
  readonly name: string;
  readonly operations: readonly ApiOperation[];
}

type Json = Readonly<Record<string, unknown>>;

/** The operations of an OpenAPI document, grouped by tag or else by the first part of their path. */
export function operationsOf(document: unknown): readonly OperationGroup[] {
  const groups = new Map<string, ApiOperation[]>();
  for (const [path, methods] of Object.entries(record(record(document).paths)))
    for (const [method, described] of Object.entries(record(methods))) {
      if (method === 'parameters') continue;
      const operation = record(described);
      const name =
        firstText(operation.tags) ??
        path.split('/').filter((part) => part !== '' && part !== 'v1')[0] ??
        'other';
      groups.set(name, [...(groups.get(name) ?? []), operationOf(record(document), path, method, operation)]);
    }
  return [...groups].map(([name, operations]) => ({ name, operations }));
}

/** The kinds of problems in an OpenAPI document of this API. */
export function problemTypesOf(document: unknown): readonly ProblemType[] {
  const types = record(document)['x-problem-types'];
  return (Array.isArray(types) ? types.map(record) : []).map(({ code, status, title }) => ({
    code: text(code),
    status: String(status),
    title: text(title),
  }));
}

function operationOf(document: Json, path: string, method: string, operation: Json): ApiOperation {
  const content = record(record(record(operation.requestBody).content)['application/json']);
  return {
    method: method.toUpperCase(),
    path,
    summary: text(operation.summary),
    description: text(operation.description),
    scope: operation['x-scope'] === 'any' ? '' : text(operation['x-scope']),
    body: fieldsOf(document, content.schema),
    replies: Object.entries(record(operation.responses)).map(([status, reply]) => ({
      status,
      text: text(record(reply).description),
    })),
  };
}

function fieldsOf(document: Json, schema: unknown): readonly Field[] {
  const resolved = resolve(document, schema);
  const required = Array.isArray(resolved.required) ? resolved.required : [];
  return Object.entries(record(resolved.properties)).map(([name, field]) => ({
    name,
    type: typeOf(document, field),
    required: required.includes(name),
    about: text(resolve(document, field).description),
  }));
}

function resolve(document: Json, schema: unknown): Json {
  const { $ref } = record(schema);
  if (typeof $ref !== 'string') return record(schema);
  return $ref
    .replace('#/', '')
    .split('/')
    .reduce<Json>((at, part) => record(at[part]), document);
}

function typeOf(document: Json, schema: unknown): string {
  const resolved = resolve(document, schema);
  if (Array.isArray(resolved.enum)) return resolved.enum.map(String).join(' | ');
  const choices = resolved.anyOf ?? resolved.oneOf;
  if (Array.isArray(choices))
    return [...new Set(choices.map((choice) => typeOf(document, choice)))].join(' | ');
  if (resolved.type === 'array') return `${typeOf(document, resolved.items)}[]`;
  if (resolved.const !== undefined) return String(resolved.const);
  return Array.isArray(resolved.type) ? resolved.type.join(' | ') : text(resolved.type) || 'any';
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function firstText(value: unknown): string | undefined {
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : undefined;
}
