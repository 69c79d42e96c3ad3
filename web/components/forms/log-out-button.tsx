'use client';

import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { logOut } from '../../lib/log-out';

export function LogOutButton() {
  const t = useTranslations('account');
  return (
    <button type="button" className="button" onClick={() => void logOut()}>
      <LogOut size={18} /> {t('logOut')}
    </button>
  );
}
