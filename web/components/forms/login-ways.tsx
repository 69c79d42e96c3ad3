'use client';

import { KeyRound, Link2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { LoginWaysReply } from '../../../functions/core/session/logins.schema';
import { api } from '../../lib/api';
import { emptySent } from '../../lib/form-reader';
import { useMutation } from '../../lib/mutate';
import { addPasskey } from '../../lib/passkey';
import { startLogin } from '../../lib/start-login';
import { hidden, muted } from '../frame/hidden';
import { When } from '../frame/when';
import { ActionButton } from './action-button';
import { TextField } from './field';
import { ProblemNote } from './problem-note';

interface LoginWaysProps extends LoginWaysReply {
  /** The services known to this platform, by the login library's ids and names. */
  readonly known: readonly { readonly id: string; readonly name: string }[];
}

/** The reader's login methods: each with a button that removes it, and forms that add others. */
export function LoginWays({ address, services, passkeys, newLogin, known }: LoginWaysProps) {
  const t = useTranslations('account');
  const mutation = useMutation();
  const linked = services.map(({ service }) => service);
  const others = known.filter(({ id }) => !linked.includes(id));
  const words = { b: (text: ReactNode) => <b>{text}</b>, muted };
  return (
    <>
      <ProblemNote problem={mutation.problem} />
      <ul className="account-rows">
        {address === null ? null : (
          <li>
            <span>{t.rich('logins.mail', { ...words, address })}</span>
          </li>
        )}
        {services.map(({ service, linkedAt }) => {
          const name = known.find(({ id }) => id === service)?.name ?? service;
          return (
            <li key={service}>
              <span>
                {linkedAt === null
                  ? t.rich('logins.service', { ...words, service: name })
                  : t.rich('logins.serviceLinked', {
                      ...{ ...words, service: name },
                      time: () => <When at={linkedAt} as="short" />,
                    })}
              </span>
              <ActionButton
                by={mutation}
                className="button compact"
                disabled={!newLogin}
                send={() => api('DELETE /me/logins/services/{service}', { service })}
              >
                {t.rich('logins.unlink', { service: name, hidden })}
              </ActionButton>
            </li>
          );
        })}
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <AboutPasskey {...passkey} />
            <ActionButton
              by={mutation}
              className="button compact"
              disabled={!newLogin}
              send={() => api('DELETE /me/logins/passkeys/{passkey}', { passkey: passkey.id })}
            >
              {t.rich('logins.unlink', { service: passkey.name, hidden })}
            </ActionButton>
          </li>
        ))}
      </ul>
      {newLogin ? (
        <>
          <AddPasskey />
          <LinkServices services={others} />
        </>
      ) : null}
    </>
  );
}

function AboutPasskey({ name, addedAt, usedAt }: LoginWaysReply['passkeys'][number]) {
  const t = useTranslations('account');
  const words = {
    ...{ name, muted, b: (text: ReactNode) => <b>{text}</b> },
    added: () => <When at={addedAt} as="short" />,
    used: () => (usedAt === null ? null : <When at={usedAt} as="short" />),
  };
  return (
    <span>{usedAt === null ? t.rich('logins.passkey', words) : t.rich('logins.passkeyUsed', words)}</span>
  );
}

function AddPasskey() {
  const t = useTranslations('account');
  const { busy, problem, run } = useMutation();
  const [failed, setFailed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const name = String(sent.get('name'));
    setFailed(false);
    void run(async () => {
      const answer = await addPasskey(name).catch(() => {
        setFailed(true);
        return null;
      });
      // Closing the device's own dialog is not a refusal.
      if (answer === null) return { ok: true, value: {} };
      if (answer.ok) emptySent(form, sent);
      return answer;
    });
  };
  return (
    <form className="form" onSubmit={submit}>
      <p className="reading">{t('logins.passkeyAbout')}</p>
      <TextField label={t('logins.passkeyName')} name="name" required maxLength={40} autoComplete="off" />
      <ProblemNote problem={failed ? t('logins.noPasskey') : problem} />
      <div className="form-actions">
        <button className="button" type="submit" disabled={busy}>
          <KeyRound size={18} /> {t('logins.addPasskey')}
        </button>
      </div>
    </form>
  );
}

function LinkServices({ services }: { readonly services: LoginWaysProps['known'] }) {
  const t = useTranslations('account');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const link = async (service: string) => {
    setBusy(true);
    const url = await addressOfLink(service).catch(() => undefined);
    if (url !== undefined) return window.location.assign(url);
    setBusy(false);
    setFailed(true);
  };
  if (services.length === 0) return null;
  return (
    <>
      <ProblemNote problem={failed ? t('logins.linkFailed') : null} />
      <div className="form-actions">
        {services.map(({ id, name }) => (
          <button key={id} type="button" className="button" disabled={busy} onClick={() => void link(id)}>
            <Link2 size={18} /> {t('logins.link', { service: name })}
          </button>
        ))}
      </div>
    </>
  );
}

/** The address at which the reader links a service; undefined if the platform refuses. */
async function addressOfLink(service: string): Promise<string | undefined> {
  const asked = await fetch('/api/link-service', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service }),
  });
  return asked.ok ? (await startLogin(service, { callbackUrl: '/me' })).url : undefined;
}
