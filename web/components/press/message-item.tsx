import { Ellipsis } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '#texts';
import type { Message } from '../../../functions/core/press/press.schema';
import { api } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { Link } from '../frame/link';
import type { People } from '../frame/people';
import { useLanguage, useZone } from '../frame/reader';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { MessageText } from './message-text';
import type { QuotedOrder } from './quoted-order';
import { sentAt } from './sent-at';

interface MessageItemProps {
  readonly game: string;
  readonly message: Message;
  readonly people: People;
  readonly now: number;
  readonly seat: string | null;
  readonly found: boolean;
  readonly order: ((seat: string) => QuotedOrder) | undefined;
  readonly onChange: () => Promise<unknown>;
}

/** One message with the reader's possible actions. */
export function MessageItem({ game, message, people, now, seat, found, order, onChange }: MessageItemProps) {
  const zone = useZone();
  const language = useLanguage();
  const t = useTexts('press');
  const name = seatName(message.from, people[message.from]);
  const classes = [message.from === seat ? 'mine' : '', found ? 'found' : ''].filter(Boolean).join(' ');
  const deleted = (time: string) =>
    message.mine ? t('message.deletedByYou', { time }) : t('message.deletedBy', { name, time });
  const text = (
    <MessageText
      text={message.text}
      order={(quoted, otherwise) => order?.(message.from)(quoted, otherwise) ?? null}
    />
  );
  return (
    <li id={`message-${message.id}`} className={classes}>
      <div className="message-head">
        <SeatChip seat={message.from} player={people[message.from]} size={20} />
        <b>{message.mine ? t('message.you') : name}</b>
        <span className="message-time">{sentAt(message.at, now, zone, language)}</span>
        {message.waiting ? <span className="message-time">{t('message.waiting')}</span> : null}
        {seat === null || message.deletedAt !== null ? null : (
          <Doings {...{ game, message, name, onChange }} />
        )}
      </div>
      {message.deletedAt === null ? (
        message.blocked ? (
          <details className="message-hidden">
            <summary>{t('message.blocked', { name })}</summary>
            {text}
          </details>
        ) : (
          text
        )
      ) : (
        <p className="message-gone">{deleted(sentAt(message.deletedAt, now, zone, language))}</p>
      )}
    </li>
  );
}

interface DoingsProps {
  readonly game: string;
  readonly message: Message;
  readonly name: string;
  readonly onChange: () => Promise<unknown>;
}

/** Delete one's own message; report or block those of others. */
function Doings({ game, message, name, onChange }: DoingsProps) {
  const t = useTexts('press');
  const [problem, setProblem] = useState<string | null>(null);
  const { thread, id, from, mine, blocked } = message;
  const run = (ask: () => Promise<Answer<unknown>>) => async () => {
    const done = await ask();
    setProblem(done.ok ? null : done.problem.detail);
    if (done.ok) await onChange();
  };
  const remove = run(() =>
    api('DELETE /games/{id}/press/{thread}/{message}', { id: game, thread, message: id }),
  );
  const block = run(() => api('PUT /games/{id}/seats/{seat}/block', { id: game, seat: from }));
  const report = `/games/${game}/cases?thread=${encodeURIComponent(thread)}&message=${id}`;
  return (
    <details className="message-doings">
      <summary aria-label={t(mine ? 'message.ownDoings' : 'message.doings')}>
        <Ellipsis size={18} />
      </summary>
      <span>
        {mine ? (
          <Do onClick={remove}>{t('message.delete')}</Do>
        ) : (
          <Go href={report}>{t('message.report')}</Go>
        )}
        {!mine && blocked ? <Go href="/me">{t('message.blockedPlayers')}</Go> : null}
        {!mine && !blocked ? <Do onClick={block}>{t('message.block', { name })}</Do> : null}
        {problem === null ? null : <em role="alert">{problem}</em>}
      </span>
    </details>
  );
}

function Do(props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  return <button type="button" {...props} />;
}

function Go(props: Pick<ComponentProps<typeof Link>, 'href' | 'children'>) {
  return <Link {...props} />;
}
