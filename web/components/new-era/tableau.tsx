'use client';

import { Castle, CheckCheck, Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Kind, SLOTS, type Slot } from '../../../engine/new-era/card-types';
import { cardName, designIdOf, factionOf, locationOf } from '../../../engine/new-era/cards';
import { defenceOf, roomUnderBase } from '../../../engine/new-era/states';
import type { Built, CardId, PlayerView } from '../../../engine/new-era/types';
import { nameOf, type People } from '../frame/people';
import { Capability, Exchange } from './card-face';
import { useCardReader } from './card-reader';
import { Goods, Picture } from './goods';
import { NewEraRule } from './rule';

interface TableauProps {
  readonly player: PlayerView;
  readonly people: People;
  /** Names the state for those who do not see the table: "Your state, New York". */
  readonly label: string;
}

const ROWS: readonly (readonly [name: string, hint: string, ...kinds: Kind[]])[] = [
  ['Production', 'each turn', 'openProduction', 'closedProduction'],
  ['Features', 'always on', 'feature'],
  ['Actions', 'for workers', 'action'],
];

/** A state: its goods, its locations in three rows, what lies under the base, and the contact card. */
export function Tableau({ player, people, label }: TableauProps) {
  const built = Object.entries(player.locations);
  return (
    <section className="tableau" aria-label={label}>
      <div className="pool">
        <h3>Goods</h3>
        {Object.keys(player.goods).length === 0 ? <span className="small muted">none</span> : null}
        <Goods of={player.goods} />
        <span className="pool-note tiny muted">
          lost at the end of the turn <NewEraRule rule="12.1" />
        </span>
      </div>
      {ROWS.map(([name, hint, ...kinds]) => {
        const row = built.filter(([card]) => kinds.includes(locationOf(card).kind));
        return (
          <Row key={name} name={name} hint={row.length === 0 ? 'none yet' : hint}>
            <ul className="tiles">
              {row.map(([card, one]) => (
                <li key={card}>
                  <Tile card={card} built={one} />
                </li>
              ))}
            </ul>
          </Row>
        );
      })}
      <Base player={player} people={people} />
    </section>
  );
}

function Row({
  name,
  hint,
  children,
}: {
  readonly name: string;
  readonly hint: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="tableau-row">
      <h3>
        {name} <span>{hint}</span>
      </h3>
      <div>{children}</div>
    </div>
  );
}

/** A location as it stands. */
function Tile({ card, built }: { readonly card: CardId; readonly built: Built }) {
  const read = useCardReader();
  const location = locationOf(card);
  if (built.debris)
    return (
      <button type="button" className="tile debris" onClick={() => read(card)}>
        <b>Debris</b>
        <span className="muted">{location.name}, to be rebuilt for 1 material</span>
      </button>
    );
  return (
    <button type="button" className="tile" onClick={() => read(card)}>
      <span className="tile-head">
        <Picture of={`card-${designIdOf(card)}`} size={20} />
        <Pips built={built} />
      </span>
      <b>{location.name}</b>
      <span className="exchange">
        <Capability location={location} />
      </span>
      <Marks card={card} built={built} />
    </button>
  );
}

const MOST_TOKENS = 3;

/** 10.1 The point tokens a location has been given, of the three that it can get. */
function Pips({ built: { vpTokens, vp } }: { readonly built: Built }) {
  if (vpTokens === 0) return null;
  return (
    <span className="pips" role="img" aria-label={`${vpTokens} of 3 point tokens, ${vp} points`}>
      {Array.from({ length: MOST_TOKENS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
        <i key={at} className={at < vpTokens ? 'on' : ''} />
      ))}
    </span>
  );
}

function Marks({ card, built }: { readonly card: CardId; readonly built: Built }) {
  const { improved, shield, uses, stored } = built;
  return (
    <>
      {improved ? (
        <span className="mark">
          <Hammer size={13} /> improved, +1
        </span>
      ) : null}
      {shield === null ? null : (
        <span className="mark">
          <Castle size={13} /> {cardName(shield)}, defence {defenceOf(card, built)}
        </span>
      )}
      {uses === 0 ? null : (
        <span className="mark">
          <CheckCheck size={13} /> used {uses === 1 ? 'once' : 'twice'}
        </span>
      )}
      {Object.keys(stored).length === 0 ? null : (
        <span className="mark">
          holds <Goods of={stored} />
        </span>
      )}
    </>
  );
}

function Base({ player, people }: { readonly player: PlayerView; readonly people: People }) {
  const faction = factionOf(player.faction);
  const under = Object.entries(player.under);
  const shared = Object.entries(player.agreements);
  return (
    <Row
      name="Base"
      hint={
        <>
          {under.length} of {under.length + roomUnderBase(player)} <NewEraRule rule="10.2" />
        </>
      }
    >
      <ul className="under-base">
        <li className="under plain">
          <span className="muted">{faction.name}</span>
          <b>Each turn</b>
          <span className="exchange">
            <Goods of={faction.base} />
          </span>
        </li>
        {under.map(([card, use]) => (
          <li key={card}>
            <Under
              card={card}
              words={use === 'agreement' ? 'Agreement' : 'Spoils'}
              gain={use === 'agreement' ? (locationOf(card).agreement ?? {}) : locationOf(card).spoils}
              once={use === 'spoils'}
            />
          </li>
        ))}
        {shared.map(([card, owner]) => (
          <li key={card}>
            <Under
              card={card}
              words={`With ${nameOf(people, owner)}`}
              gain={locationOf(card).agreement ?? {}}
            />
          </li>
        ))}
      </ul>
      <ul className="contact-card" aria-label="Contact card, each slot once a turn">
        {SLOTS.map((slot) => (
          <ContactSlot key={slot} player={player} slot={slot} />
        ))}
      </ul>
    </Row>
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

const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  conquest: 'Conquest',
  coop: 'Cooperation',
  incorp: 'Incorporation',
  redevelop: 'Redevelopment',
};

function ContactSlot({ player, slot }: { readonly player: PlayerView; readonly slot: Slot }) {
  const { slots } = factionOf(player.faction).contact;
  const gain = slot === 'redevelop' ? { redevelop: 1 } : { [`${slot}${slots[slot].range}`]: 1 };
  const used = player.contactUsed.includes(slot);
  return (
    <li className={used ? 'used' : ''}>
      <b>{SLOT_NAMES[slot]}</b>
      {used ? <span className="muted">used</span> : <Exchange pay={slots[slot].pay} gain={gain} />}
    </li>
  );
}
