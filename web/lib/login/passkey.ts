import type { AuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { AnswerWithPasskey } from '../../../functions/core/session/logins.schema';
import { serverApi } from '../server-api';

/** A login by passkey, whose answer the API checks. In one step it equals a link by mail and a second factor. */
export function passkeyLogin(): AuthOptions['providers'][number] {
  const provider = CredentialsProvider({
    credentials: { answer: {} },
    async authorize(given) {
      const answer = AnswerWithPasskey.safeParse(parsed(given?.answer ?? ''));
      if (!answer.success) return null;
      const found = await serverApi('POST /passkeys/answer', {}, answer.data);
      return found.ok ? { id: found.value.player, email: found.value.email } : null;
    },
  });
  return { ...provider, id: 'passkey', name: 'Passkey' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
