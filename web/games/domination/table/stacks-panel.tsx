import type { CardId } from '../../../../engine/domination/card-ids';
import { cardOf } from '../../../../engine/domination/data/cards';
import type { View } from '../../../../engine/domination/types';
import { DominationRule } from '../rule';
import { Values } from './hand-panel';

/** The ten stacks, open to all: six bars for six copies, an empty one dashed, each text a tap away. */
export function StacksPanel({ view }: { view: View }) {
  const stacks = Object.entries(view.stacks) as readonly (readonly [CardId, number])[];
  const most = Math.max(6, ...stacks.map(([, left]) => left));
  return (
    <>
      <div className="panel-head">
        <h2 id="stacks-title">Ten stacks</h2>
        <span className="tiny muted">
          discard 1: to your pile, 2: to your hand <DominationRule rule="4.8" />
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
                  <span className="sub">
                    {left === 0 ? 'empty' : `${left} left`}
                    {cardOf(card).cost > 0 ? `, costs ${cardOf(card).cost} logistics` : ''}
                  </span>
                </span>
                <Values card={card} />
              </summary>
              <p className="sub">{cardOf(card).text}</p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
