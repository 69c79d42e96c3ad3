import * as z from 'zod';
import { nameOf } from '../../../functions/api/operation';
import { OPERATIONS } from '../../../functions/api/whole-api';

/** The operations that answer with a list at the top of their reply, or a bare one: those who read it see items or lack them. */
export function listingOperations(): readonly string[] {
  return OPERATIONS.filter(({ method, reply }) => method === 'GET' && hasList(reply)).map((one) =>
    nameOf(one),
  );
}

function hasList(reply: z.ZodType): boolean {
  const { type, properties = {} } = z.toJSONSchema(reply, { unrepresentable: 'any', io: 'output' });
  return (
    type === 'array' ||
    Object.values(properties).some((one) => typeof one === 'object' && one.type === 'array')
  );
}

/** Whether a path with names in its braces is an address of an operation: "/leagues/{Club}" of "/leagues/{id}". */
export function isOf(operation: string, path: string): boolean {
  const [, pattern = ''] = operation.split(' ');
  const parts = pattern.split('/').map((part) => (part.startsWith('{') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`).test(path);
}
