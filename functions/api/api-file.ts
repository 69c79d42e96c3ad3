import type { Context } from 'hono';
import * as z from 'zod';
import { LANGUAGES } from '../../messages/languages';
import type { Refusal } from '../core/platform/errors';
import type { ApiEnv } from './env';
import { refused } from './problems';

type Missing = Extract<Refusal, { readonly code: 'not-found' }>['what'];

/** What the description of the API says of a file. */
interface DescribedFile {
  /** GET, unless a service calls it in another way. */
  readonly method: 'GET' | 'POST';
  /** Below /v1, with parameters as {id}; others are query parameters. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** The media type of its content, without parameters. */
  readonly mediaType: string;
  readonly params: z.ZodObject;
  /** Whether it needs a login. */
  readonly loggedIn: boolean;
}

/** A file that the API serves beside its operations, in a format that other programs read: a table, a feed, a calendar. */
export interface ApiFile extends DescribedFile {
  answer(c: Context<ApiEnv>): Promise<Response>;
}

/** The language of a file's texts; English without it, and for a language that there is not. */
export const InLanguage = { language: z.enum(LANGUAGES).catch(LANGUAGES[0]) };

/**
 * Declares a file.
 * @param file.missing what there is none of if its parameters cannot be read
 */
export function apiFile<P extends z.ZodObject>({
  handle,
  missing,
  ...described
}: Omit<DescribedFile, 'params' | 'method' | 'loggedIn'> &
  Partial<Pick<DescribedFile, 'method' | 'loggedIn'>> & {
    readonly params: P;
    readonly missing: Missing;
    handle(c: Context<ApiEnv>, params: z.output<P>): Promise<Response> | Response;
  }): ApiFile {
  return {
    method: 'GET',
    loggedIn: false,
    ...described,
    async answer(c) {
      if (described.loggedIn && c.var.caller === null) return refused(c, { code: 'not-signed-in' });
      const params = described.params.safeParse({ ...c.req.query(), ...c.req.param() });
      return params.success ? handle(c, params.data) : refused(c, { code: 'not-found', what: missing });
    },
  };
}
