import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { isGameSystem } from '../../../../../engine/games';
import type { GameResult } from '../../../../../functions/core/result/results.schema';
import { Card } from '../../../../components/forms/card';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { peopleOf } from '../../../../components/frame/people';
import { GameProgress } from '../../../../components/results/game-progress';
import { ResultDesk } from '../../../../components/results/result-desk';
import { ResultTable } from '../../../../components/results/result-table';
import { RulingList } from '../../../../components/results/ruling-list';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';
import type { Texts } from '../../../../lib/texts';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /games/{id}/result', { id: (await params).id });
  if (!answer.ok) return {};
  const { board, season } = answer.value;
  return { title: (await getTranslations('result'))('page', { board, season: season.name }) };
}

/** What it counts for, or where it was played. */
function stateInWords({ state, atTheTable }: GameResult, t: Texts<'result'>): string {
  if (state === 'void') return t('void');
  if (atTheTable !== 'no') return atTheTable === 'open' ? t('toEnter') : t('entered');
  return state === 'corrected' ? t('corrected') : t('asPlayed');
}

/** How a finished game ended, its rulings, and a link to rule for those who may. */
export default async function ResultPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [answer, progress] = await Promise.all([
    serverApi('GET /games/{id}/result', { id }),
    serverApi('GET /games/{id}/progress', { id }),
  ]);
  const result = valueFrom(answer);
  const { season, round, board, game, state, mayRule, rulings } = result;
  const t = await getTranslations('result');
  return (
    <Page
      here="leagues"
      above={t.rich('of', { season: () => <Link href={`/seasons/${season.id}`}>{season.name}</Link>, round })}
      title={t('title', { board })}
      lead={stateInWords(result, t)}
    >
      <div className="season-columns">
        <div>
          <ResultTable caption={t('title', { board })} measures={result.measures} seats={result.seats} />
          {result.atTheTable === 'no' && progress.ok ? (
            <GameProgress
              progress={progress.value}
              names={peopleOf(result.seats)}
              corrected={state === 'corrected'}
            />
          ) : null}
          <RulingList game={game} rulings={rulings} />
          {mayRule === 'yes' ? (
            <ClientTexts of={['result-table', 'rule-result', 'ruling-form']}>
              <ResultDesk result={result} />
            </ClientTexts>
          ) : null}
        </div>
        <aside>
          {isGameSystem(result.system) ? <Sources result={result} /> : <TableSources result={result} />}
        </aside>
      </div>
    </Page>
  );
}

/** Of a game without an engine there is nothing to replay or to verify: the log has who entered what. */
function TableSources({ result: { league, mayRule } }: { readonly result: GameResult }) {
  const t = useTranslations('result');
  return (
    <Card title={t('sources.title')}>
      <p className="muted">
        {t.rich('sources.aboutTable', {
          log: (words) => <Link href={`/leagues/${league.id}/log`}>{words}</Link>,
        })}
      </p>
      {mayRule === 'plays' ? <p className="muted mt-3">{t('sources.plays')}</p> : null}
    </Card>
  );
}

function Sources({ result: { game, league, mayRule } }: { readonly result: GameResult }) {
  const t = useTranslations('result');
  const to = (path: string) => (words: ReactNode) => <Link href={path}>{words}</Link>;
  return (
    <Card title={t('sources.title')}>
      <p className="muted">
        {t.rich('sources.about', {
          game: to(`/games/${game}`),
          replay: to(`/games/${game}/replay`),
          check: to(`/games/${game}/verify`),
          log: to(`/leagues/${league.id}/log`),
        })}
      </p>
      {mayRule === 'plays' ? <p className="muted mt-3">{t('sources.plays')}</p> : null}
    </Card>
  );
}
