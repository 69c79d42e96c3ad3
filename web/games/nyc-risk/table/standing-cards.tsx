import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { ADVENTURES } from '../../../../engine/nyc-risk/data/cards';
import { ownHand } from '../../../../engine/nyc-risk/reading/hands';
import type { StandingCard, StandingOrder, View } from '../../../../engine/nyc-risk/types';
import { useLanguage } from '../../../components/frame/reader';
import { PickMenu } from '../../../components/table/fields/pick-menu';
import { listInWords } from '../../../lib/lists';
import { adventureName, hoodName } from '../names';
import { RiskRule } from '../rule';
import { HoodMenu } from './hood-menu';

interface StandingCardsProps {
  readonly view: View;
  readonly seat: string;
  readonly standing: StandingOrder;
  readonly onChange: (part: Partial<StandingOrder>) => void;
}

/** Cards that can be played in defence. */
export const DEFENCE_CARDS = ADVENTURES.filter((card) => card.kind === 'power' && card.timing === 'defend');

/** Defence cards that are played automatically, in the order in which they are tried. */
export function StandingCards({ view, seat, standing, onChange }: StandingCardsProps) {
  const t = useTexts('nyc-risk');
  const { cards } = standing;
  const waiting = DEFENCE_CARDS.filter(({ id }) => cards.every(({ card }) => card !== id));
  const hoods = Object.keys(view.hoods).filter((hood) => view.hoods[hood]?.owner === seat);
  return (
    <ul className="standing-rows">
      {cards.map((entry, index) => (
        <li key={entry.card} className="stacked">
          <Entry
            entry={entry}
            held={ownHand(view, seat)?.adventures.includes(entry.card) ?? false}
            hoods={hoods}
            onChange={(next) =>
              onChange({ cards: cards.toSpliced(index, 1, ...(next === null ? [] : [next])) })
            }
          />
        </li>
      ))}
      {waiting.length === 0 ? null : (
        <li>
          <PickMenu
            className="hood-menu"
            label={t.rich('standing.playsItself', { rule: () => <RiskRule rule="12.3" /> })}
            options={waiting.map(({ id, name }) => [id, name])}
            onPick={(card) => onChange({ cards: [...cards, { card, at: 'any', minDice: 1 }] })}
          />
        </li>
      )}
    </ul>
  );
}

interface EntryProps {
  readonly entry: StandingCard;
  readonly held: boolean;
  readonly hoods: readonly string[];
  readonly onChange: (entry: StandingCard | null) => void;
}

function Entry({ entry, held, hoods, onChange }: EntryProps) {
  const t = useTexts('nyc-risk');
  const language = useLanguage();
  const { card, at, minDice } = entry;
  const name = adventureName(card);
  const named = at === 'any' ? [] : at;
  return (
    <>
      <p className="standing-card-head">
        <span>
          {t.rich('standing.entry', {
            b: (words: ReactNode) => <b>{words}</b>,
            card: name,
            where: at === 'any' ? 'any' : 'named',
            hoods: listInWords(named.map(hoodName), language),
            dice: minDice === 3 ? 'three' : minDice === 2 ? 'some' : 'any',
            held: held ? 'yes' : 'no',
          })}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('standing.remove', { card: name })}
          onClick={() => onChange(null)}
        >
          <X size={17} />
        </button>
      </p>
      <div className="standing-card-fields">
        <HoodMenu
          label={t(at === 'any' ? 'standing.onlyAt' : 'standing.alsoAt')}
          hoods={hoods.filter((hood) => !named.includes(hood))}
          onPick={(hood) => onChange({ ...entry, at: [...named, hood] })}
        />
        <label className="hood-menu">
          <span>{t('standing.attackersDice')}</span>
          <select
            className="input"
            value={minDice}
            onChange={(event) => onChange({ ...entry, minDice: Number(event.target.value) })}
          >
            {[t('standing.oneOrMore'), t('standing.twoOrThree'), '3'].map((words, at) => (
              <option key={words} value={at + 1}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
