import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Friends } from '../../../../../functions/core/practice/practice.schema';
import type { Language } from '../../../../../messages/languages';
import { Card } from '../../../../components/forms/card';
import { CopyText } from '../../../../components/forms/copy-text';
import { FormRefusal } from '../../../../components/forms/form-refusal';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { RefreshPage } from '../../../../components/frame/refresh-page';
import { FriendsAct } from '../../../../components/friends/friends-act';
import { SeatList } from '../../../../components/friends/seat-list';
import { pressName } from '../../../../components/season/rule-words';
import { languageOfReader } from '../../../../lib/language';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { siteAddress } from '../../../../lib/site-address';
import type { Texts } from '../../../../lib/texts';
import { minutesInWords } from '../../../../lib/time';

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ code?: string | string[]; refused?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('friends'))('page'), robots: { index: false } };
}

/** The page where friends meet before a board begins, and where others take a bot's seat while it is played. */
export default async function FriendsOfGamePage({ params, searchParams }: Props) {
  const [{ id }, { code, refused }] = await Promise.all([params, searchParams]);
  const friends = valueFrom(await serverApi('GET /games/{id}/friends', { id }));
  const said = typeof code === 'string' ? code : null;
  const isGuest = (await reader()) === null;
  const t = await getTranslations('friends');
  const press = pressName(await getTranslations('season-form'), friends);
  const link = `${siteAddress()}/games/${id}/friends?code=${friends.code}`;
  return (
    <Page
      here="game"
      above={<Link href={`/${friends.system}`}>{friends.systemTitle}</Link>}
      title={friends.state === 'waits' ? t('state.waits') : t('state.game')}
      lead={`${leadOf(friends, t, await languageOfReader())} ${t('pressMode', { press })}`}
    >
      {refused === undefined ? null : (
        <FormRefusal code={refused}>{refusalInWords(String(refused), t)}</FormRefusal>
      )}
      <div className="season-columns">
        <div>
          <SeatList friends={friends} code={said} isGuest={isGuest} />
          {isGuest && friends.state !== 'finished' ? <LogInFirst game={id} code={said} /> : null}
        </div>
        <aside>
          {friends.state === 'waits' ? <Waiting friends={friends} /> : <ToTheTable friends={friends} />}
          {friends.code === null ? null : (
            <Card title={t('invite.title')}>
              <CopyText
                label={t('invite.link')}
                text={link}
                rows={3}
                words={{
                  copy: t('invite.copy'),
                  copied: t('invite.copied'),
                  failed: t('invite.notCopied'),
                }}
              />
              <p className="small muted mt-3">{t('invite.about')}</p>
            </Card>
          )}
        </aside>
      </div>
      {friends.state === 'waits' ? <RefreshPage seconds={4} /> : null}
    </Page>
  );
}

/** A reader with an account returns to the same seats, by the same link. */
function LogInFirst({ game, code }: { readonly game: string; readonly code: string | null }) {
  const here = `/games/${game}/friends${code === null ? '' : `?code=${encodeURIComponent(code)}`}`;
  const login = `/signin?callbackUrl=${encodeURIComponent(here)}`;
  const t = useTranslations('friends');
  return (
    <p className="small muted mt-3">
      {t.rich('logIn', { login: (words) => <Link href={login}>{words}</Link> })}
    </p>
  );
}

function leadOf({ minutes, level }: Friends, t: Texts<'friends'>, language: Language): string {
  return minutes === null
    ? t('state.about', { level })
    : t('state.aboutLimit', { time: minutesInWords(minutes, language), level });
}

/** The reason that the last form was refused, by the code of the platform. */
function refusalInWords(code: string, t: Texts<'friends'>): string {
  switch (code) {
    case 'not-allowed':
      return t('refusal.taken');
    case 'changed-meanwhile':
      return t('refusal.faster');
    case 'game-finished':
      return t('refusal.over');
    case 'too-many':
      return t('refusal.tooMany');
    case 'invalid':
      return t('refusal.name');
    default:
      return t('refusal.other');
  }
}

function Waiting({ friends: { game, isFounder, mine, isAsked, free } }: { readonly friends: Friends }) {
  const t = useTranslations('friends');
  return (
    <Card title={isFounder ? t('wait.founder') : t('wait.before')}>
      <p className="muted mb-3">
        {isFounder
          ? t(free === 0 ? 'wait.full' : 'wait.bots')
          : t(mine === null ? 'wait.choose' : 'wait.seated')}
      </p>
      <div className="form-actions">
        {isFounder ? (
          <FriendsAct game={game} act="begin" isMain>
            {t('wait.begin')}
          </FriendsAct>
        ) : null}
        {mine === null && !isAsked ? null : (
          <FriendsAct game={game} act="leave">
            {mine === null ? t('wait.decline') : t('wait.leave')}
          </FriendsAct>
        )}
      </div>
    </Card>
  );
}

function ToTheTable({ friends: { game, state } }: { readonly friends: Friends }) {
  const t = useTranslations('friends');
  return (
    <Card title={state === 'finished' ? t('table.over') : t('table.running')}>
      <p>
        <Link className="button main" href={`/games/${game}${state === 'finished' ? '/end' : ''}`}>
          {state === 'finished' ? t('table.end') : t('table.open')}
        </Link>
      </p>
    </Card>
  );
}
