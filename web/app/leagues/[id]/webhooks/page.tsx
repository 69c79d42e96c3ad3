import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { LeagueFailed } from '../../../../components/notifications/league-failed';
import { ServerCommands } from '../../../../components/notifications/server-commands';
import { WebhookForm } from '../../../../components/notifications/webhook-form';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('webhooks'))('page') };
}

export default async function WebhooksPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id }));
  const { webhooks, chats, discordInstall, failed } = valueFrom(
    await serverApi('GET /leagues/{id}/webhooks', { id }),
    `/leagues/${id}/webhooks`,
  );
  const t = await getTranslations('webhooks');
  const services = [
    ['discord', 'Discord'],
    ['slack', 'Slack'],
    ['program', t('program')],
  ] as const;
  return (
    <LeagueFrame league={league} here="settings" title={t('page')} lead={t('lead')}>
      <ClientTexts of={['notifications']}>
        <LeagueFailed league={id} failed={failed} />
      </ClientTexts>
      <ClientTexts of={['webhooks']}>
        {services.map(([service, name]) => (
          <WebhookForm
            key={service}
            league={id}
            service={service}
            name={name}
            kept={webhooks.find((one) => one.service === service)}
          />
        ))}
        {discordInstall === null ? null : (
          <ServerCommands league={id} chats={chats} install={discordInstall} />
        )}
      </ClientTexts>
    </LeagueFrame>
  );
}
