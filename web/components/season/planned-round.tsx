'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Round } from '../../../functions/core/round/draws.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import type { Texts } from '../../lib/texts';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { Check } from '../forms/check';
import { ProblemNote } from '../forms/problem-note';
import { seatName } from '../frame/seats';
import { SeatFromList } from './seat-from-list';
import { sectionOf, sectionWords } from './section-words';

interface PlannedRoundProps {
  /** Its id. */
  readonly season: string;
  readonly round: Round;
  /** The game of the round, in a season that plays several, or the name of the stage. */
  readonly note: string | null;
}

interface Picking {
  /** At most two players. */
  readonly picked: readonly string[];
  readonly pick: (player: string) => void;
}

/** A planned round: its boards, two players to swap, and its publication. */
export function PlannedRound({ season, round, note }: PlannedRoundProps) {
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  const seating = useMutation();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const pick = (player: string) => setPicked(withPick(picked, player));
  const [one = '', other = ''] = picked;
  const at = { id: season, round: round.round };
  // What an organizer decides about is the plan that this page shows.
  const { version } = round;
  const release = () => api('POST /seasons/{id}/rounds/{round}/release', at, { version });
  const swap = async () => {
    const answer = await api('POST /seasons/{id}/rounds/{round}/swap', at, {
      ...{ players: [one, other], version },
    });
    if (answer.ok) setPicked([]);
    return answer;
  };
  return (
    <Card title={t('planned.title', { round: round.round })}>
      {note === null ? null : <p className="eyebrow">{note}</p>}
      <p className="muted">
        {t('planned.about')} {faultsOf(round, t)}
      </p>
      {round.stale ? <p role="status">{t('planned.stale')}</p> : null}
      <ProblemNote problem={mutation.problem} />
      <div className="planned-boards">
        <Boards round={round} picked={picked} pick={pick} />
        <Unseated round={round} picked={picked} pick={pick} />
      </div>
      <div className="form-actions">
        <ActionButton by={mutation} disabled={seating.busy || other === ''} send={swap}>
          {t('planned.swap')}
        </ActionButton>
        <ActionButton
          by={mutation}
          disabled={seating.busy}
          send={() => api('POST /seasons/{id}/rounds/{round}/redraw', at, { version })}
        >
          {t('planned.redraw')}
        </ActionButton>
        <ActionButton by={mutation} className="button main" disabled={seating.busy} send={release}>
          {t('planned.release')}
        </ActionButton>
      </div>
      <SeatFromList
        key={JSON.stringify(round.boards)}
        {...{ season, round }}
        by={seating}
        disabled={mutation.busy}
      />
    </Card>
  );
}

type PickingProps = Pick<PlannedRoundProps, 'round'> & Picking;

function Boards({ round, ...picking }: PickingProps) {
  const t = useTranslations('season-desk');
  const inSections = useTranslations('sections');
  const names = new Map(round.people.map(({ id, name }) => [id, name]));
  const sectionAt = (at: number) => {
    const section = sectionOf(round.sections, at + 1);
    return section === undefined ? '' : sectionWords(inSections, section);
  };
  return round.boards.map((board, at) => (
    <fieldset className="field" key={Object.values(board).join(' ')}>
      <legend>
        {t('planned.board', { board: at + 1 })}
        {sectionAt(at) === '' ? '' : ` · ${sectionAt(at)}`}
      </legend>
      {Object.entries(board).map(([seat, player]) => (
        <Pick
          key={player}
          player={player}
          name={names.get(player) ?? t('planned.left')}
          where={seatName(seat)}
          {...picking}
        />
      ))}
    </fieldset>
  ));
}

function Unseated({ round, ...picking }: PickingProps) {
  const t = useTranslations('season-desk');
  const seated = new Set(round.boards.flatMap((board) => Object.values(board)));
  const unseated = round.people.filter(({ id }) => !seated.has(id));
  if (unseated.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>{t('planned.unseated')}</legend>
      {unseated.map(({ id, name }) => (
        <Pick
          key={id}
          player={id}
          name={name}
          where={round.sittingOut.includes(id) ? t('planned.sitsOut') : t('planned.cameLate')}
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
  const t = useTranslations('season-desk');
  return (
    <Check
      checked={picked.includes(player)}
      onChange={() => pick(player)}
      aria-label={t('planned.player', { name, where })}
      title={name}
      about={where}
    />
  );
}

/** The faults that the certificate counts, in words. */
function faultsOf({ certificate, sittingOut }: Round, t: Texts<'season-desk'>): string {
  const pairs = certificate.meetAgain.length;
  const faults = t('planned.faults', { pairs, players: certificate.seatAgain.length });
  return sittingOut.length === 0 ? faults : `${faults} ${t('planned.out', { players: sittingOut.length })}`;
}

/** The two players that were picked last; a second pick of one undoes it. */
function withPick(picked: readonly string[], player: string): readonly string[] {
  return picked.includes(player) ? picked.filter((one) => one !== player) : [...picked, player].slice(-2);
}
