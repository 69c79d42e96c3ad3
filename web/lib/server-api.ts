import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { type Answer, apiOver, requestOf } from './api';

const API = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** The API as server components call it: over the network, in the name of whoever asked for the page. */
export const serverApi = apiOver(async (method, path, body) => {
  const request = requestOf(method, body);
  const cookie = (await cookies()).toString();
  const host = (await headers()).get('x-forwarded-for');
  const extra = {
    ...(cookie === '' ? {} : { cookie }),
    ...(host === null ? {} : { 'x-forwarded-for': host }),
  };
  return fetch(`${API}/v1${path}`, { ...request, headers: { ...request.headers, ...extra } });
});

/** The value of an answer, for pages that cannot exist without it. */
export function valueFrom<Value>(answer: Answer<Value>, here?: string): Value {
  if (answer.ok) return answer.value;
  if (answer.status === 404 || answer.status === 400) notFound();
  if (answer.status === 401) redirect(`/signin?callbackUrl=${encodeURIComponent(here ?? '/')}`);
  throw new Error(`${answer.problem.title} (${answer.problem.code})`);
}
