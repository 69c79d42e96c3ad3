import { useTranslations } from 'next-intl';
import { INSTANT } from '../frame/instant';
import { When } from '../frame/when';

interface RulingTextProps {
  readonly reason: string;
  readonly before: string;
  readonly after: string;
}

/** The reason of a ruling, and its changes. */
export function RulingText({ reason, before, after }: RulingTextProps) {
  const t = useTranslations('ruling');
  return (
    <dl className="ruling-text small">
      {reason === '' ? null : (
        <>
          <dt>{t('why')}</dt>
          <dd>{reason}</dd>
        </>
      )}
      {before === after ? null : (
        <>
          {before === '' ? null : (
            <>
              <dt>{t('before')}</dt>
              <dd>
                <Said text={before} />
              </dd>
            </>
          )}
          <dt>{t('after')}</dt>
          <dd>
            <Said text={after} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** Shows a deadline in the reader's zone, and any other text unchanged. */
function Said({ text }: { readonly text: string }) {
  return INSTANT.test(text) ? <When at={text} as="long" /> : text;
}
