import { useState } from 'react';
import type { Problem } from '../../../engine/game';
import type { Transcripts } from '../../../engine/game/transcript';
import type { MovedIn } from '../../../functions/core/move-in/move-in.schema';
import type { ProblemReply } from '../../../functions/core/platform/common.schema';
import { api } from '../../lib/api';
import { type GameFiles, readGameFiles } from '../../lib/game-files';
import { usePageLoad } from '../../lib/use-page-load';

/** A game of a file, as its text was read. */
export type ReadGame = { readonly file: string } & (
  | { readonly ok: true; readonly position: object; readonly notes: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly lines: readonly string[] }
);

/** The games and the sheet of a move, and the answer to them: after any change they are checked again. */
export function useMoveIn(season: string, most: number, transcripts: Transcripts | null) {
  const { loading, open } = usePageLoad();
  const [files, setFiles] = useState<Pick<GameFiles, 'skipped' | 'problems'> | null>(null);
  const [games, setGames] = useState<readonly ReadGame[]>([]);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<MovedIn | null>(null);
  const [refusal, setRefusal] = useState<ProblemReply | null>(null);
  const forget = () => {
    setChecked(null);
    setRefusal(null);
  };
  const read = async (chosen: readonly File[]) => {
    if (transcripts === null || chosen.length === 0) return;
    setBusy(true);
    const found = await readGameFiles(chosen, most);
    setFiles(found);
    setGames(found.games.map(({ file, text: game }) => asRead(transcripts, file, game)));
    if (found.sheet !== null) setText(found.sheet);
    setBusy(false);
    forget();
  };
  const leaveOut = (file: string) => {
    setGames(games.filter((game) => game.file !== file));
    forget();
  };
  const write = (changed: string) => {
    setText(changed);
    forget();
  };
  const send = async (preview: boolean) => {
    setBusy(true);
    const readable = games.flatMap((game) =>
      game.ok ? [{ file: game.file, position: { ...game.position } }] : [],
    );
    const answer = await api(
      'POST /seasons/{id}/running-games',
      { id: season },
      { games: readable, text, preview },
    );
    setBusy(false);
    setChecked(answer.ok ? answer.value : null);
    setRefusal(answer.ok ? null : answer.problem);
    if (answer.ok && !preview) open(`/seasons/${season}/rounds`);
  };
  return { files, games, text, busy: busy || loading, checked, refusal, read, leaveOut, write, send };
}

function asRead(transcripts: Transcripts, file: string, text: string): ReadGame {
  const read = transcripts.read(text);
  if (!read.ok) return { file, ok: false, problems: read.problems, lines: text.split(/\r?\n/) };
  return { file, ok: true, position: read.value.end as object, notes: read.value.notes };
}
