import { useLocale, useTranslations } from 'next-intl';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { Card } from '../forms/card';
import { CopyText } from '../forms/copy-text';
import { Link } from '../frame/link';

/** Exports of a season: reports, a page to print, a frame for other sites, files for programs. */
export function ExportPage({ season, address }: { readonly season: Season; readonly address: string }) {
  const t = useTranslations('season-export');
  const language = useLocale();
  const { id, name, round } = season;
  if (season.status === 'registration') return null;
  const snippet = `<iframe src="${address}/v1/seasons/${id}/widget?language=${language}" title="${attribute(t('frameTitle', { season: name }))}" width="100%" height="420" style="border:0"></iframe>`;
  const files = [
    ['standing.csv', t('standingAsCsv')],
    ['results.csv', t('resultsAsCsv')],
    ['standing.json', t('standingAsJson')],
    ['results.json', t('resultsAsJson')],
    [`feed.atom?language=${language}`, t('feed')],
  ] as const;
  return (
    <Card title={t('title')}>
      <ul className="plain-list">
        {round === 0 ? null : (
          <li>
            <Link href={`/seasons/${id}/rounds/${round}/report`}>{t('report', { round })}</Link>
          </li>
        )}
        <li>
          <Link href={`/seasons/${id}/print`}>{t('print')}</Link>
        </li>
        {files.map(([file, words]) => (
          <li key={file}>
            <a href={`/v1/seasons/${id}/${file}`}>{words}</a>
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary>{t('elsewhere')}</summary>
        <p className="muted">{t('elsewhereAbout')}</p>
        <CopyText
          label={t('snippet')}
          text={snippet}
          rows={5}
          words={{ copy: t('copy'), copied: t('copied'), failed: t('notCopied') }}
        />
      </details>
    </Card>
  );
}

/** Escapes a name for an attribute of the snippet. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
