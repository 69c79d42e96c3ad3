'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Game } from '../../../functions/core/game/games.schema';
import type { Person } from '../../../functions/core/platform/common.schema';
import { api } from '../../lib/api';
import { wallTime } from '../../lib/wall-time';
import { SelectField, TextField } from '../forms/field';
import { RadioField } from '../forms/radio-field';
import { useZone } from '../frame/reader';
import { EffectText } from './effect-text';
import { PositionField } from './position-field';
import { choicesIn, type Kind, kindsFor } from './ruling-choices';
import { BOT, type RulingFields, wantedRuling } from './ruling-fields';
import { RulingForm } from './ruling-form';
import { type FieldsProps, SeatFields } from './seat-fields';
import { StepFields } from './step-fields';
import { useFilledFrom } from './use-filled-from';

interface GameRulingProps {
  readonly game: Game;
  /** Members of the league who hold no seat of this game. */
  readonly people: readonly Person[];
  /** The number of its last ruling; 0 if there is none. */
  readonly lastRuling: number;
}

/** Rules on a running game: its clock, the player of a seat, its steps, its end. */
export function GameRuling({ game, people, lastRuling }: GameRulingProps) {
  const t = useTranslations('rule-game');
  const choices = choicesIn(t);
  const zone = useZone();
  const earliest = wallTime(Date.parse(game.deadline ?? game.now) + 59_999, zone);
  const kinds = kindsFor(game);
  const [chosen, setKind] = useState<Kind | null>(null);
  const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? 'pause';
  const [fields, setFields] = useState(() => fieldsOf(game, earliest));
  const change = (changed: Partial<RulingFields>) => setFields((before) => ({ ...before, ...changed }));
  // The form rules on the game that it was filled from.
  const [seen, renew] = useFilledFrom({ step: game.step, rulings: lastRuling }, () =>
    setFields(fieldsOf(game, earliest)),
  );
  const wanted = () => wantedRuling(kind, { ...fields, seen }, zone, t);
  return (
    <RulingForm
      consider={async () => {
        const read = wanted();
        return read.ok ? api('POST /games/{id}/rulings/effect', { id: game.id }, read.value) : read;
      }}
      show={(effect) => <EffectText effect={effect} game={game} />}
      send={async (reason) => {
        const read = wanted();
        return read.ok ? api('POST /games/{id}/rulings', { id: game.id }, { ...read.value, reason }) : read;
      }}
      onGiven={renew}
      onStale={renew}
      action={choices[kind].action}
      undo={choices[kind].undo}
    >
      <RadioField
        legend={t('ruling')}
        name="ruling"
        options={kinds.map((one) => ({ id: one, ...choices[one] }))}
        chosen={kind}
        onPick={setKind}
      />
      <KindFields {...{ game, people, kind, fields, earliest, zone }} onChange={change} />
    </RulingForm>
  );
}

function fieldsOf(game: Game, until: string): RulingFields {
  return {
    until,
    seat: game.seats[0]?.seat ?? '',
    player: BOT,
    step: game.steps.at(-1)?.step ?? 1,
    orders: '[]',
    later: 'anew',
    position: JSON.stringify(game.position, null, 2),
    as: 'it-stands',
  };
}

interface KindFieldsProps extends Omit<GameRulingProps, 'lastRuling'>, FieldsProps {
  readonly kind: Kind;
  readonly earliest: string;
  readonly zone: string;
}

function KindFields({ game, people, kind, fields, onChange, earliest, zone }: KindFieldsProps) {
  const t = useTranslations('rule-game');
  switch (kind) {
    case 'extend':
      return (
        <TextField
          label={t('until')}
          type="datetime-local"
          required
          min={earliest}
          value={fields.until}
          onChange={(event) => onChange({ until: event.target.value })}
          help={t('untilHelp', { zone: zone.replaceAll('_', ' ') })}
        />
      );
    case 'replace':
      return <SeatFields game={game} people={people} fields={fields} onChange={onChange} />;
    case 'roll-back':
    case 'correct-order':
      return <StepFields game={game} kind={kind} fields={fields} onChange={onChange} />;
    case 'correct-position':
      return <PositionField game={game} fields={fields} onChange={onChange} />;
    case 'end':
      return (
        <SelectField
          label={t('end.counts')}
          value={fields.as}
          onChange={(event) => onChange({ as: event.target.value === 'void' ? 'void' : 'it-stands' })}
        >
          <option value="it-stands">{t('end.stands')}</option>
          <option value="void">{t('end.void')}</option>
        </SelectField>
      );
    default:
      return null;
  }
}
