import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Area } from '../../lib/texts';

interface ClientTextsProps {
  /** The areas that the components below use; no other text is sent to the browser. */
  readonly of: readonly Area[];
  readonly children: ReactNode;
}

/** Passes the texts of some areas to the components below that run in the browser. */
export async function ClientTexts({ of, children }: ClientTextsProps) {
  // The texts of a game that keeps them in one file are no part of the catalogue's type (messages/texts-of-games.ts).
  const all: Partial<Record<Area, object>> = await getMessages();
  const messages = Object.fromEntries(of.map((area) => [area, all[area]]));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
