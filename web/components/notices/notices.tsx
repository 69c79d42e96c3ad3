import type { Notice } from '../../../functions/core/notice/notices.schema';
import { MOST_PARTS, markdownParts } from '../../lib/markdown';
import { ClientTexts } from '../frame/client-texts';
import { NoticeList } from './notice-list';

/** The notices of a page with their texts, which a page without notices does not include. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  const shown = notices.map((notice) => ({
    notice,
    blocks: notice.kind === 'announce' ? markdownParts(notice.text, MOST_PARTS.amongTwenty) : null,
  }));
  return (
    <ClientTexts of={['notices', 'report']}>
      <NoticeList notices={shown} />
    </ClientTexts>
  );
}
