'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type ListFileProblem, readListFile } from '../../lib/list-file';
import { readEarlyFiles } from './early-files';

interface ListFileProps {
  readonly onText: (text: string) => void;
  readonly compact?: boolean;
}

/** A button that reads a list from a file: a workbook of Excel, CSV, or text in any of its encodings. */
export function ListFile({ onText, compact = false }: ListFileProps) {
  const t = useTranslations('lists');
  const [problem, setProblem] = useState<ListFileProblem | null>(null);
  const words: Readonly<Record<ListFileProblem, string>> = {
    tooLarge: t('file.tooLarge'),
    oldExcel: t('file.oldExcel'),
    unreadable: t('file.unreadable'),
  };
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const answer = await readListFile(file);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) onText(answer.text);
  };
  return (
    <>
      <label className={compact ? 'button compact' : 'button'}>
        {t('file.read')}
        <input
          type="file"
          ref={readEarlyFiles}
          className="hidden-text"
          accept=".xlsx,.csv,.tsv,.txt,text/*,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={async ({ target }) => {
            await read(target.files?.[0]);
            // The same file can be read again once it was changed.
            target.value = '';
          }}
        />
      </label>
      {problem === null ? null : (
        <p className="call" role="alert">
          {words[problem]}
        </p>
      )}
    </>
  );
}
