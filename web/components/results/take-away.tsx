import Link from 'next/link';
import type { Season } from '../../../functions/api/schemas/seasons';
import { Card } from '../forms/card';
import { CopyText } from '../forms/copy-text';

/** A season outside the platform: reports, a page to print, a frame for other sites, files for programs. */
export function TakeAway({ season, address }: { readonly season: Season; readonly address: string }) {
  const { id, name, round } = season;
  if (season.status === 'registration') return null;
  const snippet = `<iframe src="${address}/v1/seasons/${id}/widget" title="Standing of ${attribute(name)}" width="100%" height="420" style="border:0"></iframe>`;
  const files = [
    ['standing.csv', 'Standing as CSV'],
    ['results.csv', 'Results as CSV'],
    ['standing.json', 'Standing as JSON'],
    ['results.json', 'Results as JSON'],
    ['feed.atom', 'Finished boards as an Atom feed'],
  ] as const;
  return (
    <Card title="Reports and files">
      <ul className="plain-list">
        {round === 0 ? null : (
          <li>
            <Link href={`/seasons/${id}/rounds/${round}/report`}>Report of round {round}, ready to post</Link>
          </li>
        )}
        <li>
          <Link href={`/seasons/${id}/print`}>Page to print</Link>
        </li>
        {files.map(([file, words]) => (
          <li key={file}>
            <a href={`/v1/seasons/${id}/${file}`}>{words}</a>
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary>Show the standing on another site</summary>
        <p className="muted">It has no scripts and always shows the current standing.</p>
        <CopyText label="Snippet" text={snippet} rows={5} />
      </details>
    </Card>
  );
}

/** A name inside an attribute of the snippet. */
function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
