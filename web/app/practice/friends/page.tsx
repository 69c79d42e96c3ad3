import type { Metadata } from 'next';
import Link from 'next/link';
import { GAME_SYSTEM_IDS } from '../../../../engine/games';
import { Alert } from '../../../components/frame/alert';
import { Page } from '../../../components/frame/page';
import { GameTabs, SetUpFriends } from '../../../components/friends/set-up-friends';
import { reader } from '../../../lib/reader';

export const metadata: Metadata = { title: 'Play with friends' };

interface Props {
  readonly searchParams: Promise<{ game?: string | string[]; refused?: string | string[] }>;
}

/** Where a board for friends is set up. */
export default async function FriendsPage({ searchParams }: Props) {
  const { game, refused } = await searchParams;
  const system = GAME_SYSTEM_IDS.find((id) => id === game) ?? GAME_SYSTEM_IDS[0] ?? 'ny2047';
  return (
    <Page
      here="game"
      above={<Link href="/practice">Practice</Link>}
      title="Play with friends"
      lead="Set up a board, send the link, and begin when everybody is there. Nobody needs an account, bots take the free seats, and nothing counts in any rating."
    >
      {refused === undefined ? null : <Alert>The board could not be set up. Choose another name.</Alert>}
      <GameTabs system={system} />
      <SetUpFriends system={system} isGuest={(await reader()) === null} />
    </Page>
  );
}
