'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { Board } from '../../../functions/core/game/boards.schema';
import type { TableReport, TableReports } from '../../../functions/core/result/table-reports.schema';
import { api } from '../../lib/api';
import { formReader } from '../../lib/form-reader';
import { useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { usePageLoad } from '../../lib/use-page-load';
import { ActionButton } from '../forms/action-button';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';
import { faultsInForm } from './faults-in-form';
import { type CountedGame, ResultForm, startOf } from './result-form';

interface ReportOnRowProps {
  readonly board: Board;
  readonly game: CountedGame;
  readonly reports: TableReports;
}

/** What a player has reported of a board at a real table, with the answers to it, and the form of a report. */
export function ReportOnRow({ board, game, reports }: ReportOnRowProps) {
  const report = reports.open.find((one) => one.game === board.game);
  const mayReport = reports.mayReport.includes(board.game);
  const isFree = report === undefined || report.state === 'stale' || report.mine === 'reported';
  if (report === undefined && !mayReport) return null;
  return (
    <>
      {report === undefined ? null : <Reported {...{ report, board, game, counts: reports.reports }} />}
      {mayReport && isFree ? <ReportResult {...{ board, game, report, counts: reports.reports }} /> : null}
    </>
  );
}

type Counts = { readonly counts: TableReports['reports'] };

/** A reported result with its answers. */
function Reported({
  report,
  board,
  game,
  counts,
}: Omit<ReportOnRowProps, 'reports'> & Counts & { readonly report: TableReport }) {
  const t = useTranslations('table-report');
  const [leading] = game.measures;
  const { by, at, state, seats, answers, mine } = report;
  const words = { open: t('state.open'), disputed: t('state.disputed'), stale: t('state.stale') };
  const time = () => <When at={at} as="short" />;
  const isAtTheBoard = mine !== 'none';
  return (
    <section className="reported small" aria-label={`${t('title')} (${board.board})`}>
      <p>
        <b>{t('title')}</b> <span className="muted">{t.rich('by', { name: by.name, time })}</span>
      </p>
      <ol className="plain-list">
        {[...seats]
          .sort((one, other) => one.place - other.place)
          .map(({ seat, player, place, figures }) => (
            <li key={seat}>
              {t('place', {
                ...{ place, player: player.name },
                figures: leading === undefined ? '' : `: ${figures[leading.id] ?? 0}`,
              })}
            </li>
          ))}
      </ol>
      <p>{words[state]}</p>
      {answers.length === 0 ? null : (
        <ul className="plain-list">
          {answers.map(({ player, confirms, sentence }) => (
            <li key={`${player.id} ${sentence}`}>
              {confirms
                ? t('confirms', { name: player.name })
                : t('disputes', { name: player.name, sentence })}
            </li>
          ))}
        </ul>
      )}
      {state === 'stale' || !isAtTheBoard ? null : <p className="muted">{countsIn(t)[counts]}</p>}
      {state === 'stale' ? null : <Answer report={report} />}
      <Decision report={report} />
    </section>
  );
}

function countsIn(t: Texts<'table-report'>): Readonly<Record<TableReports['reports'], string>> {
  return {
    one: t('counts.one'),
    all: t('counts.all'),
    organizer: t('counts.organizer'),
    never: t('counts.never'),
  };
}

/** The reader's answer to the report of another player of the board. */
function Answer({ report: { id, game, mine } }: { readonly report: TableReport }) {
  const t = useTranslations('table-report');
  const mutation = useMutation();
  if (mine === 'none' || mine === 'reported') return null;
  const dispute = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sentence = formReader(new FormData(event.currentTarget)).text('sentence');
    const body = { report: id, answer: { kind: 'disputes' as const, sentence } };
    void mutation.run(() => api('PUT /games/{id}/table-report/answer', { id: game }, body));
  };
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      {mine === 'confirmed' ? null : (
        <p className="form-actions">
          <ActionButton
            by={mutation}
            className="button compact main"
            send={() =>
              api(
                'PUT /games/{id}/table-report/answer',
                { id: game },
                { report: id, answer: { kind: 'confirms' } },
              )
            }
          >
            {t('confirm')}
          </ActionButton>
        </p>
      )}
      {mine === 'disputed' ? null : (
        <details className="more">
          <summary>{t('disputeOpen')}</summary>
          <form className="grid gap-2" onSubmit={dispute}>
            <TextField
              {...{ name: 'sentence', required: true, minLength: 3, maxLength: 300, autoComplete: 'off' }}
              label={t('disputeLabel')}
            />
            <button className="button compact" type="submit" disabled={mutation.busy}>
              {t('dispute')}
            </button>
          </form>
        </details>
      )}
    </>
  );
}

/** What an organizer can do with a report; to correct it, they enter the result. */
function Decision({ report: { id, game, state, decides } }: { readonly report: TableReport }) {
  const t = useTranslations('table-report');
  const mutation = useMutation();
  if (decides === 'no') return null;
  const send = (decision: 'accept' | 'discard') => () =>
    api('POST /games/{id}/table-report/decision', { id: game }, { report: id, decision });
  return (
    <>
      <p className="muted">{decides === 'discards' ? t('ownReport') : t('decide')}</p>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        {decides === 'yes' && state !== 'stale' ? (
          <ActionButton by={mutation} className="button compact" send={send('accept')}>
            {t('accept')}
          </ActionButton>
        ) : null}
        <ActionButton by={mutation} className="button compact" send={send('discard')}>
          {t('discard')}
        </ActionButton>
      </p>
    </>
  );
}

/** The form in which a player reports the result of their board. */
function ReportResult({
  board,
  game,
  report,
  counts,
}: Omit<ReportOnRowProps, 'reports'> & Counts & { readonly report: TableReport | undefined }) {
  const t = useTranslations('table-report');
  const { loading, refresh } = usePageLoad();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<'stored' | 'before' | null>(null);
  const send = async (text: string) => {
    setBusy(true);
    const answer = await api('PUT /games/{id}/table-report', { id: board.game }, { text });
    setBusy(false);
    setFaults(faultsInForm(answer));
    setSaid(answer.ok ? (answer.value.stored ? 'stored' : 'before') : null);
    if (answer.ok) refresh();
    return answer.ok;
  };
  return (
    <>
      <details className="more">
        <summary>{report === undefined ? t('report') : t('reportAgain')}</summary>
        <ResultForm
          {...{ board, game, faults }}
          busy={busy || loading}
          start={startOf(report, game)}
          label={t('label', { board: board.board })}
          button={t('send')}
          onChange={() => setSaid(null)}
          send={send}
        >
          <p className="small muted">{countsIn(t)[counts]}</p>
        </ResultForm>
      </details>
      <p className="small muted" role="status">
        {said === null ? null : said === 'stored' ? t('stored') : t('before')}
      </p>
    </>
  );
}
