import { useTranslations } from 'next-intl';
import type { ApiOperation } from '../../lib/reference';

export function Operation({ operation }: { operation: ApiOperation }) {
  const t = useTranslations('reference');
  const { method, path, summary, description, scope, body, replies } = operation;
  return (
    <article className="operation">
      <h3>
        <span className="method">{method}</span> {path}
      </h3>
      <p className="mt-2">
        <Marked text={summary} />
      </p>
      {description === '' ? null : (
        <p className="small muted mt-1 reading">
          <Marked text={description} />
        </p>
      )}
      {body.length === 0 ? null : <Fields body={body} />}
      <p className="small muted mt-2">
        {scope === '' ? null : `${t('scope', { scope })} · `}
        {replies.map(({ status, text }) => `${status} ${text}`.trim()).join(' · ')}
      </p>
    </article>
  );
}

function Fields({ body }: Pick<ApiOperation, 'body'>) {
  const t = useTranslations('reference');
  return (
    <table className="data-table mt-3">
      <caption className="hidden-text">{t('fields.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('fields.field')}</th>
          <th scope="col">{t('fields.type')}</th>
          <th scope="col">{t('fields.required')}</th>
        </tr>
      </thead>
      <tbody>
        {body.map(({ name, type, required, about }) => (
          <tr key={name}>
            <th scope="row">
              <code className="mono">{name}</code>{' '}
              <span className="muted">
                <Marked text={about} />
              </span>
            </th>
            <td className="mono break-all">{type}</td>
            <td>{required ? t('fields.yes') : t('fields.no')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Text in which names of fields are between backticks. */
function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <code key={index}>{part}</code>
    ),
  );
}
