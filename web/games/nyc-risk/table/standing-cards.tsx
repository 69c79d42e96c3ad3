'use client';

import { X } from 'lucide-react';
import { ADVENTURES } from '../../../../engine/nyc-risk/data/cards';
import type { StandingCard, StandingOrder, View } from '../../../../engine/nyc-risk/types';
import { adventureName, hoodName, listed } from '../names';
import { RiskRule } from '../rule';
import { ownHand } from '../system';
import { HoodMenu } from './hood-menu';

interface StandingCardsProps {
  readonly view: View;
  readonly seat: string;
  readonly standing: StandingOrder;
  readonly onChange: (part: Partial<StandingOrder>) => void;
}

/** Defence cards that play themselves, in the order in which they are tried. */
export function StandingCards({ view, seat, standing, onChange }: StandingCardsProps) {
  const { cards } = standing;
  const waiting = ADVENTURES.filter(
    (card) =>
      card.kind === 'power' && card.timing === 'defend' && cards.every((entry) => entry.card !== card.id),
  );
  const replace = (index: number, entry: StandingCard | null) =>
    onChange({
      cards: cards.flatMap((one, at) => (at === index ? (entry === null ? [] : [entry]) : [one])),
    });
  return (
    <ul className="standing-rows">
      {cards.map((entry, index) => (
        <li key={entry.card} className="stacked">
          <Entry
            entry={entry}
            held={ownHand(view, seat)?.adventures.includes(entry.card) ?? false}
            hoods={Object.keys(view.hoods).filter((hood) => view.hoods[hood]?.owner === seat)}
            onChange={(next) => replace(index, next)}
          />
        </li>
      ))}
      {waiting.length === 0 ? null : (
        <li>
          <label className="hood-menu">
            <span>
              Let a card play itself <RiskRule rule="12.3" />
            </span>
            <select
              className="input"
              value=""
              onChange={(event) =>
                onChange({ cards: [...cards, { card: event.target.value, at: 'any', minDice: 1 }] })
              }
            >
              <option value="" disabled>
                Choose
              </option>
              {waiting.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
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
  const { card, at, minDice } = entry;
  const named = at === 'any' ? [] : at;
  return (
    <>
      <p className="standing-card-head">
        <span>
          <b>{adventureName(card)}</b> {at === 'any' ? 'anywhere' : `at ${listed(named.map(hoodName))}`}
          {minDice > 1 ? `, when the attacker rolls ${minDice === 2 ? '2 or 3' : minDice} dice` : ''}
          {held ? '' : '; you do not hold it yet'}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove ${adventureName(card)}`}
          onClick={() => onChange(null)}
        >
          <X size={17} />
        </button>
      </p>
      <div className="standing-card-fields">
        <HoodMenu
          label={at === 'any' ? 'Only at' : 'Also at'}
          hoods={hoods.filter((hood) => !named.includes(hood))}
          onPick={(hood) => onChange({ ...entry, at: [...named, hood] })}
        />
        <label className="hood-menu">
          <span>Attacker’s dice</span>
          <select
            className="input"
            value={minDice}
            onChange={(event) => onChange({ ...entry, minDice: Number(event.target.value) })}
          >
            <option value={1}>1 or more</option>
            <option value={2}>2 or 3</option>
            <option value={3}>3</option>
          </select>
        </label>
      </div>
    </>
  );
}
