'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { Webhooks } from '../../../functions/core/notification/notifications.schema';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../messages/languages';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { ActionButton } from '../forms/action-button';
import { CopyText } from '../forms/copy-text';
import { SelectField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { useLanguage } from '../frame/reader';
import { When } from '../frame/when';

type Webhook = Webhooks['webhooks'][number];
type News = Webhook['news'][number];

interface WebhookFormProps {
  readonly league: string;
  readonly service: Webhook['service'];
  readonly name: string;
  readonly kept: Webhook | undefined;
}

/** The default news of a new webhook: most readers of a channel are players, who settle nothing. */
const USUAL_NEWS: readonly News[] = ['round-begun', 'step-result', 'game-finished', 'announcement'];

const newsIn = (t: Texts<'webhooks'>): readonly (readonly [News, string])[] => [
  ['round-begun', t('news.round')],
  ['step-result', t('news.results')],
  ['game-finished', t('news.end')],
  ['announcement', t('news.announcement')],
  ['to-settle', t('news.settle')],
];

const whereFrom = (t: Texts<'webhooks'>): Readonly<Record<Webhook['service'], string>> => ({
  discord: t('from.discord'),
  slack: t('from.slack'),
  program: t('from.program'),
});

/** Posts a league's news to one service. The address is never shown again. */
export function WebhookForm({ league, service, name, kept }: WebhookFormProps) {
  const t = useTranslations('webhooks');
  const mutation = useMutation();
  const at = { id: league, service };
  const [url, setUrl] = useState('');
  const [news, setNews] = useState<readonly News[]>(kept?.news ?? USUAL_NEWS);
  const read = useLanguage();
  const [language, setLanguage] = useState<Language>(kept?.language ?? read);
  const stop = () => api('DELETE /leagues/{id}/webhooks/{service}', at);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const address = url.trim() === '' ? {} : { url: url.trim() };
    const body = { ...address, news: [...news], language };
    void mutation.run(() => api('PUT /leagues/{id}/webhooks/{service}', at, body));
  };
  return (
    <section className="section" aria-labelledby={service}>
      <h2 id={service}>{name}</h2>
      {kept === undefined ? null : <Kept {...kept} />}
      <form className="form mt-3" onSubmit={save}>
        <AddressField {...{ service, url, setUrl }} isNew={kept === undefined} />
        <NewsChoice chosen={news} choose={setNews} />
        <LanguageOfPosts {...{ service, language, setLanguage }} />
        <ProblemNote problem={mutation.problem} />
        <p className="form-actions">
          <button type="submit" className="button" disabled={mutation.busy || news.length === 0}>
            {t('save')}
          </button>
          {kept === undefined ? null : (
            <ActionButton by={mutation} className="button quiet" send={stop}>
              {t('stop')}
            </ActionButton>
          )}
        </p>
      </form>
    </section>
  );
}

interface AddressFieldProps extends Pick<WebhookFormProps, 'service'> {
  readonly isNew: boolean;
  readonly url: string;
  readonly setUrl: (url: string) => void;
}

function AddressField({ service, isNew, url, setUrl }: AddressFieldProps) {
  const t = useTranslations('webhooks');
  return (
    <TextField
      id={`${service}-url`}
      label={isNew ? t('address') : t('anotherAddress')}
      type="url"
      required={isNew}
      maxLength={500}
      placeholder="https://"
      value={url}
      onChange={(event) => setUrl(event.target.value)}
      help={whereFrom(t)[service]}
    />
  );
}

interface LanguageOfPostsProps extends Pick<WebhookFormProps, 'service'> {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

function LanguageOfPosts({ service, language, setLanguage }: LanguageOfPostsProps) {
  return (
    <SelectField
      id={`${service}-language`}
      label={useTranslations('webhooks')('language')}
      value={language}
      onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
      options={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]])}
    />
  );
}

function Kept({ host, ending, since, secret }: Webhook) {
  const t = useTranslations('webhooks');
  return (
    <>
      <p className="mt-2">
        {t.rich('kept', {
          host,
          ending,
          mono: (words) => <span className="mono">{words}</span>,
          time: () => <When at={since} as="date" />,
        })}
      </p>
      {secret === null ? null : (
        <div className="form">
          <CopyText
            label={t('secret')}
            text={secret}
            rows={2}
            words={{ copy: t('copy'), copied: t('copied'), failed: t('notCopied') }}
          />
        </div>
      )}
    </>
  );
}

interface NewsChoiceProps {
  readonly chosen: readonly News[];
  readonly choose: (news: readonly News[]) => void;
}

function NewsChoice({ chosen, choose }: NewsChoiceProps) {
  const t = useTranslations('webhooks');
  const toggled = (id: News) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="field">
      <legend>{t('news.title')}</legend>
      <div className="choices in-row">
        {newsIn(t).map(([id, words]) => (
          <label key={id} className="choice">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => choose(toggled(id))} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
