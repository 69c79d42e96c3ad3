'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import type { Board } from '../../../functions/core/game/boards.schema';
import { api, type Body } from '../../lib/api';
import type { Answer } from '../../lib/ask';
import { emptySent, formReader } from '../../lib/form-reader';
import { wordsOf } from '../../lib/mutate';
import { usePageLoad } from '../../lib/use-page-load';
import { Check } from '../forms/check';
import { SelectField, TextField } from '../forms/field';
import { FieldProblems } from '../forms/field-problems';
import { seatName } from '../frame/seats';
import { SEASON_PEOPLE } from './season-people';

interface ChairOnRowProps {
  /** Its id. */
  readonly season: string;
  readonly board: Board;
  /** Seats that the game has and where nobody sits. */
  readonly free: readonly string[];
}

/** Another player for a chair of a board at a real table, until its result is entered. */
export function ChairOnRow({ season, board, free }: ChairOnRowProps) {
  const t = useTranslations('enter-results');
  const { busy, faults, isChanged, isUnknown, change } = useChangingChairs(season, board, free);
  const id = useId();
  return (
    <details className="more">
      <summary>{t('chair.open')}</summary>
      <form
        className="stack"
        onSubmit={change}
        aria-label={t('chair.label', { board: board.board })}
        aria-describedby={`${id}-faults`}
      >
        <SelectField name="seat" label={t('chair.chair')}>
          {board.seats.map(({ seat, player }) => (
            <option key={seat} value={seat}>
              {t('chair.of', { player: player.name, seat: seatName(seat) })}
            </option>
          ))}
          {free.map((seat) => (
            <option key={seat} value={seat}>
              {t('chair.free', { seat: seatName(seat) })}
            </option>
          ))}
        </SelectField>
        <TextField
          {...{ name: 'name', required: true, maxLength: 80, autoComplete: 'off', list: SEASON_PEOPLE }}
          label={t('chair.who')}
          help={t('chair.help')}
        />
        <Check name="twice" title={t('chair.twice')} about={t('chair.twiceAbout')} />
        <FieldProblems id={`${id}-faults`} faults={faults} />
        <div className="form-actions">
          <button className="button compact" type="submit" disabled={busy}>
            {t(isUnknown ? 'chair.again' : 'chair.send')}
          </button>
        </div>
        <p className="small muted" role="status">
          {isChanged ? t('chair.changed') : null}
        </p>
      </form>
    </details>
  );
}

/** Sends the change of the form: one chair, or two if the player has another chair of the round. */
function useChangingChairs(season: string, board: Board, free: readonly string[]) {
  const t = useTranslations('enter-results');
  const { loading, refresh } = usePageLoad();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isChanged, setIsChanged] = useState(false);
  // Whether the player's other chair could not be looked up.
  const [isUnknown, setIsUnknown] = useState(false);
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const { text: of, isChecked } = formReader(sent);
    const seat = of('seat');
    const holder = board.seats.find((one) => one.seat === seat)?.player.id ?? null;
    if (holder === null && !free.includes(seat)) return;
    setBusy(true);
    const one = { game: board.game, seat };
    const name = of('name').trim();
    const changes = isChecked('twice')
      ? ready([{ ...one, holder, name, twice: true }])
      : holder === null
        ? ready([{ ...one, holder, name }])
        : await changesFor(season, board.round, { ...one, holder }, name);
    setIsUnknown(!changes.ok);
    if (!changes.ok) {
      setBusy(false);
      setIsChanged(false);
      return setFaults([wordsOf(changes.problem), t('chair.unknown', { name })]);
    }
    const answer = await api('POST /seasons/{id}/chairs', { id: season }, { changes: changes.value });
    setBusy(false);
    setIsChanged(answer.ok);
    if (answer.ok) {
      emptySent(form, sent);
      refresh();
    }
    const { detail = '', problems = [] } = answer.ok ? {} : answer.problem;
    const messages = problems.map(({ message }) => message);
    setFaults(answer.ok ? [] : messages.length > 0 ? messages : [detail]);
  };
  return { busy: busy || loading, faults, isChanged, isUnknown, change };
}

interface Chair {
  readonly game: string;
  readonly seat: string;
  readonly holder: string;
}

type Changes = Body<'POST /seasons/{id}/chairs'>['changes'];

function ready(value: Changes): Answer<Changes> {
  return { ok: true, value };
}

/**
 * The changes that give a chair to the player of this name, who passes on the chair that they have in the round; or why
 * it is unknown whether they have one.
 */
async function changesFor(
  season: string,
  round: number,
  chair: Chair,
  name: string,
): Promise<Answer<Changes>> {
  const found = await api('GET /seasons/{id}/boards', { id: season, round, search: name });
  if (!found.ok) return found;
  const seats = found.value.boards.flatMap(({ game, seats: all }) => all.map((one) => ({ game, ...one })));
  const named = seats.filter(({ player }) => player.name.toLowerCase() === name.toLowerCase());
  const [other, ...more] = named;
  // Of several players with one name the platform asks which one is meant.
  if (other === undefined || more.length > 0) return ready([{ ...chair, name }]);
  const { game, seat, player } = other;
  const taken = { ...chair, player: player.id };
  return ready(
    player.id === chair.holder ? [taken] : [taken, { game, seat, holder: player.id, player: chair.holder }],
  );
}
