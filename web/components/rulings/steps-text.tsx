import { useTranslations } from 'next-intl';
import type { GameSystemId } from '../../../engine/games';
import type { RulingEffect } from '../../../functions/api/schemas/rulings';
import { DataTable } from '../frame/data-table';
import { seatFullName } from '../frame/seats';
import { useMeasureName } from './measure-name';
import { placeInWords, valueInWords } from './value-words';

type Steps = Extract<RulingEffect, { of: 'steps' }>;

/** What a ruling on steps takes back, opens and changes. */
export function StepsText({ effect, system }: { readonly effect: Steps; readonly system: GameSystemId }) {
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
        {changes.map(({ path, before, after }) => (
          <Changed key={path} path={path} before={before} after={after} />
        ))}
      </dl>
      {verdicts === null ? null : (
        <Lists seat={seatFullName(verdicts.seat)} before={verdicts.before} after={verdicts.after} />
      )}
      <Figures seats={seats} system={system} />
    </>
  );
}

/** The same where hands are hidden from moderators. */
export function HiddenText({ effect }: { readonly effect: Extract<RulingEffect, { of: 'hidden' }> }) {
  const t = useTranslations('ruling-form');
  const { taken, again, changes } = effect;
  return (
    <>
      <dl className="ruling-times">
        <TakenBack taken={taken} again={again} />
        {changes.map(({ path, before, after }) => (
          <Changed key={path} path={path} before={before} after={after} />
        ))}
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

function Changed({ path, before, after }: Steps['changes'][number]) {
  const t = useTranslations('ruling-form');
  return (
    <>
      <dt>{placeInWords(path)}</dt>
      <dd>
        {valueInWords(before, t)} → {valueInWords(after, t)}
      </dd>
    </>
  );
}

type Verdicts = NonNullable<Steps['verdicts']>['before'];

interface ListsProps {
  readonly seat: string;
  readonly before: Verdicts;
  readonly after: Verdicts;
}

function Lists({ seat, before, after }: ListsProps) {
  const t = useTranslations('ruling-form');
  return (
    <div className="ruling-lists">
      {[
        { name: t('steps.ordersNow', { seat }), list: before },
        { name: t('then'), list: after },
      ].map(({ name, list }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul className="small">
            {list.map(({ order, result }) => (
              <li key={JSON.stringify(order)}>
                {valueInWords(order, t)}: {result}
              </li>
            ))}
          </ul>
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
