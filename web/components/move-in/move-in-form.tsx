'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { GameSystem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { fetchScript } from '../../lib/fetch-script';
import type { GameFilesProblem } from '../../lib/game-files';
import { useLoaded } from '../../lib/use-loaded';
import { readEarlyFiles } from '../forms/early-files';
import { faultsOf, ListField } from '../forms/list-field';
import { ListFile } from '../forms/list-file';
import { useTranscripts } from '../what-if/use-transcripts';
import { MovedBoards } from './moved-boards';
import { ReadGames } from './read-games';
import { useMoveIn } from './use-move-in';

interface MoveInFormProps {
  /** Its id. */
  readonly season: string;
  readonly system: GameSystemId;
  /** How many games may move in at once. */
  readonly most: number;
}

/** Games that run elsewhere, and the sheet of who sits where: shown board by board before they count. */
export function MoveInForm({ season, system: id, most }: MoveInFormProps) {
  const t = useTranslations('move-in');
  const field = useId();
  const system = useSystem(id);
  const transcripts = useTranscripts(system);
  const { files, games, text, busy, checked, refusal, ...acts } = useMoveIn(season, most, transcripts);
  const isWhole = games.length > 0 && games.every(({ ok }) => ok) && files?.problems.length === 0;
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void acts.send(checked === null);
      }}
    >
      <div className="field">
        <p className="help">{t('files.help')}</p>
        <p className="form-actions">
          <label className="button">
            {t('files.choose')}
            <input
              type="file"
              ref={readEarlyFiles}
              multiple
              className="hidden-text"
              accept=".zip,.txt,.json,.xml,.eml,.log,.csv,.tsv,.xlsx"
              disabled={transcripts === null || busy}
              onChange={async ({ target }) => {
                await acts.read([...(target.files ?? [])]);
                // The same files can be read again once they were changed.
                target.value = '';
              }}
            />
          </label>
        </p>
        {files === null ? null : <FilesRead files={files} count={games.length} />}
      </div>
      {system === null || games.length === 0 ? null : (
        <ReadGames system={system} games={games} onLeaveOut={acts.leaveOut} />
      )}
      <ListField
        id={field}
        label={t('sheet.label')}
        help={t('sheet.help')}
        placeholder={t('sheet.example')}
        text={text}
        onChange={acts.write}
        faults={refusal === null ? [] : faultsOf(refusal)}
        required
      />
      <p className="form-actions">
        <ListFile onText={acts.write} />
      </p>
      {checked === null ? null : <MovedBoards system={id} moved={checked} />}
      <p className="muted">{t('notTaken')}</p>
      <div className="form-actions">
        <button type="submit" className="button main" disabled={busy || !isWhole || text.trim() === ''}>
          {checked === null ? t('check') : t('move', { boards: games.length })}
        </button>
      </div>
    </form>
  );
}

/** The number of games in the files, and which files were left out or cannot be read. */
function FilesRead({
  files: { skipped, problems },
  count,
}: {
  readonly files: { readonly skipped: readonly string[]; readonly problems: readonly GameFilesProblem[] };
  readonly count: number;
}) {
  const t = useTranslations('move-in');
  return (
    <>
      <p role="status">{t('files.read', { count })}</p>
      {skipped.length === 0 ? null : (
        <p className="small muted">{t('files.skipped', { files: skipped.join(', ') })}</p>
      )}
      {problems.map((problem) => (
        <p key={JSON.stringify(problem)} className="call" role="alert">
          <FileProblem problem={problem} />
        </p>
      ))}
    </>
  );
}

function FileProblem({ problem }: { readonly problem: GameFilesProblem }) {
  const t = useTranslations('move-in');
  const inLists = useTranslations('lists');
  switch (problem.why) {
    case 'tooMany':
      return t('files.tooMany', { most: problem.most });
    case 'tooManyGames':
      return t('files.tooManyGames', { most: problem.most });
    case 'tooLarge':
      return t('files.tooLarge', { file: problem.file });
    case 'unreadable':
      return t('files.unreadable', { file: problem.file });
    case 'twoSheets':
      return t('files.twoSheets', { file: problem.file });
    case 'sheet': {
      const words = {
        tooLarge: inLists('file.tooLarge'),
        oldExcel: inLists('file.oldExcel'),
        unreadable: inLists('file.unreadable'),
      };
      return t('files.sheet', { file: problem.file, problem: words[problem.problem] });
    }
  }
}

const loadEngine = () => fetchScript(() => import('../../../engine/systems'));

/** The rules of the game, whose texts are read here. */
function useSystem(id: GameSystemId): GameSystem | null {
  const engine = useLoaded(loadEngine);
  return engine?.gameSystem(id) ?? null;
}
