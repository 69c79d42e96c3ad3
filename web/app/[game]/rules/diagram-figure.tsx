import { useTranslations } from 'next-intl';
import type { GameSystemId } from '../../../../engine/games';
import { namesOf } from '../../../components/frame/people';
import { seatFullName } from '../../../components/frame/seats';
import { Story } from '../../../components/table/story';
import { VerdictRows } from '../../../components/what-if/order-verdicts';
import type { Diagrams } from '../../../games/diagrams';
import type { Diagram } from '../../../lib/rules-diagram';

interface DiagramFigureProps {
  readonly system: GameSystemId;
  readonly diagram: Diagram;
  readonly diagrams: Diagrams;
}

/** A diagram of the rules: the picture, the orders and their results, in words as well, and a link to try it. */
export function DiagramFigure({ system, diagram, diagrams }: DiagramFigureProps) {
  const t = useTranslations('rules');
  const { seats, step, caption, hasDice } = diagram;
  const people = Object.fromEntries(seats.map((seat) => [seat, seatFullName(seat)]));
  const href = `/${system}/what-if?seats=${seats.join(',')}#${diagram.study}`;
  const link = (
    <a href={href} aria-label={t('tryItOf', { caption })}>
      {t('tryIt')}
    </a>
  );
  return (
    <figure className="rules-diagram" data-game={system} data-scenario={diagram.scenario}>
      <div className="rules-picture">{diagrams.picture(diagram)}</div>
      <div className="rules-verdicts">
        <VerdictRows
          {...{ people, system }}
          before={step.before}
          verdicts={step.orders}
          corrections={diagrams}
        />
        {diagrams.hasStory ? (
          <Story sentences={step.sentences} names={namesOf(people)} system={system} />
        ) : null}
        <p className="small">
          {hasDice
            ? t.rich('dice', {
                link: () => link,
                muted: (words) => <span className="muted">{words}</span>,
              })
            : link}
        </p>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
