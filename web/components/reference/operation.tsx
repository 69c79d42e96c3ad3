import type { ApiOperation } from '../../lib/reference';

export function Operation({ operation }: { operation: ApiOperation }) {
  const { method, path, summary, description, body, replies } = operation;
  return (
    <article className="operation">
      <h3>
        <span className="method">{method}</span> {path}
      </h3>
      <p className="mt-2">{summary}</p>
      {description === '' ? null : <p className="small muted mt-1 reading">{description}</p>}
      {body.length === 0 ? null : (
        <table className="data-table mt-3">
          <caption className="hidden-text">Fields of the request</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">Needed</th>
            </tr>
          </thead>
          <tbody>
            {body.map(({ name, type, required, about }) => (
              <tr key={name}>
                <th scope="row">
                  <code className="mono">{name}</code>
                  {about === '' ? null : <span className="muted"> {about}</span>}
                </th>
                <td className="mono break-all">{type}</td>
                <td>{required ? 'yes' : 'no'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="small muted mt-2">
        {replies.map(({ status, text }) => `${status} ${text}`.trim()).join(' · ')}
      </p>
    </article>
  );
}
