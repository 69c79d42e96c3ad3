import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { defaultName } from '../../../../functions/api/schemas/names';
import { ChooseName } from '../../../components/forms/choose-name';
import { Page } from '../../../components/frame/page';
import { safePath } from '../../../lib/login/safe-path';
import { reader } from '../../../lib/reader';
import { siteAddress } from '../../../lib/site-address';

export const metadata: Metadata = { title: 'Your name' };

interface Props {
  readonly searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

const LEAD =
  'Other players see this name on boards, in press and in standings. They never see your address. You can change the name in your account.';

/** Where a login leads somebody who is new here, before it leads on to their goal. */
export default async function NamePage({ searchParams }: Props) {
  const { callbackUrl } = await searchParams;
  const goal = safePath(typeof callbackUrl === 'string' ? callbackUrl : null, siteAddress());
  const player = await reader();
  // Nobody changes an account on a shared computer.
  if (player === null || (await cookies()).has('shared')) redirect(goal);
  const known = player.name === defaultName(player.id) ? '' : player.name;
  return (
    <Page title="Choose your name" lead={LEAD}>
      <ChooseName known={known} otherwise={player.name} hasZone={player.zone !== null} goal={goal} />
    </Page>
  );
}
