import type { Metadata } from 'next';
import Link from 'next/link';
import type { GameResult } from '../../../../../functions/api/schemas/results';
import { Card } from '../../../../components/forms/card';
import { Page } from '../../../../components/frame/page';
import { GameProgress } from '../../../../components/results/game-progress';
import { ResultDesk } from '../../../../components/results/result-desk';
import { ResultTable } from '../../../../components/results/result-table';
import { RulingList } from '../../../../components/results/ruling-list';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id'>): Promise<Metadata> {
  const answer = await serverApi('GET /games/{id}/result', { id: (await params).id });
  return answer.ok ? { title: `Result of board ${answer.value.board}, ${answer.value.season.name}` } : {};
}

const STATES = {
  'as-played': 'It counts as it was played.',
  corrected: 'A ruling corrected it. Standing, ratings and statistics count what you see here.',
  void: 'A ruling declared it void: it counts for nobody. Places and figures are as played.',
} as const;

const AT_THE_TABLE = {
  open: 'It is played at a real table. An organizer enters its result.',
  entered: 'It was played at a real table, and an organizer entered this result.',
} as const;

function namesOf(seats: GameResult['seats']): Readonly<Record<string, string>> {
  return Object.fromEntries(seats.map(({ seat, player }) => [seat, player.name]));
}

/** How a finished game ended, what was ruled on it, and the way to rule for those who may. */
export default async function ResultPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [answer, progress] = await Promise.all([
    serverApi('GET /games/{id}/result', { id }),
    serverApi('GET /games/{id}/progress', { id }),
  ]);
  const result = valueFrom(answer);
  const { season, round, board, game, state, mayRule, rulings } = result;
  return (
    <Page
      here="leagues"
      above={
        <>
          <Link href={`/seasons/${season.id}`}>{season.name}</Link>, round {round}
        </>
      }
      title={`Result of board ${board}`}
      lead={state === 'void' || result.atTheTable === 'no' ? STATES[state] : AT_THE_TABLE[result.atTheTable]}
    >
      <div className="season-columns">
        <div>
          <ResultTable caption={`Result of board ${board}`} measures={result.measures} seats={result.seats} />
          {result.atTheTable === 'no' && progress.ok ? (
            <GameProgress
              progress={progress.value}
              names={namesOf(result.seats)}
              corrected={state === 'corrected'}
            />
          ) : null}
          <RulingList game={game} rulings={rulings} />
          {mayRule === 'yes' ? <ResultDesk result={result} key={rulings.length} /> : null}
        </div>
        <aside>
          <Sources result={result} />
        </aside>
      </div>
    </Page>
  );
}

function Sources({ result: { game, league, mayRule } }: { readonly result: GameResult }) {
  return (
    <Card title="Where it comes from">
      <p className="muted">
        <Link href={`/games/${game}`}>The game</Link> with every turn,{' '}
        <Link href={`/games/${game}/replay`}>its replay</Link>,{' '}
        <Link href={`/games/${game}/verify`}>the check</Link> that plays it again, and{' '}
        <Link href={`/leagues/${league.id}/log`}>the log of the league</Link>.
      </p>
      {mayRule === 'plays' ? (
        <p className="muted mt-3">
          You moderate this league and play in this game, so another moderator has to rule on it.
        </p>
      ) : null}
    </Card>
  );
}
