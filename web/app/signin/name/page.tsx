import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { defaultName } from '../../../../functions/core/platform/names.schema';
import { ChooseName } from '../../../components/forms/choose-name';
import { ClientTexts } from '../../../components/frame/client-texts';
import { Page } from '../../../components/frame/page';
import { languageOfReader } from '../../../lib/language';
import { safePath } from '../../../lib/login/safe-path';
import { reader } from '../../../lib/reader';
import { siteAddress } from '../../../lib/site-address';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signin'))('name.page') };
}

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

/** A login leads a new person here, before it leads on to their goal. */
export default async function NamePage({ searchParams }: Props) {
  const { callbackUrl } = await searchParams;
  const goal = safePath(typeof callbackUrl === 'string' ? callbackUrl : null, siteAddress());
  const player = await reader();
  // An account cannot be changed on a shared computer.
  if (player === null || (await cookies()).has('shared')) redirect(goal);
  const known = player.name === defaultName(player.id) ? '' : player.name;
  const t = await getTranslations('signin');
  const first = { zone: player.zone === null, language: player.language === null };
  return (
    <Page title={t('name.title')} lead={t('name.lead')}>
      <ClientTexts of={['signin']}>
        <ChooseName
          known={known}
          otherwise={player.name}
          first={first}
          language={await languageOfReader()}
          goal={goal}
        />
      </ClientTexts>
    </Page>
  );
}
