import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import type { RolledEvent } from '../../../../engine/nyc-risk/event-types';
import type { AdventureId } from '../../../../engine/nyc-risk/types';
import { nameOf, type People } from '../../../components/frame/people';
import { adventureName, hoodName } from '../names';
import { Dice } from './dice';

interface RollProps {
  readonly roll: RolledEvent;
  /** The number of this roll among those against this hood within its step. */
  readonly number: number;
  /** The defender's card that counted in it. */
  readonly card: AdventureId | undefined;
  readonly people: People;
}

/** One roll of dice: pips, the same in figures, the losses, and the position of the numbers in the stream. */
export function Roll({ roll, number, card, people }: RollProps) {
  const t = useTexts('nyc-risk');
  const { attack, defend, attackBonus, defendBonus, attacker, defender } = roll;
  const lost = lostPairs(roll);
  return (
    <div className="roll">
      <b>{t('roll.title', { hood: hoodName(roll.to), number })}</b>
      <div className="roll-dice">
        <Dice faces={attack} seat={attacker} lost={lost.map((pair) => pair === 'attack')} />
        <span className="versus">{t('roll.versus')}</span>
        <Dice faces={defend} seat={defender} lost={lost.map((pair) => pair === 'defend')} />
      </div>
      <p>
        {t.rich('roll.result', {
          figures: (words: ReactNode) => <span className="numbers">{words}</span>,
          attack: figures(attack, attackBonus),
          defend: figures(defend, defendBonus),
          loss: lossIn(roll),
          attacker: nameOf(people, attacker),
          defender: defender === null ? t('roll.neutral') : nameOf(people, defender),
          own: roll.attackLoss,
          theirs: roll.defendLoss,
        })}
      </p>
      {card === undefined || defender === null ? null : (
        <p className="small muted">
          {t('roll.played', { name: nameOf(people, defender), card: adventureName(card) })}
        </p>
      )}
      <p className="stream">{t('log.stream', { number: roll.rng })}</p>
    </div>
  );
}

/** The loser of each pair of dice, as far as the losses show. */
function lostPairs({ attack, defend, attackBonus, defendBonus, defendLoss }: RolledEvent) {
  let saved = 0;
  return Array.from({ length: Math.min(attack.length, defend.length) }, (_, pair) => {
    const edge = pair === 0 ? attackBonus - defendBonus : 0;
    if ((attack[pair] ?? 0) + edge <= (defend[pair] ?? 0)) return 'attack';
    saved += 1;
    return saved > defendLoss ? 'none' : 'defend';
  });
}

/** "5 5 3", or "5 + 1 5 3" if a bonus is added to the highest die. */
function figures(faces: readonly number[], bonus: number): string {
  return faces.map((face, index) => (index === 0 && bonus > 0 ? `${face} + ${bonus}` : face)).join(' ');
}

/** The seats that lose units: the same number each, both, or one side. */
function lossIn({ attackLoss, defendLoss }: RolledEvent): string {
  if (attackLoss === defendLoss) return 'each';
  if (attackLoss > 0 && defendLoss > 0) return 'both';
  return attackLoss > 0 ? 'attacker' : 'defender';
}
