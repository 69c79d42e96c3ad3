import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { GameSystemId } from '../../../engine/games';
import type { Game } from '../../../functions/core/game/games.schema';
import type { RulingEffect } from '../../../functions/core/ruling/rulings.schema';
import { usePlayedOrders } from '../corrections/use-played-orders';
import { DataTable } from '../frame/data-table';
import { peopleOf } from '../frame/people';
import { seatFullName } from '../frame/seats';
import { VerdictRows } from '../what-if/order-verdicts';
import { useMeasureName } from './measure-name';
import { usePositionWords } from './use-position-words';
import { pathOf, placeInWords, positionInWords } from './value-words';

type Steps = Extract<RulingEffect, { of: 'steps' }>;

/** The steps that a ruling takes back, the step that it opens, and its changes. */
export function StepsText({ effect, game }: { readonly effect: Steps; readonly game: Game }) {
  const t = useTranslations('ruling-form');
  const { taken, again, opens, seats, verdicts, changes } = effect;
  return (
    <>
      <dl className="ruling-times">
        <TakenBack taken={taken} again={again} />
        <dt>{t('then')}</dt>
        <dd>
          <b>
            {opens === null ? t('steps.ends') : t('steps.opens', { step: opens.step, label: opens.label })}
          </b>
        </dd>
        <Changes changes={changes} game={game} />
      </dl>
      {verdicts === null ? null : <Lists verdicts={verdicts} step={taken[0]?.step ?? 1} game={game} />}
      <Figures seats={seats} system={game.system} />
    </>
  );
}

interface HiddenTextProps {
  readonly effect: Extract<RulingEffect, { of: 'hidden' }>;
  readonly game: Game;
}

/** The same for games in which hands are hidden from moderators. */
export function HiddenText({ effect, game }: HiddenTextProps) {
  const t = useTranslations('ruling-form');
  const { taken, again, changes } = effect;
  return (
    <>
      <dl className="ruling-times">
        <TakenBack taken={taken} again={again} />
        <Changes changes={changes} game={game} />
      </dl>
      <p className="small muted">{t('steps.hidden')}</p>
    </>
  );
}

function TakenBack({ taken, again }: Pick<Steps, 'taken' | 'again'>) {
  const t = useTranslations('ruling-form');
  return (
    <>
      {taken.length === 0 ? null : (
        <>
          <dt>{t('steps.taken')}</dt>
          <dd>{taken.map(({ step, label }) => `${step}. ${label}`).join('; ')}</dd>
        </>
      )}
      {again === 0 ? null : (
        <>
          <dt>{t('steps.replayed')}</dt>
          <dd>{t('steps.turns', { turns: again })}</dd>
        </>
      )}
    </>
  );
}

/** Each field of the position that changes, before and after. */
function Changes({ changes, game }: Pick<Steps, 'changes'> & { readonly game: Game }) {
  const t = useTranslations('ruling-form');
  const words = usePositionWords(game);
  if (words === null) return null;
  return changes.map(({ path, before, after }) => (
    <Fragment key={path}>
      <dt>{placeInWords(pathOf(path), words, game.position)}</dt>
      <dd>
        {positionInWords(before, words, t)} → {positionInWords(after, words, t)}
      </dd>
    </Fragment>
  ));
}

interface ListsProps {
  readonly verdicts: NonNullable<Steps['verdicts']>;
  readonly step: number;
  readonly game: Game;
}

/** The orders of a corrected seat with their results, before and after. */
function Lists({ verdicts: { seat, before, after }, step, game }: ListsProps) {
  const t = useTranslations('ruling-form');
  const played = usePlayedOrders(game, step, seat);
  if (played === null) return null;
  const rows = { before: played.before, corrections: played.corrections, people: peopleOf(game.seats) };
  return (
    <div className="ruling-lists">
      {[
        { name: t('steps.ordersNow', { seat: seatFullName(seat) }), list: before },
        { name: t('then'), list: after },
      ].map(({ name, list }) => (
        <div key={name}>
          <h3>{name}</h3>
          <VerdictRows {...rows} verdicts={list} system={game.system} />
        </div>
      ))}
    </div>
  );
}

/** Every seat's figures; changed ones show before and after. */
function Figures({ seats, system }: Pick<Steps, 'seats'> & { readonly system: GameSystemId }) {
  const t = useTranslations('ruling-form');
  const nameOf = useMeasureName(system);
  const names = Object.keys(seats[0]?.before ?? {});
  return (
    <DataTable
      caption={t('steps.caption')}
      columns={[[t('steps.seat')], ...names.map((name) => [nameOf(name), 'right'] as const)]}
    >
      {seats.map(({ seat, before, after }) => (
        <tr key={seat}>
          <th scope="row">{seatFullName(seat)}</th>
          {names.map((name) => (
            <td key={name} className="right numbers">
              {before[name] === after[name] ? (
                before[name]
              ) : (
                <b>
                  {before[name]} → {after[name] ?? 0}
                </b>
              )}
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
