'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { EnteredResults } from '../../../functions/core/result/table-results.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { faultsOf, ListField } from '../forms/list-field';
import { ListFile } from '../forms/list-file';

/** Results of the boards at real tables, as a list with a line for each seat; the organizer sees the effects first. */
export function EnterResults({ season }: { readonly season: Season }) {
  const t = useTranslations('enter-results');
  const inLists = useTranslations('lists');
  const router = useRouter();
  const [text, setText] = useState(() => listOf(season));
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [read, setRead] = useState<EnteredResults | null>(null);
  const field = useId();
  const send = async (preview: boolean) => {
    setBusy(true);
    const answer = await api('POST /seasons/{id}/table-results', { id: season.id }, { text, preview });
    setBusy(false);
    setRead(answer.ok ? answer.value : null);
    setFaults(answer.ok ? [] : faultsOf(answer.problem));
    if (answer.ok && !preview) router.refresh();
  };
  return (
    <section className="section form" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{t('title')}</h2>
      <ListField
        id={field}
        label={t('label')}
        help={t('help')}
        {...{ text, faults }}
        onChange={(changed) => {
          setText(changed);
          setRead(null);
        }}
      />
      <ReadBoards boards={read?.boards ?? []} />
      {read === null || read.skipped.length === 0 ? null : (
        <p className="muted">{inLists('skipped', { columns: read.skipped.join(', ') })}</p>
      )}
      <div className="form-actions">
        <button type="button" className="button" disabled={busy} onClick={() => send(true)}>
          {t('check')}
        </button>
        <button
          type="button"
          className="button main"
          disabled={busy || read === null}
          onClick={() => send(false)}
        >
          {t('enter')}
        </button>
        <ListFile
          onText={(listed) => {
            setText(listed);
            setRead(null);
          }}
        />
      </div>
    </section>
  );
}

function ReadBoards({ boards }: { readonly boards: EnteredResults['boards'] }) {
  const t = useTranslations('enter-results');
  return (
    <div role="status">
      {boards.length === 0 ? null : (
        <ul>
          {boards.map(({ game, round, board, became, seats, laterBoards }) => (
            <li key={game}>
              {t('read', {
                round,
                board,
                became,
                seats: seats
                  .map(({ player, points, place }) => `${place}. ${player.name} ${points}`)
                  .join(', '),
              })}
              {laterBoards.map((later) => (
                <p key={`${later.round} ${later.board}`} className="mt-2">
                  {t('touched', {
                    ...{ round: later.round, board: later.board },
                    players: later.players.map(({ name }) => name).join(', '),
                  })}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The open boards as a list to fill in; if there are none, only the column headings. */
function listOf({ boards, measures }: Season): string {
  const leading = measures[0]?.id ?? '';
  const lines = boards
    .filter(({ atTheTable, status }) => atTheTable && status === 'running')
    .flatMap(({ round, board, seats }) =>
      seats.map(({ seat, player, figures }) =>
        [round, board, seat, `"${player.name.replaceAll('"', '""')}"`, figures[leading] ?? 0].join(','),
      ),
    );
  return ['round,board,seat,player,points', ...lines].join('\n');
}
