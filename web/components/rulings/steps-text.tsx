import type { RulingEffect } from '../../../functions/api/schemas/rulings';
import { counted } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { seatFullName } from '../frame/seats';
import { placeInWords, valueInWords } from './value-words';

type Steps = Extract<RulingEffect, { of: 'steps' }>;

/** What a ruling on steps takes back, opens and changes. */
export function StepsText({ effect }: { readonly effect: Steps }) {
  const { taken, again, opens, seats, verdicts, changes } = effect;
  return (
    <>
      <dl className="ruling-times">
        <TakenBack taken={taken} again={again} />
        <dt>Then</dt>
        <dd>
          <b>
            {opens === null ? 'The game ends' : `${opens.step}. ${opens.label} is open, with its whole time`}
          </b>
        </dd>
        {changes.map(({ path, before, after }) => (
          <Changed key={path} path={path} before={before} after={after} />
        ))}
      </dl>
      {verdicts === null ? null : (
        <Lists
          title={`Orders of ${seatFullName(verdicts.seat)}`}
          before={verdicts.before}
          after={verdicts.after}
        />
      )}
      <Figures seats={seats} />
    </>
  );
}

/** The same where hands are hidden from moderators. */
export function HiddenText({ effect }: { readonly effect: Extract<RulingEffect, { of: 'hidden' }> }) {
  const { taken, again, changes } = effect;
  return (
    <>
      <dl className="ruling-times">
        <TakenBack taken={taken} again={again} />
        {changes.map(({ path, before, after }) => (
          <Changed key={path} path={path} before={before} after={after} />
        ))}
      </dl>
      <p className="small muted">
        What else changes depends on cards that moderators may not see, so it shows only after the ruling. The
        log says that you looked.
      </p>
    </>
  );
}

function TakenBack({ taken, again }: Pick<Steps, 'taken' | 'again'>) {
  return (
    <>
      {taken.length === 0 ? null : (
        <>
          <dt>Taken back</dt>
          <dd>{taken.map(({ step, label }) => `${step}. ${label}`).join('; ')}</dd>
        </>
      )}
      {again === 0 ? null : (
        <>
          <dt>Replayed</dt>
          <dd>{counted(again, 'turn')}</dd>
        </>
      )}
    </>
  );
}

function Changed({ path, before, after }: Steps['changes'][number]) {
  return (
    <>
      <dt>{placeInWords(path)}</dt>
      <dd>
        {valueInWords(before)} → {valueInWords(after)}
      </dd>
    </>
  );
}

type Verdicts = NonNullable<Steps['verdicts']>['before'];

interface ListsProps {
  readonly title: string;
  readonly before: Verdicts;
  readonly after: Verdicts;
}

function Lists({ title, before, after }: ListsProps) {
  return (
    <div className="ruling-lists">
      {[
        { name: `${title}, now`, list: before },
        { name: 'Then', list: after },
      ].map(({ name, list }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul className="small">
            {list.map(({ order, result }) => (
              <li key={JSON.stringify(order)}>
                {valueInWords(order)}: {result}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Every seat's figures; changed ones show before and after. */
function Figures({ seats }: Pick<Steps, 'seats'>) {
  const names = Object.keys(seats[0]?.before ?? {});
  return (
    <DataTable
      caption="What the seats have now, and then"
      columns={[
        ['Seat'],
        ...names.map((name) => [name.charAt(0).toUpperCase() + name.slice(1), 'right'] as const),
      ]}
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
