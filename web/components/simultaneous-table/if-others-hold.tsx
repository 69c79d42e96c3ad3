import { FlaskConical } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#texts';
import { fetchScript } from '../../lib/fetch-script';
import { useInView } from '../../lib/use-in-view';

interface IfOthersHoldProps<Result> {
  /** Adjudicates the step; a new function if its input has changed. */
  readonly workOut: () => Promise<Result>;
  readonly children: (result: Result) => ReactNode;
}

/**
 * The result of the turn if all others held, computed in the browser by the rules themselves. The adjudication is
 * fetched once this is visible, because nothing else on the page needs it.
 */
export function IfOthersHold<Result>({ workOut, children }: IfOthersHoldProps<Result>) {
  const t = useTexts('turns');
  const [result, setResult] = useState<{ readonly is: Result } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { wasInView } = useInView(place);
  useEffect(() => {
    if (!wasInView) return;
    let wanted = true;
    void fetchScript(workOut).then((is) => {
      if (wanted) setResult({ is });
    });
    return () => {
      wanted = false;
    };
  }, [workOut, wasInView]);
  return (
    <div className="preview" ref={place}>
      <FlaskConical size={18} />
      <p>
        <b>{t('forecast.others')}</b> {result === null ? t('forecast.working') : children(result.is)}
      </p>
    </div>
  );
}
