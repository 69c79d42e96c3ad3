'use client';

import { useState } from 'react';
import type { Person } from '../../../functions/api/schemas/common';
import type { Game } from '../../../functions/api/schemas/games';
import type { ConsiderRuling } from '../../../functions/api/schemas/rulings';
import { api } from '../../lib/api';
import { instantOf, wallTime } from '../../lib/wall-time';
import { seatFullName } from '../frame/seats';
import { useZone } from '../frame/zone';
import { Choices } from './choices';
import { EffectText } from './effect-text';
import { RulingForm } from './ruling-form';

type Kind = ConsiderRuling['kind'];

interface GameRulingProps {
  readonly game: Game;
  /** Members of the league who hold no seat of this game. */
  readonly people: readonly Person[];
}

const BOT = '';

/** Rules on a game that is being played: its clock, or who holds a seat. */
export function GameRuling({ game, people }: GameRulingProps) {
  const zone = useZone();
  const earliest = wallTime(Date.parse(game.deadline ?? game.now) + 59_999, zone);
  const kinds: readonly Kind[] =
    game.paused === null ? ['extend', 'pause', 'replace'] : ['resume', 'replace'];
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'pause');
  const [until, setUntil] = useState(earliest);
  const [seat, setSeat] = useState(game.seats[0]?.seat ?? '');
  const [player, setPlayer] = useState(BOT);
  const wanted = (): ConsiderRuling => {
    switch (kind) {
      case 'extend':
        return { kind, until: new Date(instantOf(until, zone) ?? 0).toISOString() };
      case 'replace':
        return { kind, seat, player: player === BOT ? null : player };
      default:
        return { kind };
    }
  };
  return (
    <RulingForm
      consider={() => api.rulingEffect(game.id, wanted())}
      show={(effect) => <EffectText effect={effect} />}
      send={(reason) => api.ruleOnGame(game.id, { ...wanted(), reason })}
      action={CHOICES[kind].action}
      undo={CHOICES[kind].undo}
    >
      <Choices
        name="Ruling"
        choices={kinds.map((one) => ({ id: one, ...CHOICES[one] }))}
        chosen={kind}
        onChange={setKind}
      />
      {kind === 'extend' ? (
        <div className="field">
          <label htmlFor="until">Until</label>
          <input
            id="until"
            type="datetime-local"
            className="input"
            required
            min={earliest}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
          <p className="help">In your time zone, {zone.replaceAll('_', ' ')}.</p>
        </div>
      ) : null}
      {kind === 'replace' ? (
        <SeatFields
          game={game}
          people={people}
          seat={seat}
          player={player}
          onSeat={setSeat}
          onPlayer={setPlayer}
        />
      ) : null}
    </RulingForm>
  );
}

interface SeatFieldsProps extends GameRulingProps {
  readonly seat: string;
  readonly player: string;
  readonly onSeat: (seat: string) => void;
  readonly onPlayer: (player: string) => void;
}

/** Which seat changes hands, and who takes it. */
function SeatFields({ game, people, seat, player, onSeat, onPlayer }: SeatFieldsProps) {
  return (
    <div className="field-pair">
      <div className="field">
        <label htmlFor="seat">Seat</label>
        <select id="seat" className="input" value={seat} onChange={(event) => onSeat(event.target.value)}>
          {game.seats.map((one) => (
            <option key={one.seat} value={one.seat}>
              {seatFullName(one.seat)}, {one.player.name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="player">New player</label>
        <select
          id="player"
          className="input"
          value={player}
          onChange={(event) => onPlayer(event.target.value)}
        >
          <option value={BOT}>A bot</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface Choice {
  readonly name: string;
  readonly help: string;
  readonly action: string;
  readonly undo: string;
}

const CHOICES: Readonly<Record<Kind, Choice>> = {
  extend: {
    name: 'Move the deadline',
    help: 'The open turn closes at a later time.',
    action: 'Move the deadline',
    undo: 'It cannot be taken back: nobody loses time that they were given.',
  },
  pause: {
    name: 'Pause the game',
    help: 'The clock stops; the time that is left is kept.',
    action: 'Pause the game',
    undo: 'Resume the game to take it back.',
  },
  resume: {
    name: 'Resume the game',
    help: 'The clock runs again, with the time that was left.',
    action: 'Resume the game',
    undo: 'Pause it again to take it back.',
  },
  replace: {
    name: 'Replace a player',
    help: 'Somebody else, or a bot, takes over a seat as it stands.',
    action: 'Replace the player',
    undo: 'To take it back, give the seat to who held it.',
  },
};
