import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '../frame/alert';

interface FormRefusalProps {
  /** The refusal's code, from the page's address. */
  readonly code: string | readonly string[];
  /** What the page says of its usual refusals. */
  readonly children: ReactNode;
}

/** Why the last form without scripts (plain-form.tsx) changed nothing. */
export function FormRefusal({ code, children }: FormRefusalProps) {
  const t = useTranslations('frame');
  return <Alert>{code === 'other-account' ? t('otherAccount') : children}</Alert>;
}
