'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ChatCode, Webhooks } from '../../../functions/core/notification/notifications.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

interface ServerCommandsProps {
  readonly league: string;
  readonly chats: Webhooks['chats'];
  /** The address at which the commands are added to a server. */
  readonly install: string;
}

/** The Discord servers whose members query the league by commands. */
export function ServerCommands({ league, chats, install }: ServerCommandsProps) {
  const t = useTranslations('webhooks');
  const mutation = useMutation();
  const [code, setCode] = useState<ChatCode | null>(null);
  const getCode = async () => {
    const answer = await api('POST /leagues/{id}/chats/code', { id: league });
    if (answer.ok) setCode(answer.value);
    return answer;
  };
  return (
    <section className="section" aria-labelledby="commands">
      <h2 id="commands">{t('commands.title')}</h2>
      <p className="mt-2">{t('commands.about')}</p>
      {chats.map((chat) => (
        <Server key={chat.guild} league={league} {...chat} />
      ))}
      <ol className="mt-3 list-decimal pl-6">
        <li>
          <a href={install} rel="noreferrer">
            {t('commands.add')}
          </a>
        </li>
        <li>{t('commands.type')}</li>
      </ol>
      {code === null ? null : (
        <p className="mono mt-3 break-all" role="status">
          {code.command}
        </p>
      )}
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        <ActionButton by={mutation} className="button" send={getCode}>
          {t('commands.get')}
        </ActionButton>
      </p>
    </section>
  );
}

function Server({
  league,
  guild,
  since,
}: ServerCommandsProps['chats'][number] & { readonly league: string }) {
  const t = useTranslations('webhooks');
  const mutation = useMutation();
  return (
    <>
      <p className="mt-3">
        {t.rich('commands.connected', {
          server: guild,
          mono: (words) => <span className="mono">{words}</span>,
          time: () => <When at={since} as="date" />,
        })}{' '}
        <ActionButton
          by={mutation}
          className="button quiet"
          send={() => api('DELETE /leagues/{id}/chats/{guild}', { id: league, guild })}
        >
          {t('commands.disconnect')}
        </ActionButton>
      </p>
      <ProblemNote problem={mutation.problem} />
    </>
  );
}
