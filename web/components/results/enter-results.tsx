'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { isGameSystem } from '../../../engine/games';
import type { EnteredResults } from '../../../functions/core/result/table-results.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { inRound } from '../../lib/in-round';
import { usePageLoad } from '../../lib/use-page-load';
import { faultsOf, ListField } from '../forms/list-field';
import { ListFile } from '../forms/list-file';

/** Results of the boards at real tables, as a list with a line for each seat; the organizer sees the effects first. */
export function EnterResults({ season: all }: { readonly season: Season }) {
  // Rounds of several games are entered one after the other, in the form of each.
  const season = inRound(all, all.boards.find(isOpen)?.round ?? all.round);
  const t = useTranslations('enter-results');
  const inLists = useTranslations('lists');
  const { loading, refresh } = usePageLoad();
  const [text, setText] = useState(() => listOf(season));
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [read, setRead] = useState<EnteredResults | null>(null);
  const field = useId();
  // A list that was changed while it was checked has not been checked.
  const newest = useRef(text);
  const write = (changed: string) => {
    newest.current = changed;
    setText(changed);
    setRead(null);
  };
  const send = async (preview: boolean) => {
    setBusy(true);
    // What is entered is what the check has shown, and nothing that others enter meanwhile.
    const seen = preview ? undefined : read?.boards.map(({ game, revision }) => ({ game, revision }));
    const body = { text, preview, ...(seen !== undefined && { seen }) };
    const answer = await api('POST /seasons/{id}/table-results', { id: season.id }, body);
    setBusy(false);
    setRead(answer.ok && newest.current === text ? answer.value : null);
    setFaults(answer.ok ? [] : faultsOf(answer.problem));
    if (answer.ok && !preview) refresh();
  };
  return (
    <section className="section form" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{t('title')}</h2>
      <ListField
        id={field}
        label={t('label')}
        help={
          {
            points: t(isGameSystem(season.system) ? 'help' : 'helpPoints'),
            places: t('helpPlaces'),
            wins: t('helpWins'),
          }[season.results.kind]
        }
        {...{ text, faults }}
        onChange={write}
      />
      <ReadBoards boards={read?.boards ?? []} counts={season.measures.length > 0} />
      {read === null || read.skipped.length === 0 ? null : (
        <p className="muted">{inLists('skipped', { columns: read.skipped.join(', ') })}</p>
      )}
      <div className="form-actions">
        <button type="button" className="button" disabled={busy || loading} onClick={() => send(true)}>
          {t('check')}
        </button>
        <button
          type="button"
          className="button main"
          disabled={busy || loading || read === null}
          onClick={() => send(false)}
        >
          {t('enter')}
        </button>
        <ListFile onText={write} />
      </div>
    </section>
  );
}

interface ReadBoardsProps {
  readonly boards: EnteredResults['boards'];
  /** Whether the game counts figures. */
  readonly counts: boolean;
}

function ReadBoards({ boards, counts }: ReadBoardsProps) {
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
                  .map(({ player, points, place }) => `${place}. ${player.name}${counts ? ` ${points}` : ''}`)
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

function isOpen({ atTheTable, status }: Season['boards'][number]): boolean {
  return atTheTable && status === 'running';
}

/** The open boards as a list to fill in; if there are none, only the column headings. */
function listOf({ boards, measures, results, system, games }: Season): string {
  const [leading, ...others] = measures.map(({ id }) => id);
  const own = !isGameSystem(system);
  const further = own ? others : [];
  const written = {
    points: leading === undefined || !own ? 'points' : leading,
    places: 'place',
    wins: 'result',
  };
  const open = boards.filter(isOpen);
  const lines = open
    .filter(({ round }) => games.length === 0 || round === open[0]?.round)
    .flatMap(({ round, board, seats }) =>
      seats.map(({ seat, player, figures }) =>
        [
          ...[round, board, seat, `"${player.name.replaceAll('"', '""')}"`],
          leading === undefined ? '' : (figures[leading] ?? 0),
          ...further.map((id) => figures[id] ?? 0),
        ].join(','),
      ),
    );
  return [['round,board,seat,player', written[results.kind], ...further].join(','), ...lines].join('\n');
}
