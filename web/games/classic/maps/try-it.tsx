import { type ReactNode, useMemo, useState, useTransition } from 'react';
import { useTexts, useTranslate } from '#texts';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import { type Definition, withMap } from '../../../../engine/classic/variant/definition';
import { readLabel } from '../../../../engine/labels';
import type { StudiedStep } from '../../../../engine/study/study';
import { Link } from '../../../components/frame/link';
import { useLanguage } from '../../../components/frame/reader';
import { Tools } from '../../../components/map/tools';
import { useStepDrawing } from '../../../components/table/step-drawing';
import { shown } from '../../../components/what-if/shown';
import { fetchScript } from '../../../lib/fetch-script';
import { OnVariant } from '../on-variant';
import { partsOf } from '../parts-of';
import { Steps } from '../steps';
import { variantInLanguage } from '../variant-in-language';

interface TryItProps {
  readonly definition: Definition;
  /** The board and what is beside it, in the frame of the page. */
  readonly frame: (map: ReactNode, panel: ReactNode) => ReactNode;
}

/** A game of bots on the variant, turn by turn, in the reader's browser. */
export function TryIt({ definition, frame }: TryItProps) {
  const language = useLanguage();
  const shown = useMemo(() => variantInLanguage(definition, language), [definition, language]);
  const whole = useMemo(() => withMap(shown, CLASSIC), [shown]);
  const parts = useMemo(() => partsOf(shown), [shown]);
  return (
    <OnVariant variant={whole}>
      <Steps parts={parts} own={null}>
        <Trial definition={definition} frame={frame} />
      </Steps>
    </OnVariant>
  );
}

function Trial({ definition, frame }: TryItProps) {
  const t = useTexts('maps');
  const say = useTranslate('classic');
  const { board, verdicts } = useStepDrawing();
  const [steps, setSteps] = useState<readonly StudiedStep[]>([]);
  const [at, setAt] = useState(0);
  const [isOver, setOver] = useState(false);
  const [showing, setShowing] = useState<'orders' | 'after'>('orders');
  const [isBusy, start] = useTransition();
  const play = () =>
    start(async () => {
      const { nextStep } = await fetchScript(() => import('./try-engine'));
      const step = nextStep(definition, steps.at(-1)?.result.position, steps.length);
      if (step === null) return setOver(true);
      setSteps([...steps, step]);
      setAt(steps.length);
      setShowing('orders');
    });
  const step = steps[at];
  const title = step === undefined ? t('tryStart') : say(readLabel('classic', step.label));
  const views = [
    ['orders', t('tryOrders')],
    ['after', t('tryAfter')],
  ] as const;
  return frame(
    step === undefined ? null : (
      <>
        <Tools choices={views} showing={showing} onShow={setShowing} />
        {board(shown(step, say), showing === 'after', title)}
      </>
    ),
    <>
      <div className="map-form form">
        <p className="muted small">{t('tryAbout')}</p>
        <p className="small">
          <Link href="/maps/what-if">{t('tryYourself')}</Link>
        </p>
        <div className="form-actions">
          <button className="button main" type="button" disabled={isBusy || isOver} onClick={play}>
            {steps.length === 0 ? t('tryFirst') : t('tryNext')}
          </button>
          <button
            className="button"
            type="button"
            disabled={steps.length === 0}
            onClick={() => {
              setSteps([]);
              setOver(false);
            }}
          >
            {t('tryAgain')}
          </button>
        </div>
        <p role="status">{isBusy ? t('tryBusy') : isOver ? t('tryOver') : title}</p>
        {steps.length < 2 ? null : (
          <nav className="form-actions" aria-label={t('trySteps')}>
            <button
              className="button compact"
              type="button"
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              {t('tryBefore')}
            </button>
            <button
              className="button compact"
              type="button"
              disabled={at >= steps.length - 1}
              onClick={() => setAt(at + 1)}
            >
              {t('tryLater')}
            </button>
          </nav>
        )}
      </div>
      {step === undefined ? null : verdicts?.(shown(step, say))}
    </>,
  );
}
