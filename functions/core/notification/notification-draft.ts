import type { Message } from '../../../engine/game';
import type { Language } from '../../../messages/languages';
import { translatorFor } from '../../../messages/translator';
import type { Notification } from './notifications.records';

/** A notification in no language yet: its messages are translated into the reader's language later. */
export interface NotificationDraft extends Omit<Notification, 'title' | 'lines'> {
  readonly title: Message | string;
  readonly lines: readonly (Message | string)[];
}

/** A notification in the reader's language. */
export async function translateDraft<One extends NotificationDraft>(language: Language, draft: One) {
  const say = await translatorFor(language, [draft.title, ...draft.lines]);
  return { ...draft, title: say(draft.title), lines: draft.lines.map(say) };
}
