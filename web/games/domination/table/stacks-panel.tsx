import { useTexts } from '#texts';
import type { CardId } from '../../../../engine/domination/card-ids';
import { cardOf } from '../../../../engine/domination/data/cards';
import type { View } from '../../../../engine/domination/types';
import { cardText } from '../card-text';
import { DominationRule } from '../rule';
import { Values } from './hand-panel';

/** The ten public stacks: six bars for six copies, a missing one dashed, each text a tap away. */
export function StacksPanel({ view }: { view: View }) {
  const t = useTexts('domination');
  const printed = useTexts('domination-cards');
  const stacks = Object.entries(view.stacks) as readonly (readonly [CardId, number])[];
  const most = Math.max(6, ...stacks.map(([, left]) => left));
  return (
    <>
      <div className="panel-head">
        <h2 id="stacks-title">{t('stacks.title')}</h2>
        <span className="tiny muted">
          {t.rich('stacks.hint', { rule: () => <DominationRule rule="4.8" /> })}
        </span>
      </div>
      <ul className="stacks">
        {stacks.map(([card, left]) => (
          <li key={card}>
            <details className={left === 0 ? 'card-stack gone' : 'card-stack'}>
              <summary>
                <span className="bars" aria-hidden="true">
                  {Array.from({ length: most }, (_, bar) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: bars are alike
                    <i key={bar} className={bar < left ? 'on' : ''} />
                  ))}
                </span>
                <span>
                  <b>{cardOf(card).title}</b>
                  <span className="sub">{t('stacks.left', { left, cost: cardOf(card).cost })}</span>
                </span>
                <Values card={card} />
              </summary>
              <p className="sub">{cardText(card, printed)}</p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
