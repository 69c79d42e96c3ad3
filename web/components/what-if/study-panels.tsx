import { ChevronRight, Dices } from 'lucide-react';
import { useTexts, useTranslate } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import type { StudyOrders } from '../../../engine/study/study';
import { namesOf, type People } from '../frame/people';
import { withNames } from '../frame/seats';
import { useStepDrawing } from '../table/step-drawing';
import { Story } from '../table/story';
import { OrderVerdicts } from './order-verdicts';
import { PasteStudy } from './paste-study';
import { SeatOrders } from './seat-orders';
import { ShareStudy } from './share-study';
import { shown } from './shown';
import type { UsedStudy } from './use-study';

interface StudyPanelsProps {
  readonly used: UsedStudy;
  /** The current step of the study. */
  readonly at: number;
  readonly onStep: (at: number) => void;
  readonly people: People;
  readonly own: string | null;
  readonly system: GameSystemId;
}

/** The steps of a study: the orders of one, their results, and the button to continue. */
export function StudyPanels({ used, at, onStep, people, own, system }: StudyPanelsProps) {
  const t = useTexts('what-if');
  const { study, steps, corrections, given, botOrders, change } = used;
  const step = steps[at];
  if (step === undefined)
    return (
      <section className="panel shown" aria-label={t('orders')}>
        <p className="empty">{t('over')}</p>
      </section>
    );
  const write = (orders: StudyOrders) => change({ ...study, steps: study.steps.with(at, orders) });
  return (
    <>
      <section className="panel shown" aria-labelledby="study-orders">
        <div className="panel-head">
          <h2 id="study-orders">{t('orders')}</h2>
        </div>
        <StudySteps {...{ used, at, onStep, people, system }} />
        <div className="study-body">
          <SeatOrders
            {...{ system, step, corrections, people, own }}
            orders={study.steps[at] ?? {}}
            {...(at === 0 && Object.keys(given).length > 0 && { given })}
            botOrders={(seat) => botOrders(step.before, seat)}
            onChange={(orders) => write({ ...study.steps[at], ...orders })}
          />
        </div>
      </section>
      <section className="panel shown" aria-labelledby="study-result">
        <div className="panel-head">
          <h2 id="study-result">{t('happens')}</h2>
        </div>
        <Happens used={used} at={at} people={people} system={system} />
        <NextStep used={used} at={at} onStep={onStep} />
      </section>
      <Chance used={used} />
      {used.canPaste ? <PasteStudy used={used} onStep={onStep} /> : null}
      {used.isOnDevice ? (
        <p className="empty">{t('share.onDevice')}</p>
      ) : (
        <ShareStudy isDealt={used.chance === 'dealt'} noteOn={used.noteOn} />
      )}
    </>
  );
}

function StudySteps({ used: { steps }, at, onStep, people, system }: Omit<StudyPanelsProps, 'own'>) {
  const t = useTexts('what-if');
  const say = useTranslate(system);
  const names = namesOf(people);
  if (steps.length < 2) return null;
  return (
    <nav className="study-steps" aria-label={t('steps')}>
      {steps.map(({ label }, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places
          key={place}
          type="button"
          className="button compact"
          {...(place === at && { 'aria-current': 'step' })}
          onClick={() => onStep(place)}
        >
          {place + 1}. {withNames(say(readLabel(system, label)), names)}
        </button>
      ))}
    </nav>
  );
}

function Happens({ used, at, people, system }: Omit<StudyPanelsProps, 'own' | 'onStep'>) {
  const { verdicts, details } = useStepDrawing();
  const say = useTranslate(system);
  const step = used.steps[at];
  if (step === undefined) return null;
  const drawn = shown(step, say);
  if (verdicts !== undefined) return verdicts(drawn);
  return (
    <>
      <div className="log-step">
        <Story sentences={drawn.sentences} names={namesOf(people)} system={system} />
        {details?.(drawn)}
      </div>
      <OrderVerdicts {...{ step, people, system }} corrections={used.corrections} />
    </>
  );
}

function NextStep({ used, at, onStep }: Pick<StudyPanelsProps, 'used' | 'at' | 'onStep'>) {
  const t = useTexts('what-if');
  const { study, steps, change } = used;
  const isOver = steps[at]?.result.outcome !== null;
  if (isOver) return <p className="study-body">{t('ends')}</p>;
  const isLast = at === steps.length - 1;
  const goOn = () => {
    if (isLast) change({ ...study, steps: [...study.steps.slice(0, at + 1), {}] });
    onStep(at + 1);
  };
  return (
    <p className="study-body form-actions">
      <button type="button" className="button main" onClick={goOn}>
        {t('nextStep')} <ChevronRight size={18} />
      </button>
      {at === 0 || !isLast ? null : (
        <button
          type="button"
          className="button"
          onClick={() => {
            change({ ...study, steps: study.steps.slice(0, at) });
            onStep(at - 1);
          }}
        >
          {t('removeStep')}
        </button>
      )}
    </p>
  );
}

/** The random decisions, and a button to draw them again. */
function Chance({ used: { chance, study, change } }: Pick<StudyPanelsProps, 'used'>) {
  const t = useTexts('what-if');
  if (chance === 'none') return null;
  return (
    <section className="panel shown" aria-labelledby="study-chance">
      <div className="panel-head">
        <h2 id="study-chance">{t('chance.title')}</h2>
      </div>
      <div className="study-body">
        <p className="small muted">{chance === 'dealt' ? t('chance.dealt') : t('chance.revealed')}</p>
        <p className="form-actions">
          <button
            type="button"
            className="button compact"
            onClick={() => change({ ...study, seed: String((Number(study.seed) || 0) + 1) })}
          >
            <Dices size={18} /> {t('chance.again')}
          </button>
        </p>
      </div>
    </section>
  );
}
