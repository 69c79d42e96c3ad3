'use client';

import { KeyRound, Mail, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { keepChoice } from '../../lib/keep-choice';
import type { DemoAccount } from '../../lib/login/demo-accounts';
import { keepMailLogin } from '../../lib/mail-login';
import { answerWithPasskey } from '../../lib/passkey';
import { type LoginStart, startLogin } from '../../lib/start-login';
import { Check } from './check';
import { TextField } from './field';
import { ProblemNote } from './problem-note';

interface LoginFormProps {
  readonly services: readonly { readonly id: string; readonly name: string }[];
  readonly accounts: readonly DemoAccount[];
  readonly goal: string;
  readonly problem: string | null;
}

/** The lifetime of a mail link, in seconds. */
const LINK_SECONDS = 30 * 60;

/** This site's login methods. */
export function LoginForm({ services, accounts, goal, problem }: LoginFormProps) {
  const t = useTranslations('signin');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(problem);
  const [isShared, setShared] = useState(false);
  const start = async (service: string, fields: Record<string, string>) => {
    setBusy(true);
    // The browser returns with the answer of a service, or with a mail link that is opened here.
    keepChoice('shared', 'yes', isShared ? LINK_SECONDS : 0);
    const { url, message }: LoginStart = await startLogin(service, { ...fields, callbackUrl: goal }).catch(
      () => ({ message: t('noConnection') }),
    );
    if (url !== undefined && fields.email !== undefined) keepMailLogin({ email: fields.email, goal });
    if (url !== undefined) return window.location.assign(url);
    setBusy(false);
    setFailed(message ?? t('failed'));
  };
  const startWithPasskey = async () => {
    setBusy(true);
    const answer = await answerWithPasskey();
    if (answer.ok) return start('passkey', { answer: answer.value });
    setBusy(false);
    // Closing the device's own dialog is no error.
    setFailed(answer.isCancelled ? null : t('failed'));
  };
  const others = services.filter(({ id }) => !['email', 'demo', 'passkey'].includes(id));
  return (
    <div className="form">
      <ProblemNote problem={failed} />
      {accounts.length === 0 ? null : (
        <Accounts accounts={accounts} busy={busy} onPick={(account) => void start('demo', { account })} />
      )}
      {services.some(({ id }) => id === 'email') ? (
        <ByMail busy={busy} onSend={(email) => void start('email', { email })} />
      ) : null}
      {services.some(({ id }) => id === 'passkey') ? (
        <button type="button" className="button" disabled={busy} onClick={() => void startWithPasskey()}>
          <KeyRound size={18} /> {t('withPasskey')}
        </button>
      ) : null}
      {others.map(({ id, name }) => (
        <button key={id} type="button" className="button" disabled={busy} onClick={() => void start(id, {})}>
          {t('withService', { service: name })}
        </button>
      ))}
      <Check
        title={t('shared')}
        about={t('sharedAbout')}
        checked={isShared}
        onChange={(event) => setShared(event.target.checked)}
      />
    </div>
  );
}

interface AccountsProps extends Pick<LoginFormProps, 'accounts'> {
  readonly busy: boolean;
  readonly onPick: (id: string) => void;
}

function Accounts({ accounts, busy, onPick }: AccountsProps) {
  const t = useTranslations('signin');
  return (
    <section aria-labelledby="demo">
      <h2 id="demo">{t('demo')}</h2>
      <p className="small muted mt-1 mb-3">{t('demoAbout')}</p>
      <div className="choices">
        {accounts.map(({ id, name, about }) => (
          <button
            key={id}
            type="button"
            className="button justify-start whitespace-normal text-left"
            disabled={busy}
            onClick={() => onPick(id)}
          >
            <UserRound size={18} /> {name}
            <span className="small muted">{about}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function ByMail({ busy, onSend }: { busy: boolean; onSend: (email: string) => void }) {
  const t = useTranslations('signin');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('email')));
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <h2>{t('byMail')}</h2>
      <TextField label={t('address')} name="email" type="email" required autoComplete="email" />
      <div>
        <button className="button main" type="submit" disabled={busy}>
          <Mail size={18} /> {t('sendLink')}
        </button>
      </div>
    </form>
  );
}
