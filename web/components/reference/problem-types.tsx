import { useTranslations } from 'next-intl';
import type { ProblemType } from '../../lib/reference';

/** The kinds of problems, each at the address that its `type` leads to. */
export function ProblemTypes({ types }: { types: readonly ProblemType[] }) {
  const t = useTranslations('reference.problems');
  return (
    <>
      <p className="reading mt-2">{t.rich('lead', { code: (words) => <code>{words}</code> })}</p>
      <table className="data-table mt-3">
        <thead>
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ code, status, title }) => (
            <tr key={code} id={code}>
              <th scope="row">
                <code className="mono">{code}</code>
              </th>
              <td>{status}</td>
              <td lang="en">{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
