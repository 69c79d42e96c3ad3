import { useTexts } from '#texts';
import { SLOTS, type Slot } from '../../../engine/new-era/card-types';
import { cardName, factionOf, locationOf } from '../../../engine/new-era/data/cards';
import { roomUnderBase } from '../../../engine/new-era/rules/states';
import type { CardId, PlayerView } from '../../../engine/new-era/types';
import { nameOf, type People } from '../../components/frame/people';
import { useCardReader } from './card-reader';
import { Exchange } from './card-signs';
import { Goods } from './goods';
import { NewEraRule } from './rule';
import { TableauRow } from './tableau-row';

interface BaseProps {
  readonly player: PlayerView;
  readonly people: People;
  /** The class of a card that moves while a step is played. */
  readonly classOf?: (card: CardId) => string | undefined;
}

/** The cards under a base, the agreements with others, and the contact card. */
export function Base({ player, people, classOf }: BaseProps) {
  const t = useTexts('new-era');
  const under = Object.entries(player.under);
  const hint = t.rich('state.room', {
    used: under.length,
    all: under.length + roomUnderBase(player),
    rule: () => <NewEraRule rule="10.2" />,
  });
  return (
    <TableauRow name={t('state.base')} hint={hint}>
      <ul className="under-base">
        <Faction player={player} />
        {under.map(([card, use]) => (
          <li key={card} className={classOf?.(card)}>
            {use === 'spoils' ? (
              <Under card={card} words={t('state.spoils')} gain={locationOf(card).spoils} once />
            ) : (
              <Under card={card} words={t('state.agreement')} gain={locationOf(card).agreement ?? {}} />
            )}
          </li>
        ))}
        {Object.entries(player.agreements).map(([card, owner]) => (
          <li key={card} className={classOf?.(card)}>
            <Under
              card={card}
              words={t('state.with', { name: nameOf(people, owner) })}
              gain={locationOf(card).agreement ?? {}}
            />
          </li>
        ))}
      </ul>
      <ul className="contact-card" aria-label={t('contactCard.title')}>
        {SLOTS.map((slot) => (
          <ContactSlot key={slot} player={player} slot={slot} />
        ))}
      </ul>
    </TableauRow>
  );
}

function Faction({ player }: { readonly player: PlayerView }) {
  const t = useTexts('new-era');
  const { name, base } = factionOf(player.faction);
  return (
    <li className="under plain">
      <span className="muted">{name}</span>
      <b>{t('state.eachTurn')}</b>
      <span className="exchange">
        <Goods of={base} />
      </span>
    </li>
  );
}

interface UnderProps {
  readonly card: CardId;
  readonly words: string;
  readonly gain: object;
  readonly once?: boolean;
}

function Under({ card, words, gain, once = false }: UnderProps) {
  const read = useCardReader();
  return (
    <button type="button" className={once ? 'under once' : 'under'} onClick={() => read(card)}>
      <span className="muted">{words}</span>
      <b>{cardName(card)}</b>
      <span className="exchange">
        <Goods of={gain} />
      </span>
    </button>
  );
}

function ContactSlot({ player, slot }: { readonly player: PlayerView; readonly slot: Slot }) {
  const t = useTexts('new-era');
  const { slots } = factionOf(player.faction).contact;
  const gain = slot === 'redevelop' ? { redevelop: 1 } : { [`${slot}${slots[slot].range}`]: 1 };
  const used = player.contactUsed.includes(slot);
  return (
    <li className={used ? 'used' : ''}>
      <b>{t('contactCard.slot', { slot })}</b>
      {used ? (
        <span className="muted">{t('contactCard.used')}</span>
      ) : (
        <Exchange pay={slots[slot].pay} gain={gain} />
      )}
    </li>
  );
}
