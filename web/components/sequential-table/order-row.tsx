import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { Problem } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { GameThumbnail } from '../frame/game-thumbnail';
import { RuleLink } from '../frame/rule-link';
import type { OrderRows } from './use-order-rows';

interface OrderRowProps {
  readonly system: GameSystemId;
  /** The noun for an entry of the list: "order", or "step" of a plan. */
  readonly noun?: 'order' | 'step';
  readonly place: number;
  /** Its description for a label. */
  readonly name: string;
  /** Its description for display. */
  readonly words: ReactNode;
  /** Whether the platform has stored it; false for a draft. */
  readonly stored: boolean;
  readonly problem: Problem | undefined;
  /** Other orders in place of a refused one. */
  readonly alternatives?: readonly Alternative[];
  readonly isLast: boolean;
  readonly rows: Pick<OrderRows<never>, 'open' | 'show' | 'move' | 'remove'>;
  /** Shown even while the row is closed. */
  readonly always?: ReactNode;
  /** All its choices. */
  readonly children: ReactNode;
}

interface Alternative {
  readonly name: string;
  readonly onTake: () => void;
}

/** One order of a list: its effect, its state, and the buttons to change, move or remove it. */
export function OrderRow(props: OrderRowProps) {
  const { noun = 'order', place, name, words, stored, problem, rows, children } = props;
  const t = useTexts('table');
  const open = rows.open === place;
  const reading = problem !== undefined ? 'late' : stored ? 'stored' : 'draft';
  return (
    <li className={problem === undefined ? 'plan-row' : 'plan-row refused'}>
      <span className="plan-number numbers">{place + 1}</span>
      <span className="order-words">{words}</span>
      <GameThumbnail reading={reading} />
      <span className="hidden-text">{t(`rowState.${reading}`)}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('row.change', { noun, place: place + 1, name })}
        aria-expanded={open}
        onClick={() => rows.show(open ? null : place)}
      >
        <Pencil size={17} />
      </button>
      {problem === undefined ? null : <Refusal {...props} problem={problem} />}
      {props.always}
      {open ? (
        <div className="plan-part">
          <Suspense>{children}</Suspense>
          <RowTools {...props} />
        </div>
      ) : null}
    </li>
  );
}

type RefusalProps = Pick<OrderRowProps, 'system' | 'place' | 'alternatives' | 'rows'> & {
  readonly problem: Problem;
};

function Refusal({ system, place, problem, alternatives = [], rows }: RefusalProps) {
  const t = useTexts('table');
  const say = useTranslate(system);
  return (
    <div className="plan-part refusal">
      <p>
        {say(problem.message)} <RuleLink rule={problem.rule} system={system} />
      </p>
      <div className="alternatives">
        {alternatives.map(({ name, onTake }) => (
          <button key={name} type="button" onClick={onTake}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => rows.remove(place)}>
          {t('row.leaveItOut')}
        </button>
      </div>
    </div>
  );
}

type RowToolsProps = Pick<OrderRowProps, 'noun' | 'place' | 'isLast' | 'rows'>;

/** Moves an order up or down in its list, or removes it. */
function RowTools({ noun = 'order', place, isLast, rows }: RowToolsProps) {
  const t = useTexts('table');
  const which = { noun, place: place + 1 };
  return (
    <div className="plan-tools">
      <button
        type="button"
        className="button compact"
        disabled={place === 0}
        aria-label={t('row.moveUp', which)}
        onClick={() => rows.move(place, -1)}
      >
        <ArrowUp size={16} /> {t('row.up')}
      </button>
      <button
        type="button"
        className="button compact"
        disabled={isLast}
        aria-label={t('row.moveDown', which)}
        onClick={() => rows.move(place, 1)}
      >
        <ArrowDown size={16} /> {t('row.down')}
      </button>
      <button type="button" className="button compact" onClick={() => rows.remove(place)}>
        <Trash2 size={16} /> {t('row.leaveOut')}
      </button>
    </div>
  );
}
