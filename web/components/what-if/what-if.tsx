'use client';

import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { Link } from '../frame/link';
import { MapFrame } from '../frame/map-frame';
import { namesOf, type People } from '../frame/people';
import { withNames } from '../frame/seats';
import { Tools } from '../map/tools';
import { useStepDrawing } from '../table/step-drawing';
import { shown } from './shown';
import { StudyPanels } from './study-panels';
import { type StudySource, type UsedStudy, useStudy } from './use-study';

interface WhatIfProps {
  readonly source: StudySource;
  readonly people: People;
  /** The reader's seat; null for others. */
  readonly own: string | null;
  /** The name of the game, and the page that the reader came from: its address, and the label of the link back. */
  readonly place: { readonly name: string; readonly back: string; readonly backTo: string };
  /** The moment that the study starts from: "Spring 2047"; null if only the rules can name it. */
  readonly label: string | null;
  /** The possible numbers of players of a new game, as links. */
  readonly sizes?: readonly (readonly [size: number, href: string, isHere: boolean])[];
}

/** A position for trying orders: orders for all seats, adjudicated in the browser, for any number of steps. */
export function WhatIf(props: WhatIfProps) {
  const t = useTexts('what-if');
  const { source, people, own } = props;
  const used = useStudy(source);
  const [wanted, setWanted] = useState(0);
  const [after, setAfter] = useState<'orders' | 'after'>('orders');
  const at = Math.min(wanted, Math.max(0, (used?.steps.length ?? 1) - 1));
  const say = useTranslate(source.system);
  const studied = used?.steps[at]?.label;
  const label = studied === undefined ? props.label : say(readLabel(source.system, studied));
  const title = label === null ? t('page') : t('title', { label: withNames(label, namesOf(people)) });
  const boards = [
    ['orders', t('orders')],
    ['after', t('after')],
  ] as const;
  return (
    <>
      <WhatIfHead {...props} title={title} />
      <main id="main" className="game-table past what-if" data-game={source.system}>
        <div className="table-map">
          <Tools choices={boards} showing={after} onShow={setAfter} />
          <StudyBoard
            system={source.system}
            used={used}
            at={at}
            view={source.view}
            isAfter={after === 'after'}
            title={title}
          />
        </div>
        <div className="table-right">
          {used === null ? (
            <section className="panel shown" aria-label={t('orders')}>
              <p className="empty" role="status">
                {t('fetching')}
              </p>
            </section>
          ) : (
            <StudyPanels used={used} at={at} onStep={setWanted} system={source.system} {...{ people, own }} />
          )}
        </div>
      </main>
    </>
  );
}

interface StudyBoardProps {
  readonly system: GameSystemId;
  readonly used: UsedStudy | null;
  readonly at: number;
  readonly view: unknown;
  readonly isAfter: boolean;
  readonly title: string;
}

/** The board of a step; until the rules are loaded, the reader's view of the position. */
function StudyBoard({ system, used, at, view, isAfter, title }: StudyBoardProps) {
  const t = useTexts('what-if');
  const { board } = useStepDrawing();
  const say = useTranslate(system);
  const step = used?.steps[at];
  if (step !== undefined) return board(shown(step, say), isAfter, title);
  if (view === null) return <p className="empty">{t('settingUp')}</p>;
  const still = { before: view, position: view, orders: [], events: [], sentences: [] };
  return board(still, true, title);
}

function WhatIfHead({ place, title, sizes = [] }: WhatIfProps & { readonly title: string }) {
  const t = useTexts('what-if');
  return (
    <header className="table-head">
      <div className="table-head-row">
        <Link className="icon-button back" href={place.back} aria-label={place.backTo}>
          <ArrowLeft size={22} />
        </Link>
        <div className="table-title">
          <p className="eyebrow">{place.name}</p>
          <h1>{title}</h1>
        </div>
        {sizes.length < 2 ? null : (
          <nav className="step-links study-sizes ml-auto" aria-label={t('sizes')}>
            {sizes.map(([size, href, isHere]) => (
              <a
                key={size}
                className="button compact"
                href={href}
                {...(isHere && { 'aria-current': 'page' })}
              >
                {t('players', { count: size })}
              </a>
            ))}
          </nav>
        )}
      </div>
      <MapFrame level={0} />
    </header>
  );
}
