import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { GameIdentity } from '../../../../engine/game-identity';
import { FLAGSHIP, GAME_SYSTEM_IDS, GAMES } from '../../../../engine/games';
import { Alert } from '../../../components/frame/alert';
import { Link } from '../../../components/frame/link';
import { Page } from '../../../components/frame/page';
import { GameTabs, SetUpFriends } from '../../../components/friends/set-up-friends';
import { FACES } from '../../../games/faces';
import { GameCover } from '../../../games/game-cover';
import { reader } from '../../../lib/reader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('friends');
  return { title: t('title'), description: t('lead') };
}

interface Props {
  readonly searchParams: Promise<{
    game?: string | string[];
    variant?: string | string[];
    refused?: string | string[];
  }>;
}

/** The page that sets up a board for friends. */
export default async function FriendsPage({ searchParams }: Props) {
  const { game, variant: wanted, refused } = await searchParams;
  const system = GAME_SYSTEM_IDS.find((id) => id === game) ?? FLAGSHIP;
  const { variants = {} }: GameIdentity = GAMES[system];
  const variant = Object.keys(variants).find((id) => id === wanted);
  const t = await getTranslations('friends');
  return (
    <Page
      here="game"
      above={<Link href="/practice">{t('practice')}</Link>}
      title={t('title')}
      lead={t('lead')}
    >
      {refused === undefined ? null : <Alert>{t('refused')}</Alert>}
      <GameTabs system={system} variant={variant} />
      <div className="columns">
        <SetUpFriends system={system} variant={variant} isGuest={(await reader()) === null} />
        <aside className="card game-beside" data-game={system}>
          <GameCover system={system} />
          <div className="game-card-words">
            <h2>
              <Link href={`/${system}`}>{GAMES[system].title}</Link>
            </h2>
            <p className="small muted">{FACES[system].blurb(await getTranslations('game'))}</p>
          </div>
        </aside>
      </div>
    </Page>
  );
}
