import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';

/** A request of the login's route. */
export interface LoginRequest {
  readonly method: 'GET' | 'POST';
  /** The path below /api/auth. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
}

export interface LoginAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly cookies: Readonly<Record<string, string>>;
  /** The cookies as the browser gets them, with all their attributes. */
  readonly setCookies: readonly string[];
  readonly body: unknown;
}

/** Calls the login library as the pages' route does. */
export async function askLogin(
  { method, path, query, body, cookies }: LoginRequest,
  options: AuthOptions,
): Promise<LoginAnswer> {
  const request = { method, query: { ...query, nextauth: path }, body: body ?? {}, cookies, headers: {} };
  const answer = new Answer();
  await NextAuth(request as unknown as NextApiRequest, answer as unknown as NextApiResponse, options);
  return answer.read();
}

/** The parts of a response that the library uses. */
class Answer {
  private code = 200;
  private body: unknown = null;
  private readonly headers = new Map<string, unknown>();

  status(code: number): this {
    this.code = code;
    return this;
  }
  setHeader(name: string, value: unknown): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }
  getHeader(name: string): unknown {
    return this.headers.get(name.toLowerCase());
  }
  send(body: unknown): void {
    this.body = body;
  }
  json(body: unknown): void {
    this.body = body;
  }
  end(): void {}

  read(): LoginAnswer {
    const set = [this.headers.get('set-cookie') ?? []].flat().map(String);
    const pairs = set.map((cookie) => cookie.slice(0, cookie.indexOf(';')));
    const named = pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
    const cookies = Object.fromEntries(named.map(([name, value = '']) => [name, decodeURIComponent(value)]));
    const location = this.headers.get('location') as string;
    return { status: this.code, location, cookies, setCookies: set, body: this.body };
  }
}
