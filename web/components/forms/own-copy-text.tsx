import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { CopyText } from './copy-text';

/** Text of the reader's account to copy, in their language. */
export function OwnCopyText(props: Omit<ComponentProps<typeof CopyText>, 'words'>) {
  const t = useTranslations('account');
  return <CopyText {...props} words={{ copy: t('copy'), copied: t('copied'), failed: t('notCopied') }} />;
}
