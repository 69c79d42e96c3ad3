'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isGameSystem } from '../../../engine/games';
import type { ConsiderResult, GameResult } from '../../../functions/core/result/results.schema';
import { api } from '../../lib/api';
import type { Texts } from '../../lib/texts';
import { SelectField } from '../forms/field';
import { RadioField } from '../forms/radio-field';
import { RulingForm } from '../rulings/ruling-form';
import { useFilledFrom } from '../rulings/use-filled-from';
import { EffectTables } from './effect-tables';
import { type DraftSeat, SeatFields } from './seat-fields';

type Kind = ConsiderResult['kind'];
type Ending = GameResult['ending'];

/** Rules on a result; the moderator sees the effect on the standings first. */
export function ResultDesk({ result }: { readonly result: GameResult }) {
  const t = useTranslations('rule-result');
  const { game, state, measures } = result;
  // Of a game without an engine only the order counts; a shared first place is a draw.
  const own = !isGameSystem(result.system);
  const [kind, setKind] = useState<Kind>('correct');
  const [ending, setEnding] = useState<Ending>(result.ending);
  const [seats, setSeats] = useState<readonly DraftSeat[]>(() => draftOf(result));
  // The form rules on the result that it was filled from.
  const [seen, renew] = useFilledFrom(Math.max(0, ...result.rulings.map(({ number }) => number)), () => {
    setEnding(result.ending);
    setSeats(draftOf(result));
  });
  const wanted = (): ConsiderResult =>
    kind === 'correct'
      ? {
          kind,
          ending: own ? ownEnding(result, seats) : ending,
          seats: seats.map(sent),
          ...(result.years !== null && { years: result.years }),
          seen,
        }
      : { kind, seen };
  return (
    <section className="section" aria-labelledby="ruling">
      <div className="section-head">
        <h2 id="ruling">{t('title')}</h2>
      </div>
      <RulingForm
        consider={() => api('POST /games/{id}/result/effect', { id: game }, wanted())}
        show={(effect) => <EffectTables effect={effect} measures={measures} />}
        send={(reason) => api('POST /games/{id}/result', { id: game }, { ...wanted(), reason })}
        onGiven={renew}
        onStale={renew}
        action={actions(t)[kind]}
        undo={t('undo')}
      >
        <RadioField
          legend={t('ruling')}
          name="ruling"
          options={choices(t).filter(({ id }) => id !== 'restore' || state !== 'as-played')}
          chosen={kind}
          onPick={setKind}
        />
        {kind === 'correct' ? (
          <>
            {own ? null : (
              <SelectField
                label={t('ending')}
                value={ending}
                onChange={(event) => setEnding(event.target.value as Ending)}
                options={Object.entries(endings(t))}
              />
            )}
            <SeatFields measures={measures} seats={seats} onChange={setSeats} own={own} />
          </>
        ) : null}
      </RulingForm>
    </section>
  );
}

interface Choice {
  readonly id: Kind;
  readonly name: string;
  readonly about: string;
}

const choices = (t: Texts<'rule-result'>): readonly Choice[] => [
  { id: 'correct', name: t('correct.name'), about: t('correct.help') },
  { id: 'void', name: t('void.name'), about: t('void.help') },
  { id: 'restore', name: t('restore.name'), about: t('restore.help') },
];

const actions = (t: Texts<'rule-result'>): Readonly<Record<Kind, string>> => ({
  correct: t('correct.send'),
  void: t('void.name'),
  restore: t('restore.send'),
});

const endings = (t: Texts<'rule-result'>): Readonly<Record<Ending, string>> => ({
  won: t('endings.won'),
  shared: t('endings.shared'),
  points: t('endings.points'),
  time: t('endings.time'),
});

function draftOf({ seats, measures }: GameResult): readonly DraftSeat[] {
  const byPlace = [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return byPlace.map(({ seat, player, place, figures, out }) => ({
    seat,
    out,
    player: player.name,
    place: place ?? 1,
    figures: Object.fromEntries(measures.map(({ id }) => [id, figures[id] ?? 0])),
  }));
}

/** How a game without an engine ended: as the order says, where it counts no points. */
function ownEnding({ measures }: GameResult, seats: readonly DraftSeat[]): Ending {
  if (measures.length > 0 || seats.length > 2) return 'points';
  return seats.every(({ place }) => place === 1) ? 'shared' : 'won';
}

function sent({ seat, place, figures, out }: DraftSeat) {
  return { seat, place, figures, ...(out !== null && { out }) };
}
