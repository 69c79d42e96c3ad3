'use client';

import { LogIn } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isReachable } from '../../../functions/core/platform/addresses.schema';
import { Link } from '../frame/link';

interface ConfirmLoginProps {
  /** The name of the account that this browser is logged in to; null for none. */
  readonly current: string | null;
}

/** Logs in with the link in the fragment of the address, once its reader confirms. */
export function ConfirmLogin({ current }: ConfirmLoginProps) {
  const t = useTranslations('signin');
  const [link, setLink] = useState<URLSearchParams | null>(null);
  // A server never receives it.
  useEffect(() => setLink(new URLSearchParams(location.hash.slice(1))), []);
  const email = link?.get('email') ?? '';
  if (link !== null && !link.has('token'))
    return (
      <p className="reading">
        {t('confirm.incomplete')} <Link href="/signin">{t('title')}</Link>
      </p>
    );
  return (
    <form className="form" method="post" action="/api/auth/callback/email">
      {[...(link ?? [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {current === null ? null : <p className="reading">{t('confirm.instead', { name: current })}</p>}
      <div className="form-actions">
        <button className="button main" type="submit" disabled={link === null}>
          <LogIn size={18} /> {isReachable(email) ? t('confirm.as', { address: email }) : t('confirm.button')}
        </button>
      </div>
    </form>
  );
}
