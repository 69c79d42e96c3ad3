import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { Game } from '../../../../../functions/api/schemas/games';
import { Card } from '../../../../components/forms/card';
import { CopyText } from '../../../../components/forms/copy-text';
import { Page } from '../../../../components/frame/page';
import { When } from '../../../../components/frame/when';
import { AwardList } from '../../../../components/game-end/award-list';
import { OpenPress } from '../../../../components/game-end/open-press';
import { Rematch } from '../../../../components/game-end/rematch';
import { StatementList } from '../../../../components/game-end/statement-list';
import { endTitle, shareLine } from '../../../../components/game-end/words';
import { GameProgress } from '../../../../components/results/game-progress';
import { EndTable } from '../../../../components/results/result-table';
import { Verifier } from '../../../../components/results/verifier';
import { FACES } from '../../../../games/faces';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { siteAddress } from '../../../../lib/site-address';
import { counted } from '../../../../lib/time';

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ refused?: string | string[] }>;
}

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /games/{id}/end', { id: (await params).id });
  return answer.ok ? { title: `${endTitle(answer.value)}, ${answer.value.systemTitle}` } : {};
}

const RULED = {
  'as-played': null,
  corrected: 'A ruling corrected the result. Places, figures and ratings are as ruled.',
  void: 'A ruling declared the game void: it counts for nobody. Places and figures are as played.',
} as const;

/** What stays of a finished game: who won, the last board, how it went, and what to do next. */
export default async function EndPage({ params, searchParams }: Props) {
  const { id } = await params;
  const [answer, ended, progress, said] = await Promise.all([
    serverApi('GET /games/{id}', { id }),
    serverApi('GET /games/{id}/end', { id }),
    serverApi('GET /games/{id}/progress', { id }),
    serverApi('GET /games/{id}/statements', { id }),
  ]);
  const { refused } = await searchParams;
  const game = valueFrom(answer);
  // While it is played, its table is all there is.
  if (!ended.ok && ended.status === 409) redirect(`/games/${id}`);
  const end = valueFrom(ended);
  const people = Object.fromEntries(end.seats.map(({ seat, player }) => [seat, player.name]));
  return (
    <Page
      here={end.isPractice ? 'game' : 'leagues'}
      above={
        <Link href={`/games/${id}`}>
          {end.isPractice ? 'Practice' : `${end.season.name}, board ${end.board}`}
        </Link>
      }
      title={endTitle(end)}
      lead={
        <>
          {end.systemTitle}, finished after {counted(end.steps, 'step')} on{' '}
          <When at={end.endedAt} as="long" />
        </>
      }
    >
      <div className="season-columns">
        <div>
          {RULED[end.state] === null ? null : <p className="notice mb-6">{RULED[end.state]}</p>}
          <EndTable end={end} />
          <AwardList end={end} />
          {said.ok && !end.isPractice ? (
            <StatementList game={id} said={said.value} isRefused={refused !== undefined} />
          ) : null}
          <FinalBoard game={game} label={end.label} />
          {progress.ok && progress.value.steps.length > 1 ? (
            <GameProgress progress={progress.value} names={people} corrected={end.state === 'corrected'} />
          ) : null}
        </div>
        <aside>
          <Rematch game={game} />
          {said.ok && said.value.press !== null && !end.isPractice ? (
            <OpenPress game={id} press={said.value.press} />
          ) : null}
          <Card title="Tell others">
            <CopyText
              label="One line to share"
              text={shareLine(end, `${siteAddress()}/games/${id}/end`)}
              rows={4}
            />
          </Card>
          <Card title="The proof">
            <p className="muted mb-3">
              The seed is open now, so your browser can play every step again and compare each hash.
            </p>
            <Verifier game={id} isBrief />
          </Card>
          <More game={game} />
        </aside>
      </div>
    </Page>
  );
}

/** The board as it was left, where the game has a map. */
async function FinalBoard({ game, label }: { readonly game: Game; readonly label: string }) {
  const { picture } = await FACES[game.system].boards();
  if (picture === undefined) return null;
  return (
    <section className="section" aria-labelledby="final-board">
      <div className="section-head">
        <h2 id="final-board">The last board</h2>
        <Link href={`/games/${game.id}/replay`}>Replay the game</Link>
      </div>
      <div className="card final-board" data-game={game.system}>
        {picture(game.position, `The board after ${label}`)}
      </div>
    </section>
  );
}

function More({ game: { id, practice } }: { readonly game: Game }) {
  return (
    <Card title="Look closer">
      <ul className="plain-list">
        <li>
          <Link href={`/games/${id}`}>The table</Link> with every turn
        </li>
        <li>
          <Link href={`/games/${id}/replay`}>The replay</Link>, with downloads
        </li>
        <li>
          <Link href={`/games/${id}/what-if`}>What if</Link> somebody had ordered otherwise
        </li>
        {practice === null ? (
          <li>
            <Link href={`/games/${id}/result`}>The result</Link> with its rulings
          </li>
        ) : null}
      </ul>
    </Card>
  );
}
