import type { ReactNode } from 'react';
import { READER_FIELD } from '../../lib/plain-form';
import { reader } from '../../lib/reader';

interface PlainFormProps {
  readonly action: '/api/friends' | '/api/notes' | '/api/play' | '/api/statements';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form that works without scripts. It names the reader of its page (web/lib/tab-reader.ts says why). */
export async function PlainForm({ action, className, children }: PlainFormProps) {
  const player = await reader();
  return (
    <form action={action} method="post" {...(className !== undefined && { className })}>
      {player === null ? null : <input type="hidden" name={READER_FIELD} value={player.id} />}
      {children}
    </form>
  );
}
