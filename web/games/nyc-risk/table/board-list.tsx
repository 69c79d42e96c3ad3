import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { BOROUGHS, CROSSINGS, HOODS, PLACE_NAMES } from '../../../../engine/nyc-risk/data/map';
import type { View } from '../../../../engine/nyc-risk/types';
import { muted } from '../../../components/frame/hidden';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { SeatChip } from '../../../components/frame/seat-chip';
import { listInWords } from '../../../lib/lists';
import { holderIn } from '../hood-label';
import { hoodName } from '../names';

/** The board as text: the owners, borough by borough, and the connections over water. */
export function BoardList({ view, people }: { view: View; people: People }) {
  const t = useTexts('nyc-risk');
  const closed = new Map(view.closed.map(({ crossing, by }) => [crossing, by]));
  return (
    <div className="board-list">
      {BOROUGHS.map(({ id, name, bonus }) => (
        <section key={id} aria-label={name}>
          <h3>
            {name} <span className="dim numbers">+{bonus}</span>
          </h3>
          <ul>
            {HOODS.filter(({ borough }) => borough === id).map((hood) => (
              <Line key={hood.id} hood={hood.id} view={view} people={people} />
            ))}
          </ul>
        </section>
      ))}
      <section aria-label={t('list.crossings')}>
        <h3>{t('list.overWater')}</h3>
        <ul>
          {CROSSINGS.filter(({ marked }) => marked).map((crossing) => (
            <li key={crossing.id}>
              <CrossingLine crossing={crossing} by={closed.get(crossing.id)} people={people} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface CrossingLineProps {
  readonly crossing: (typeof CROSSINGS)[number];
  /** The seat that has closed it. */
  readonly by: string | undefined;
  readonly people: People;
}

function CrossingLine({ crossing: { name, kind, between }, by, people }: CrossingLineProps) {
  const t = useTexts('nyc-risk');
  return t.rich('list.crossing', {
    name,
    kind,
    hoods: listInWords(between.map(hoodName), useLanguage()),
    closed: by === undefined ? 'no' : 'yes',
    by: nameOf(people, by ?? null),
    muted,
    b: (words: ReactNode) => <b>{words}</b>,
  });
}

function Line({ hood, view, people }: { hood: string; view: View; people: People }) {
  const t = useTexts('nyc-risk');
  const holding = view.hoods[hood];
  if (holding === undefined) return null;
  const { owner, units } = holding;
  const place = PLACE_NAMES[hood];
  return (
    <li className="board-line">
      {owner === null ? (
        <span className="chip-space" />
      ) : (
        <SeatChip seat={owner} player={people[owner]} size={20} />
      )}
      <span>
        {hoodName(hood)}
        {place === undefined ? null : <span className="dim">, {place}</span>}
        <span className="muted">, {t('list.owner', holderIn(view, people, hood))}</span>
      </span>
      <b className="numbers">{units}</b>
    </li>
  );
}
