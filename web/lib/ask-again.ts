import { type Answer, asking, requestOf, type Send } from './ask';

/** Asks one address again and again; null when nothing has changed since the last answer. */
export function askingAgain<Value>(path: string): () => Promise<Answer<Value> | null> {
  let tag: string | null = null;
  const send: Send = async (method, address, body) => {
    const request = requestOf(method, body);
    const headers = { ...request.headers, ...(tag === null ? {} : { 'if-none-match': tag }) };
    const response = await fetch(`/v1${address}`, { ...request, headers });
    if (response.ok) tag = response.headers.get('etag');
    return response;
  };
  return async () => {
    const answer = await asking(send)<Value>('GET', path);
    return !answer.ok && answer.status === 304 ? null : answer;
  };
}
