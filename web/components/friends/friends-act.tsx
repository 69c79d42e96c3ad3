import type { ReactNode } from 'react';
import { PlainForm } from '../forms/plain-form';

interface FriendsActProps {
  readonly game: string;
  readonly act: 'begin' | 'rematch' | 'leave';
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** One button of a board with friends. A plain form: it works without scripts. */
export function FriendsAct({ game, act, isMain = false, children }: FriendsActProps) {
  return (
    <PlainForm action="/api/friends">
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="game" value={game} />
      <button type="submit" className={isMain ? 'button main' : 'button quiet'}>
        {children}
      </button>
    </PlainForm>
  );
}
