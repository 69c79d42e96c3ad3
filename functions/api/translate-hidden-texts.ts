import type { MiddlewareHandler } from 'hono';
import { HIDDEN_TEXT } from '../../messages/hidden-text';
import type { Language } from '../../messages/languages';
import type { ApiEnv } from './env';

/** A response with the placeholders of hidden texts in the reader's language. */
export async function translateHiddenTexts(reply: string, language: Language): Promise<string> {
  if (!reply.includes(HIDDEN_TEXT)) return reply;
  const { refusalTexts } = await import('../../messages/refusals');
  // The texts of the catalogue need no escaping in JSON or the other formats.
  return reply.replaceAll(HIDDEN_TEXT, refusalTexts(language)('hiddenText'));
}

/** The same for files: feeds, tables and reports. Operations do it themselves. */
export const hiddenInFiles: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const type = c.res.headers.get('content-type') ?? '';
  if (c.res.status !== 200 || !/^text\/|xml/.test(type)) return;
  const text = await c.res.clone().text();
  if (text.includes(HIDDEN_TEXT))
    c.res = new Response(await translateHiddenTexts(text, c.get('language')), c.res);
};
