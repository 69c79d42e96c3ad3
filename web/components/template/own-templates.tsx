'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { Templates } from '../../../functions/core/template/templates.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';

type Template = Templates['templates'][number];

interface OwnTemplatesProps {
  readonly league: string;
  readonly templates: readonly Template[];
  /** The one whose settings the form below has. */
  readonly chosen: string | null;
}

/** The reader's own templates: each opens the form of a new season with its settings. */
export function OwnTemplates({ league, templates, chosen }: OwnTemplatesProps) {
  const t = useTranslations('templates');
  const here = `/leagues/${league}/seasons/new`;
  const open = templates.find(({ id }) => id === chosen);
  return (
    <section className="section" aria-labelledby="own-templates">
      <h2 id="own-templates">{t('mine')}</h2>
      <p className="muted">{t('mineAbout')}</p>
      <ul className="plain-list">
        {templates.map(({ id, name, systemTitle }) => (
          <li key={id}>
            <Link href={`${here}?template=${id}`} aria-current={id === chosen ? 'true' : undefined}>
              {name}
            </Link>{' '}
            <span className="small muted">{systemTitle}</span>
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <p role="status">
          {t('chosen', { name: open.name })} <Link href={here}>{t('blank')}</Link>
        </p>
      )}
      <details className="small">
        <summary>{t('manage')}</summary>
        {templates.map((template) => (
          <ManagedTemplate key={template.id} template={template} />
        ))}
      </details>
    </section>
  );
}

function ManagedTemplate({ template: { id, name } }: { readonly template: Template }) {
  const t = useTranslations('templates');
  const mutation = useMutation();
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name'));
    void mutation.run(() => api('PUT /me/templates/{template}', { template: id }, { name: wanted }));
  };
  return (
    <form className="form mt-3" onSubmit={rename} aria-label={name}>
      <TextField label={t('name')} name="name" required minLength={2} maxLength={60} defaultValue={name} />
      <ProblemNote problem={mutation.problem} />
      <div className="form-actions">
        <button className="button" type="submit" disabled={mutation.busy}>
          {t('rename')}
        </button>
        <ActionButton by={mutation} send={() => api('DELETE /me/templates/{template}', { template: id })}>
          {t.rich('delete', { name, hidden: (words) => <span className="hidden-text">{words}</span> })}
        </ActionButton>
      </div>
    </form>
  );
}
