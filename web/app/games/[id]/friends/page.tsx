import type { Metadata } from 'next';
import Link from 'next/link';
import type { Friends } from '../../../../../functions/api/schemas/practice';
import { Card } from '../../../../components/forms/card';
import { CopyText } from '../../../../components/forms/copy-text';
import { Alert } from '../../../../components/frame/alert';
import { Page } from '../../../../components/frame/page';
import { FriendsAct } from '../../../../components/friends/friends-act';
import { paceInWords } from '../../../../components/friends/pace';
import { RefreshPage } from '../../../../components/friends/refresh-page';
import { SeatList } from '../../../../components/friends/seat-list';
import { botsOf } from '../../../../components/practice/levels';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { siteAddress } from '../../../../lib/site-address';

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ code?: string | string[]; refused?: string | string[] }>;
}

export const metadata: Metadata = { title: 'With friends', robots: { index: false } };

const REFUSED: Readonly<Record<string, string>> = {
  'not-allowed': 'The seat is taken, or the link does not work. Choose another seat, or ask for a new link.',
  'changed-meanwhile': 'Somebody was faster. Look again who sits where.',
  'game-finished': 'This game is over.',
  'too-many': 'You, or others in your network, opened many boards today. Try again tomorrow.',
  invalid: 'This name does not work here. Choose another one.',
};

/** Where friends meet before a board begins, and where others take a bot's seat while it is played. */
export default async function FriendsOfGamePage({ params, searchParams }: Props) {
  const [{ id }, { code, refused }] = await Promise.all([params, searchParams]);
  const friends = valueFrom(await serverApi('GET /games/{id}/friends', { id }));
  const said = typeof code === 'string' ? code : null;
  const isGuest = (await reader()) === null;
  return (
    <Page
      here="game"
      above={<Link href={`/${friends.system}`}>{friends.systemTitle}</Link>}
      title={TITLES[friends.state]}
      lead={leadOf(friends)}
    >
      {refused === undefined ? null : (
        <Alert>{REFUSED[String(refused)] ?? 'That did not work. Try again.'}</Alert>
      )}
      <div className="season-columns">
        <div>
          <SeatList friends={friends} code={said} isGuest={isGuest} />
          {isGuest && friends.state !== 'finished' ? <LogInFirst game={id} code={said} /> : null}
        </div>
        <aside>
          {friends.state === 'waits' ? <Waiting friends={friends} /> : <ToTheTable friends={friends} />}
          {friends.code === null ? null : (
            <Card title="Invite friends">
              <CopyText
                label="The link"
                text={`${siteAddress()}/games/${id}/friends?code=${friends.code}`}
                rows={3}
              />
              <p className="small muted mt-3">Whoever has it can take a seat that a bot holds, also later.</p>
            </Card>
          )}
        </aside>
      </div>
      {friends.state === 'waits' ? <RefreshPage /> : null}
    </Page>
  );
}

/** Who has an account comes back to the same seats, by the same link. */
function LogInFirst({ game, code }: { readonly game: string; readonly code: string | null }) {
  const here = `/games/${game}/friends${code === null ? '' : `?code=${encodeURIComponent(code)}`}`;
  return (
    <p className="small muted mt-3">
      You have an account? <Link href={`/signin?callbackUrl=${encodeURIComponent(here)}`}>Log in</Link> first,
      and you come back here.
    </p>
  );
}

const TITLES = {
  waits: 'Waiting for friends',
  running: 'A game with friends',
  finished: 'A game with friends',
} as const;

function leadOf({ minutes, level }: Friends): string {
  return `A turn closes ${paceInWords(minutes)}. In free seats play ${botsOf(level)}, and nothing counts in any rating.`;
}

function Waiting({ friends: { game, isFounder, mine, isAsked, seats } }: { readonly friends: Friends }) {
  const free = seats.filter(({ player }) => player.kind === 'bot').length;
  return (
    <Card title={isFounder ? 'Everybody here?' : 'Before it begins'}>
      <p className="muted mb-3">
        {isFounder
          ? free === 0
            ? 'Every seat is taken.'
            : 'Bots take the seats that are free.'
          : `${mine === null ? 'Choose a seat.' : 'You have a seat.'} Whoever set the board up begins it.`}
      </p>
      <div className="form-actions">
        {isFounder ? (
          <FriendsAct game={game} act="begin" isMain>
            Begin
          </FriendsAct>
        ) : null}
        {mine === null && !isAsked ? null : (
          <FriendsAct game={game} act="leave">
            {mine === null ? 'No, thank you' : 'Leave'}
          </FriendsAct>
        )}
      </div>
    </Card>
  );
}

function ToTheTable({ friends: { game, state } }: { readonly friends: Friends }) {
  return (
    <Card title={state === 'finished' ? 'It is over' : 'It is being played'}>
      <p>
        <Link className="button main" href={`/games/${game}${state === 'finished' ? '/end' : ''}`}>
          {state === 'finished' ? 'See how it ended' : 'To the table'}
        </Link>
      </p>
    </Card>
  );
}
