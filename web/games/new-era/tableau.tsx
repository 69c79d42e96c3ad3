import { useTexts } from '#texts';
import type { Kind } from '../../../engine/new-era/card-types';
import { locationOf } from '../../../engine/new-era/data/cards';
import type { CardId, PlayerView } from '../../../engine/new-era/types';
import type { People } from '../../components/frame/people';
import type { Texts } from '../../lib/texts';
import { Base } from './base';
import { Goods } from './goods';
import { NewEraRule } from './rule';
import { TableauRow } from './tableau-row';
import { Tile } from './tile';

interface TableauProps {
  readonly player: PlayerView;
  readonly people: People;
  /** The state's name for screen readers: "Your state, New York". */
  readonly label: string;
  /** The class of a card that moves while a step is played. */
  readonly classOf?: (card: CardId) => string | undefined;
}

interface Row {
  readonly name: string;
  readonly hint: string;
  readonly kinds: readonly Kind[];
}

function rowsOf(t: Texts<'new-era'>): readonly Row[] {
  const [production, features] = [t('state.productionHint'), t('state.featuresHint')];
  return [
    { name: t('state.production'), hint: production, kinds: ['openProduction', 'closedProduction'] },
    { name: t('state.features'), hint: features, kinds: ['feature'] },
    { name: t('state.actions'), hint: t('state.actionsHint'), kinds: ['action'] },
  ];
}

/** A state: its goods, its locations in three rows, the cards under the base, and the contact card. */
export function Tableau({ player, people, label, classOf }: TableauProps) {
  const t = useTexts('new-era');
  const built = Object.entries(player.locations);
  return (
    <section className="tableau" aria-label={label}>
      <svg className="scene" viewBox="0 0 960 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href="#scene-whole" />
      </svg>
      <div className="pool">
        <h3>{t('state.goods')}</h3>
        {Object.keys(player.goods).length === 0 ? (
          <span className="small muted">{t('state.none')}</span>
        ) : null}
        <Goods of={player.goods} />
        <span className="pool-note tiny muted">
          {t.rich('state.lost', { rule: () => <NewEraRule rule="12.1" /> })}
        </span>
      </div>
      {rowsOf(t).map(({ name, hint, kinds }) => {
        const row = built.filter(([card]) => kinds.includes(locationOf(card).kind));
        return (
          <TableauRow key={name} name={name} hint={row.length === 0 ? t('state.noneYet') : hint}>
            <ul className="tiles">
              {row.map(([card, one]) => (
                <li key={card} className={classOf?.(card)}>
                  <Tile card={card} built={one} />
                </li>
              ))}
            </ul>
          </TableauRow>
        );
      })}
      <Base player={player} people={people} {...(classOf && { classOf })} />
    </section>
  );
}
