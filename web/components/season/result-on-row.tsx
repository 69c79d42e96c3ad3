'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Board } from '../../../functions/core/game/boards.schema';
import type { TableReport } from '../../../functions/core/result/table-reports.schema';
import type { EnteredResults } from '../../../functions/core/result/table-results.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { usePageLoad } from '../../lib/use-page-load';
import { ActionButton } from '../forms/action-button';
import { ProblemNote } from '../forms/problem-note';
import { faultsInForm } from './faults-in-form';
import { type CountedGame, ResultForm, resultOf, startOf } from './result-form';

interface ResultOnRowProps {
  /** Its id. */
  readonly season: string;
  readonly board: Board;
  readonly game: CountedGame;
  /** What a player has reported: the form begins with it. */
  readonly report: TableReport | undefined;
}

/** The result of a board at a real table, entered or corrected on its own row. */
export function ResultOnRow({ season, board, game, report }: ResultOnRowProps) {
  const t = useTranslations('enter-results');
  const { busy, faults, said, enter, say } = useEntering(season, board);
  const isOver = board.status === 'finished';
  return (
    <details className="more">
      <summary>{isOver ? t('row.correct') : t('row.enter')}</summary>
      <ResultForm
        {...{ board, game, busy, faults }}
        start={resultOf(board, game) ?? startOf(report, game)}
        label={t('row.label', { board: board.board })}
        button={isOver ? t('row.buttonCorrect') : t('row.buttonEnter')}
        onChange={() => say(null)}
        send={enter}
      >
        <p className="small muted" role="status">
          {said === null
            ? null
            : {
                entered: t('row.entered'),
                corrected: t('row.corrected'),
                unchanged: t('row.unchanged'),
              }[said]}
        </p>
      </ResultForm>
      {isOver ? <EmptyResult game={board.game} onEmptied={() => say(null)} /> : null}
    </details>
  );
}

/** Takes back a result that was entered for the wrong board. */
function EmptyResult({ game, onEmptied }: { readonly game: string; readonly onEmptied: () => void }) {
  const t = useTranslations('enter-results');
  const mutation = useMutation();
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <p className="form-actions">
        <ActionButton
          by={mutation}
          className="button compact"
          send={async () => {
            const answer = await api('DELETE /games/{id}/table-result', { id: game });
            if (answer.ok) onEmptied();
            return answer;
          }}
        >
          {t('row.empty')}
        </ActionButton>
      </p>
    </>
  );
}

type Became = EnteredResults['boards'][number]['became'];

/** Sends the figures of the form, and stores the result. */
function useEntering(season: string, { game, revision }: Board) {
  const { loading, refresh } = usePageLoad();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<Became | null>(null);
  // What this form has stored is seen before the page shows it.
  const stored = useRef(0);
  const enter = async (text: string) => {
    setBusy(true);
    const answer = await api(
      'POST /seasons/{id}/table-results',
      { id: season },
      { text, preview: false, seen: [{ game, revision: Math.max(revision, stored.current) }] },
    );
    setBusy(false);
    const [entered] = answer.ok ? answer.value.boards : [];
    stored.current = entered?.revision ?? stored.current;
    setSaid(entered?.became ?? null);
    if (answer.ok || answer.problem.code === 'results-changed') refresh();
    setFaults(faultsInForm(answer));
    return answer.ok;
  };
  return { busy: busy || loading, faults, said, enter, say: setSaid };
}
