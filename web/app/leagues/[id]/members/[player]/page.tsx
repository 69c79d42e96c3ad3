import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { MemberHistory } from '../../../../../../functions/core/member/member-history.schema';
import { Card } from '../../../../../components/forms/card';
import { ClientTexts } from '../../../../../components/frame/client-texts';
import { Link } from '../../../../../components/frame/link';
import { Page } from '../../../../../components/frame/page';
import { When } from '../../../../../components/frame/when';
import { MemberFile } from '../../../../../components/league/member-file';
import { MemberSeasons } from '../../../../../components/league/member-seasons';
import { MergeMember } from '../../../../../components/league/merge-member';
import { rolesInWords } from '../../../../../components/league/roles-in-words';
import { OpenBoards } from '../../../../../components/rulings/open-boards';
import type { PageOf } from '../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../lib/server-api';
import type { Texts } from '../../../../../lib/texts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('member'))('page') };
}

/** A member as organizers and moderators see them: rulings, notes, seasons, turns, open boards. */
export default async function MemberPage({ params }: PageOf<'id' | 'player'>) {
  const { id, player } = await params;
  const history = valueFrom(await serverApi('GET /leagues/{id}/members/{player}/history', { id, player }));
  const { member, league, turns, reliability, open } = history;
  const { name } = member.player;
  const t = await getTranslations('member');
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${league.id}/members`}>{t('above', { league: league.name })}</Link>}
      title={name}
      lead={t('lead')}
    >
      <div className="season-columns">
        <div>
          <ClientTexts of={['member', 'report']}>
            <MemberFile history={history} />
          </ClientTexts>
          <MemberSeasons seasons={history.seasons} />
          {history.mayMerge ? (
            <ClientTexts of={['member']}>
              <MergeMember history={history} />
            </ClientTexts>
          ) : null}
        </div>
        <aside>
          <Card title={t('now')}>
            <Standing member={member} />
            <p>
              {turnsText(turns, t)}
              {reliability === null ? '' : ` ${t('reliability', { percent: reliability })}`}
            </p>
            <MemberLinks league={league.id} player={player} />
          </Card>
          <Card title={t('openBoards')}>
            <OpenBoards open={open} name={name} />
          </Card>
        </aside>
      </div>
    </Page>
  );
}

function MemberLinks({ league, player }: { readonly league: string; readonly player: string }) {
  const t = useTranslations('member');
  return (
    <p className="form-actions mt-3">
      <Link className="button compact" href={`/leagues/${league}/ruling?member=${player}`}>
        {t('warn')}
      </Link>
      <Link className="button compact" href={`/players/${player}`}>
        {t('playerPage')}
      </Link>
    </p>
  );
}

interface Turns {
  readonly owed: number;
  readonly kept: number;
}

function turnsText({ owed, kept }: Turns, t: Texts<'member'>): string {
  return owed === 0 ? t('noTurns') : t('turns', { owed, missed: owed - kept });
}

function Standing({ member }: Pick<MemberHistory, 'member'>) {
  const t = useTranslations('member');
  const roles = rolesInWords(member, useTranslations('members'));
  const { leftAt, joinedAt, banned, bannedUntil } = member;
  return (
    <p>
      {leftAt === null
        ? t.rich('since', { roles, time: () => <When at={joinedAt} as="date" /> })
        : t.rich('left', { time: () => <When at={leftAt} as="date" /> })}{' '}
      {bannedUntil === null
        ? banned
          ? t('banHolds')
          : null
        : t.rich('banEnds', { time: () => <When at={bannedUntil} as="long" /> })}
    </p>
  );
}
