import { useTexts } from '#texts';
import { cardName } from '../../../../engine/new-era/data/cards';
import { pointsOf, scoreOf } from '../../../../engine/new-era/rules/ending';
import type { PlayerView, View } from '../../../../engine/new-era/types';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { listInWords } from '../../../lib/lists';
import { NewEraRule } from '../rule';

interface CountPanelProps {
  readonly view: View;
  readonly people: People;
  readonly mine: string | null;
  /** The reader's score after their orders; null without orders. */
  readonly after: number | null;
}

const SOURCES = ['base', 'locations', 'tokens', 'improvements'] as const;
/** Longer than any bar except those of the final scoring. */
const SCALE = 33;

/** Every seat's score if it were counted now, and the sources of the reader's points. */
export function CountPanel({ view, people, mine, after }: CountPanelProps) {
  const t = useTexts('new-era');
  const ranked = view.seats.toSorted((one, other) => score(view, other) - score(view, one));
  const own = mine === null ? undefined : view.players[mine];
  const scale = Math.max(SCALE, ...view.seats.map((seat) => score(view, seat)));
  return (
    <>
      <div className="panel-head">
        <h2 id="count-title">{t(view.phase === 'over' ? 'count.last' : 'count.now')}</h2>
        <NewEraRule rule="11.2" />
      </div>
      <ul className="count">
        {ranked.map((seat) => {
          const player = view.players[seat];
          return player === undefined ? null : (
            <li key={seat} className={seat === mine ? 'mine' : ''}>
              <span>{seat === mine ? t('count.you') : nameOf(people, seat)}</span>
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

function Key() {
  const t = useTexts('new-era');
  return (
    <p className="panel-lead count-key">
      {SOURCES.map((source) => (
        <span key={source}>
          <i className={`swatch from-${source}`} aria-hidden="true" /> {t('count.source', { source })}
        </span>
      ))}
    </p>
  );
}

function Sources({ own, after }: { readonly own: PlayerView; readonly after: number | null }) {
  const t = useTexts('new-era');
  const points = pointsOf(own);
  return (
    <table className="sources">
      <caption className="hidden-text">{t('count.sources')}</caption>
      <tbody>
        {SOURCES.map((source) => (
          <tr key={source}>
            <th scope="row">
              <i className={`swatch from-${source}`} aria-hidden="true" />
              {t('count.source', { source })}
            </th>
            <td>
              <Behind source={source} own={own} />
            </td>
            <td className="numbers">{points[source]}</td>
          </tr>
        ))}
      </tbody>
      {after === null ? null : (
        <tfoot>
          <tr>
            <th scope="row">{t('count.after')}</th>
            <td>{t('count.afterHint')}</td>
            <td className="numbers">{after}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface BehindProps {
  readonly source: (typeof SOURCES)[number];
  readonly own: PlayerView;
}

/** The parts of a sum. */
function Behind({ source, own: { locations } }: BehindProps) {
  const t = useTexts('new-era');
  const language = useLanguage();
  const standing = Object.entries(locations).filter(([, { debris }]) => !debris);
  switch (source) {
    case 'base':
      return t('count.fromBase');
    case 'locations':
      return t('count.fromLocations', { ruins: Object.keys(locations).length - standing.length });
    case 'tokens': {
      const held = standing.filter(([, { vp }]) => vp > 0);
      return listInWords(
        held.map(([card, { vp }]) => `${cardName(card)} ${vp}`),
        language,
      );
    }
    case 'improvements': {
      const improved = standing.filter(([, one]) => one.improved);
      return listInWords(
        improved.map(([card]) => cardName(card)),
        language,
      );
    }
  }
}
