'use client';

import { type FormEvent, useState } from 'react';
import type { Webhooks } from '../../../functions/api/schemas/notifications';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { CopyText } from '../forms/copy-text';
import { TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

type Webhook = Webhooks['webhooks'][number];
type News = Webhook['news'][number];

interface WebhookFormProps {
  readonly league: string;
  readonly service: Webhook['service'];
  readonly name: string;
  readonly kept: Webhook | undefined;
}

const NEWS: readonly (readonly [News, string])[] = [
  ['round-begun', 'A round begins'],
  ['step-result', 'Results of turns'],
  ['game-finished', 'A game ends'],
  ['announcement', 'Announcements'],
  ['to-settle', 'Something waits for the moderators, without what it says'],
];

/** What a new webhook carries: channels are mostly read by players, who settle nothing. */
const USUAL_NEWS = NEWS.map(([id]) => id).filter((id) => id !== 'to-settle');

const WHERE_FROM: Readonly<Record<Webhook['service'], string>> = {
  discord: 'You get it in the settings of a Discord channel.',
  slack: 'You get it in the settings of a Slack channel.',
  program: 'Where your program takes posts in JSON, signed as Standard Webhooks describes.',
};

/** Posts a league's news to one service. The address is never shown again. */
export function WebhookForm({ league, service, name, kept }: WebhookFormProps) {
  const mutation = useMutation();
  const at = { id: league, service };
  const [url, setUrl] = useState('');
  const [news, setNews] = useState<readonly News[]>(kept?.news ?? USUAL_NEWS);
  const stop = () => api('DELETE /leagues/{id}/webhooks/{service}', at);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { url: url.trim(), news: [...news] };
    void mutation.run(() => api('PUT /leagues/{id}/webhooks/{service}', at, body));
  };
  return (
    <section className="section" aria-labelledby={service}>
      <h2 id={service}>{name}</h2>
      {kept === undefined ? null : <Kept {...kept} />}
      <form className="form mt-3" onSubmit={save}>
        <AddressField {...{ service, url, setUrl }} isNew={kept === undefined} />
        <NewsChoice chosen={news} choose={setNews} />
        <ProblemNote problem={mutation.problem} />
        <p className="form-actions">
          <button type="submit" className="button" disabled={mutation.busy || news.length === 0}>
            Save
          </button>
          {kept === undefined ? null : (
            <ActionButton by={mutation} className="button quiet" send={stop}>
              Stop posting
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
  return (
    <TextField
      id={`${service}-url`}
      label={isNew ? 'Address of the webhook' : 'Another address'}
      type="url"
      required
      maxLength={500}
      placeholder="https://"
      value={url}
      onChange={(event) => setUrl(event.target.value)}
      help={WHERE_FROM[service]}
    />
  );
}

function Kept({ host, ending, since, secret }: Webhook) {
  return (
    <>
      <p className="mt-2">
        Posts to {host}, an address that ends in <span className="mono">{ending}</span>, since{' '}
        <When at={since} as="date" />.
      </p>
      {secret === null ? null : (
        <div className="form">
          <CopyText label="Signing secret" text={secret} rows={2} />
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
  const toggled = (id: News) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="field">
      <legend>News</legend>
      <div className="choices in-row">
        {NEWS.map(([id, words]) => (
          <label key={id} className="choice">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => choose(toggled(id))} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
