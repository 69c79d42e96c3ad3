import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { GameEnd } from '../../../../../functions/core/game/game-end.schema';
import type { Game } from '../../../../../functions/core/game/games.schema';
import { Card } from '../../../../components/forms/card';
import { CopyQuote } from '../../../../components/forms/copy-text';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { SeatChip } from '../../../../components/frame/seat-chip';
import { When } from '../../../../components/frame/when';
import { AwardList } from '../../../../components/game-end/award-list';
import { EndActs } from '../../../../components/game-end/end-acts';
import { OpenPress } from '../../../../components/game-end/open-press';
import { StatementList } from '../../../../components/game-end/statement-list';
import { endTitle, ownTitle, shareLine, winnerAlone } from '../../../../components/game-end/words';
import { GameProgress } from '../../../../components/results/game-progress';
import { EndTable } from '../../../../components/results/result-table';
import { Verifier } from '../../../../components/results/verifier';
import { FACES } from '../../../../games/faces';
import { languageOfReader } from '../../../../lib/language';
import type { PageOf } from '../../../../lib/page-of';
import { wantsStories } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import { siteAddress } from '../../../../lib/site-address';

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<{ refused?: string | string[] }>;
}

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /games/{id}/end', { id: (await params).id });
  if (!answer.ok) return {};
  const title = endTitle(answer.value, await getTranslations('game-end'), await languageOfReader());
  return { title: `${title}, ${answer.value.systemTitle}` };
}

/** The page of a finished game: the reader's own result or who won, what to do next, the last board, how it went. */
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
  // A running game has only its table.
  if (!ended.ok && ended.status === 409) redirect(`/games/${id}`);
  const end = valueFrom(ended);
  const t = await getTranslations('game-end');
  const language = await languageOfReader();
  const own = ownTitle(end, game.me.seat, t);
  const result = endTitle(end, t, language);
  const address = `${siteAddress()}/games/${id}/end`;
  const chip = end.state === 'void' ? null : (game.me.seat ?? winnerAlone(end));
  const people = Object.fromEntries(end.seats.map(({ seat, player }) => [seat, player.name]));
  return (
    <Page
      here={end.isPractice ? 'game' : 'leagues'}
      above={
        <Link href={`/games/${id}`}>
          {end.isPractice ? t('practice') : t('board', { season: end.season.name, board: end.board })}
        </Link>
      }
      title={
        chip === null ? (
          (own ?? result)
        ) : (
          <span className="end-title">
            <SeatChip seat={chip} player={people[chip]} size={56} /> {own ?? result}
          </span>
        )
      }
      lead={
        <>
          {own === null ? null : <span className="block-line">{result}.</span>}
          <span className="small">
            {t.rich('lead', {
              game: end.systemTitle,
              label: end.label,
              time: () => <When at={end.endedAt} as="long" />,
            })}
          </span>
        </>
      }
    >
      <EndActs {...{ game, end, address }} progress={progress.ok ? progress.value : null} />
      <div className="season-columns">
        <div>
          {end.state === 'as-played' ? null : (
            <p className="notice mb-6">{end.state === 'corrected' ? t('corrected') : t('void')}</p>
          )}
          <EndTable end={end} mine={game.me.seat} />
          <AwardList end={end} mine={game.me.seat} />
          <FinalBoard game={game} label={end.label} />
          <Epilogue game={game} end={end} />
          {progress.ok && progress.value.steps.length > 1 ? (
            <GameProgress progress={progress.value} names={people} corrected={end.state === 'corrected'} />
          ) : null}
          {said.ok && !end.isPractice ? (
            <StatementList game={id} said={said.value} refused={refused} />
          ) : null}
        </div>
        <aside>
          {said.ok && said.value.press !== null && !end.isPractice ? (
            <OpenPress game={id} press={said.value.press} />
          ) : null}
          <Card title={t('tell.title')}>
            <CopyQuote
              label={t('tell.line')}
              text={shareLine(end, address, t, language)}
              words={{ copy: t('tell.copy'), copied: t('tell.copied'), failed: t('tell.notCopied') }}
            />
          </Card>
          <Card title={t('proof.title')}>
            <p className="muted mb-3">{t('proof.about')}</p>
            <ClientTexts of={['verifier']}>
              <Verifier game={id} isBrief />
            </ClientTexts>
          </Card>
          <More game={game} />
        </aside>
      </div>
    </Page>
  );
}

/** The final board, if the game has a map. */
async function FinalBoard({ game, label }: { readonly game: Game; readonly label: string }) {
  const { picture } = await FACES[game.system].boards();
  if (picture === undefined) return null;
  const t = await getTranslations('game-end');
  return (
    <section className="section" aria-labelledby="final-board">
      <div className="section-head">
        <h2 id="final-board">{t('last.title')}</h2>
        <Link href={`/games/${game.id}/replay`}>{t('last.replay')}</Link>
      </div>
      <div className="card final-board" data-game={game.system}>
        {picture(game.position, t('last.after', { label }), game)}
      </div>
    </section>
  );
}

/** How the story of the game ends; nothing for a game that does not count or has no story. */
async function Epilogue({ game, end }: { readonly game: Game; readonly end: GameEnd }) {
  const { epilogue } = FACES[game.system];
  if (epilogue === undefined || end.state === 'void' || !(await wantsStories())) return null;
  const winners = end.seats.filter(({ winner }) => winner).map(({ seat }) => seat);
  const t = await getTranslations('game-end');
  return (
    <section className="section" aria-labelledby="epilogue">
      <div className="section-head">
        <h2 id="epilogue">{t('epilogue')}</h2>
        <Link href={`/${game.system}/gallery`}>{t('gallery')}</Link>
      </div>
      {await epilogue({ position: game.position, winners, mine: game.me.seat }, getTranslations)}
    </section>
  );
}

function More({ game: { id, practice } }: { readonly game: Game }) {
  const t = useTranslations('game-end');
  const to = (path: string) => (words: ReactNode) => <Link href={path}>{words}</Link>;
  return (
    <Card title={t('more.title')}>
      <ul className="plain-list">
        <li>{t.rich('more.table', { link: to(`/games/${id}`) })}</li>
        <li>{t.rich('more.replay', { link: to(`/games/${id}/replay`) })}</li>
        <li>{t.rich('more.whatIf', { link: to(`/games/${id}/what-if`) })}</li>
        {practice === null ? <li>{t.rich('more.result', { link: to(`/games/${id}/result`) })}</li> : null}
      </ul>
    </Card>
  );
}
