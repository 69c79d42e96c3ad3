import { listed } from '../../../../engine/core/listed';
import { cardName } from '../../../../engine/new-era/data/cards';
import { pointsOf, scoreOf } from '../../../../engine/new-era/rules/ending';
import type { PlayerView, View } from '../../../../engine/new-era/types';
import { nameOf, type People } from '../../../components/frame/people';
import { NewEraRule } from '../rule';

interface CountPanelProps {
  readonly view: View;
  readonly people: People;
  readonly mine: string | null;
  /** What the reader would count after their orders; null where they have none. */
  readonly after: number | null;
}

const SOURCES = ['base', 'locations', 'tokens', 'improvements'] as const;
/** Longer than any bar but those of the last count. */
const SCALE = 33;

/** What every seat would count now, and where the reader's points come from. */
export function CountPanel({ view, people, mine, after }: CountPanelProps) {
  const ranked = view.seats.toSorted((one, other) => score(view, other) - score(view, one));
  const own = mine === null ? undefined : view.players[mine];
  const scale = Math.max(SCALE, ...view.seats.map((seat) => score(view, seat)));
  return (
    <>
      <div className="panel-head">
        <h2 id="count-title">{view.phase === 'over' ? 'Last count' : 'If counted now'}</h2>
        <NewEraRule rule="11.2" />
      </div>
      <ul className="count">
        {ranked.map((seat) => {
          const player = view.players[seat];
          return player === undefined ? null : (
            <li key={seat} className={seat === mine ? 'mine' : ''}>
              <span>{seat === mine ? 'You' : nameOf(people, seat)}</span>
              <Bar player={player} scale={scale} />
              <b className="numbers">{scoreOf(player)}</b>
            </li>
          );
        })}
      </ul>
      {own === undefined ? <Key /> : <Sources own={own} after={after} />}
    </>
  );
}

function score(view: View, seat: string): number {
  const player = view.players[seat];
  return player === undefined ? 0 : scoreOf(player);
}

function Bar({ player, scale }: { readonly player: PlayerView; readonly scale: number }) {
  const points = pointsOf(player);
  return (
    <span className="count-bar" aria-hidden="true">
      {SOURCES.map((source) => (
        <i
          key={source}
          className={`from-${source}`}
          style={{ width: `${(100 * points[source]) / scale}%` }}
        />
      ))}
    </span>
  );
}

const NAMES: Readonly<Record<(typeof SOURCES)[number], string>> = {
  base: 'Base card',
  locations: 'Locations',
  tokens: 'Tokens',
  improvements: 'Improved',
};

function Key() {
  return (
    <p className="panel-lead count-key">
      {SOURCES.map((source) => (
        <span key={source}>
          <i className={`swatch from-${source}`} aria-hidden="true" /> {NAMES[source]}
        </span>
      ))}
    </p>
  );
}

function Sources({ own, after }: { readonly own: PlayerView; readonly after: number | null }) {
  const points = pointsOf(own);
  const texts = sourceTexts(own);
  return (
    <table className="sources">
      <caption className="hidden-text">Where your points come from</caption>
      <tbody>
        {SOURCES.map((source) => (
          <tr key={source}>
            <th scope="row">
              <i className={`swatch from-${source}`} aria-hidden="true" />
              {NAMES[source]}
            </th>
            <td>{texts[source]}</td>
            <td className="numbers">{points[source]}</td>
          </tr>
        ))}
      </tbody>
      {after === null ? null : (
        <tfoot>
          <tr>
            <th scope="row">After your orders</th>
            <td>as far as you can know</td>
            <td className="numbers">{after}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** What lies behind each sum. */
function sourceTexts({ locations }: PlayerView): Readonly<Record<(typeof SOURCES)[number], string>> {
  const standing = Object.entries(locations).filter(([, { debris }]) => !debris);
  const ruins = Object.keys(locations).length - standing.length;
  return {
    base: 'redevelopment, spoils, instants, what was lost',
    locations: ruins === 0 ? 'one point each' : `one point each; ${ruins} in debris`,
    tokens: listed(
      standing.filter(([, { vp }]) => vp > 0).map(([card, { vp }]) => `${cardName(card)} ${vp}`),
    ),
    improvements: listed(standing.filter(([, { improved }]) => improved).map(([card]) => cardName(card))),
  };
}
