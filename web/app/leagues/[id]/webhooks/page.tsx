import type { Metadata } from 'next';
import Link from 'next/link';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Page } from '../../../../components/frame/page';
import { LeagueFailed } from '../../../../components/notifications/league-failed';
import { ServerCommands } from '../../../../components/notifications/server-commands';
import { WebhookForm } from '../../../../components/notifications/webhook-form';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Webhooks' };

const SERVICES = [
  ['discord', 'Discord'],
  ['slack', 'Slack'],
  ['program', 'A program of your own'],
] as const;

export default async function WebhooksPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const league = valueFrom(await serverApi('GET /leagues/{id}', { id }));
  const { webhooks, chats, discordInstall, failed } = valueFrom(
    await serverApi('GET /leagues/{id}/webhooks', { id }),
    `/leagues/${id}/webhooks`,
  );
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${id}`}>{league.name}</Link>}
      title="Webhooks"
      lead="The league’s public news, posted to your channel or program. It never contains press or what only one player may know."
    >
      <ClientTexts of={['notifications']}>
        <LeagueFailed league={id} failed={failed} />
      </ClientTexts>
      {SERVICES.map(([service, name]) => (
        <WebhookForm
          key={service}
          league={id}
          service={service}
          name={name}
          kept={webhooks.find((one) => one.service === service)}
        />
      ))}
      {discordInstall === null ? null : <ServerCommands league={id} chats={chats} install={discordInstall} />}
    </Page>
  );
}
