'use client';

import { useState } from 'react';
import type { Round } from '../../../functions/api/schemas/draws';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { Check } from '../forms/check';
import { ProblemNote } from '../forms/problem-note';
import { seatName } from '../frame/seats';
import { SeatFromList } from './seat-from-list';

interface PlannedRoundProps {
  /** Its id. */
  readonly season: string;
  readonly round: Round;
}

interface Picking {
  /** At most two players. */
  readonly picked: readonly string[];
  readonly pick: (player: string) => void;
}

/** A planned round: its boards, two players to swap, and its release. */
export function PlannedRound({ season, round }: PlannedRoundProps) {
  const mutation = useMutation();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const pick = (player: string) => setPicked(withPick(picked, player));
  const [one = '', other = ''] = picked;
  const at = { id: season, round: round.round };
  const release = () => api('POST /seasons/{id}/rounds/{round}/release', at);
  const swap = async () => {
    const answer = await api('POST /seasons/{id}/rounds/{round}/swap', at, { players: [one, other] });
    setPicked([]);
    return answer;
  };
  return (
    <Card title={`Round ${round.round} is planned`}>
      <p className="muted">
        Pick two players to swap them; all others stay. Draw again when someone has come or gone.{' '}
        {faultsOf(round)}
      </p>
      <ProblemNote problem={mutation.problem} />
      <div className="planned-boards">
        <Boards round={round} picked={picked} pick={pick} />
        <Unseated round={round} picked={picked} pick={pick} />
      </div>
      <div className="form-actions">
        <ActionButton by={mutation} disabled={other === ''} send={swap}>
          Swap
        </ActionButton>
        <ActionButton by={mutation} send={() => api('POST /seasons/{id}/rounds/{round}/redraw', at)}>
          Draw again
        </ActionButton>
        <ActionButton by={mutation} className="button main" send={release}>
          Release
        </ActionButton>
      </div>
      <SeatFromList key={JSON.stringify(round.boards)} season={season} round={round} />
    </Card>
  );
}

type PickingProps = Pick<PlannedRoundProps, 'round'> & Picking;

function Boards({ round, ...picking }: PickingProps) {
  const names = new Map(round.people.map(({ id, name }) => [id, name]));
  return round.boards.map((board, at) => (
    <fieldset className="field" key={Object.values(board).join(' ')}>
      <legend>Board {at + 1}</legend>
      {Object.entries(board).map(([seat, player]) => (
        <Pick
          key={player}
          player={player}
          name={names.get(player) ?? 'A player who has left'}
          where={seatName(seat)}
          {...picking}
        />
      ))}
    </fieldset>
  ));
}

function Unseated({ round, ...picking }: PickingProps) {
  const seated = new Set(round.boards.flatMap((board) => Object.values(board)));
  const unseated = round.people.filter(({ id }) => !seated.has(id));
  if (unseated.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>Without a seat</legend>
      {unseated.map(({ id, name }) => (
        <Pick
          key={id}
          player={id}
          name={name}
          where={round.sittingOut.includes(id) ? 'sits out' : 'came late'}
          {...picking}
        />
      ))}
    </fieldset>
  );
}

interface PickProps extends Picking {
  readonly player: string;
  readonly name: string;
  readonly where: string;
}

function Pick({ player, name, where, picked, pick }: PickProps) {
  return (
    <Check
      checked={picked.includes(player)}
      onChange={() => pick(player)}
      aria-label={`${name}, ${where}`}
      title={name}
      about={where}
    />
  );
}

/** What the certificate counts, in a sentence. */
function faultsOf({ certificate, sittingOut }: Round): string {
  const out = sittingOut.length > 0 ? ` ${sittingOut.length} sit out.` : '';
  return `${certificate.meetAgain.length} pairs meet again, ${certificate.seatAgain.length} players hold a seat again.${out}`;
}

/** The two players that were picked last; a second pick of one takes it back. */
function withPick(picked: readonly string[], player: string): readonly string[] {
  return picked.includes(player) ? picked.filter((one) => one !== player) : [...picked, player].slice(-2);
}
