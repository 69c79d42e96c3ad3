import { useTexts } from '#texts';
import { cardName, designIdOf, locationOf } from '../../../engine/new-era/data/cards';
import { scoreOf } from '../../../engine/new-era/rules/ending';
import type { Built, PlayerView, View } from '../../../engine/new-era/types';
import type { Language } from '../../../messages/languages';
import { SeatChip } from '../../components/frame/seat-chip';
import { seatFullName } from '../../components/frame/seats';
import type { Texts } from '../../lib/texts';
import type { Diagrams, Pictured } from '../diagrams';
import { Capability } from './card-signs';
import { corrections } from './corrections';
import { Goods, Picture } from './goods';
import { Signs } from './signs';

/** The boards on the pages of the rules. */
export const diagrams = (t: Texts<'new-era'>, language: Language): Diagrams => ({
  shared: Signs,
  picture: (pictured) => <States {...pictured} />,
  words: corrections(t, language).words,
  hasStory: true,
});

/** Each state before and after the step. */
function States({ step, around }: Pictured) {
  const t = useTexts('new-era');
  const [before, after] = [step.before as View, step.position as View];
  const seats = around.length > 0 ? around : before.seats;
  return seats.flatMap((seat) => {
    const [met, left] = [before.players[seat], after.players[seat]];
    if (met === undefined || left === undefined) return [];
    const isSame = JSON.stringify(shownOf(met)) === JSON.stringify(shownOf(left));
    return [
      <StateCard
        key={`${seat} before`}
        seat={seat}
        player={met}
        when={t(isSame ? 'diagram.same' : 'diagram.before')}
      />,
      isSame ? null : <StateCard key={`${seat} after`} seat={seat} player={left} when={t('diagram.after')} />,
    ];
  });
}

/** The parts of a player that a state card shows. */
function shownOf({ goods, locations, under, agreements, baseVp }: PlayerView) {
  return { goods, locations, under, agreements, baseVp };
}

interface StateCardProps {
  readonly seat: string;
  readonly player: PlayerView;
  readonly when: string;
}

function StateCard({ seat, player, when }: StateCardProps) {
  const t = useTexts('new-era');
  const { goods, locations, under, agreements } = player;
  return (
    <div className="state-card">
      <h3>
        <SeatChip seat={seat} size={20} /> {seatFullName(seat)} <span className="muted">{when}</span>
        <span className="numbers muted">{t('points', { count: scoreOf(player) })}</span>
      </h3>
      <p className="exchange">
        {Object.keys(goods).length === 0 ? (
          <span className="muted">{t('diagram.noGoods')}</span>
        ) : (
          <Goods of={goods} />
        )}
      </p>
      <ul>
        {Object.entries(locations).map(([card, built]) => (
          <Place key={card} card={card} built={built} />
        ))}
        {Object.entries(under).map(([card, use]) => (
          <Under
            key={card}
            card={card}
            as={t(use === 'spoils' ? 'state.spoils' : 'state.agreement')}
            gain={use === 'spoils' ? locationOf(card).spoils : (locationOf(card).agreement ?? {})}
          />
        ))}
        {Object.entries(agreements).map(([card, owner]) => (
          <Under
            key={card}
            card={card}
            as={t('state.with', { name: seatFullName(owner) })}
            gain={locationOf(card).agreement ?? {}}
          />
        ))}
      </ul>
    </div>
  );
}

function Place({ card, built }: { readonly card: string; readonly built: Built }) {
  const t = useTexts('new-era');
  if (built.debris)
    return (
      <li className="tile debris">
        <b>{t('tile.debris')}</b>
        <span className="muted">{t('tile.once', { name: cardName(card) })}</span>
      </li>
    );
  return (
    <li className="tile">
      <Picture of={`card-${designIdOf(card)}`} size={20} />
      <b>{cardName(card)}</b>
      <span className="exchange">
        <Capability location={locationOf(card)} />
      </span>
      {built.vp > 0 ? (
        <span className="exchange">
          {t.rich('tile.holds', { goods: () => <Goods of={{ vp: built.vp }} /> })}
        </span>
      ) : null}
    </li>
  );
}

interface UnderProps {
  readonly card: string;
  readonly as: string;
  readonly gain: Parameters<typeof Goods>[0]['of'];
}

/** A card under the base, or an agreement on another player's location. */
function Under({ card, as, gain }: UnderProps) {
  return (
    <li className="tile under">
      <span className="muted">{as}</span>
      <b>{cardName(card)}</b>
      <span className="exchange">
        <Goods of={gain} />
      </span>
    </li>
  );
}
