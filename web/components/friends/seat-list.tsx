import { useLocale, useTranslations } from 'next-intl';
import type { Friends } from '../../../functions/core/practice/practice.schema';
import { listInWords } from '../../lib/lists';
import type { Texts } from '../../lib/texts';
import { PlainForm } from '../forms/plain-form';
import { hidden } from '../frame/hidden';
import { SeatChip } from '../frame/seat-chip';
import { seatFullName } from '../frame/seats';
import { GuestNameField } from './guest-name';

interface SeatListProps {
  readonly friends: Friends;
  /** The code of the reader's link; null without one. */
  readonly code: string | null;
  /** Whether the reader has no account and needs a name for the others. */
  readonly isGuest: boolean;
}

/** The players by seat; those who were sent the link choose among the seats held by bots. */
export function SeatList({ friends, code, isGuest }: SeatListProps) {
  const t = useTranslations('friends');
  const mayJoin = friends.mine === null && friends.state !== 'finished' && (code !== null || friends.isAsked);
  const isHidden = friends.anonymous && friends.state !== 'finished';
  const list = isHidden ? (
    <HiddenSeats friends={friends} mayJoin={mayJoin} />
  ) : (
    <ul className="rows card">
      {friends.seats.map(({ seat, player }) => (
        <li key={seat}>
          <SeatChip seat={seat} player={player.kind === 'bot' ? undefined : player.name} size={28} />
          <div className="grow">
            <b>{seatFullName(seat)}</b>
            <span className="small muted block-line">{holderInWords(player, seat === friends.mine, t)}</span>
          </div>
          {mayJoin && player.kind === 'bot' ? (
            <button type="submit" name="seat" value={seat} className="button">
              {t.rich('sit', { seat: seatFullName(seat), hidden })}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
  if (!mayJoin) return list;
  return (
    <PlainForm action="/api/friends" className="form">
      <input type="hidden" name="act" value="join" />
      <input type="hidden" name="game" value={friends.game} />
      {code === null ? null : <input type="hidden" name="code" value={code} />}
      {isGuest ? <GuestNameField id="name" /> : null}
      {list}
    </PlainForm>
  );
}

/** The people at a board whose seats are drawn, without their seats, and the reader’s own seat. */
function HiddenSeats({ friends, mayJoin }: { readonly friends: Friends; readonly mayJoin: boolean }) {
  const t = useTranslations('friends');
  const language = useLocale();
  const { mine, people, free } = friends;
  return (
    <div className="card padded">
      <p>{t('anonymous.drawn')}</p>
      {mine === null ? null : (
        <p>
          <b>{t('yours', { player: seatFullName(mine) })}</b>
        </p>
      )}
      <p>
        {t('anonymous.here', {
          players: listInWords(
            people.map(({ name }) => name),
            language,
          ),
        })}
      </p>
      <p className="small muted">{t('anonymous.freeSeats', { count: free })}</p>
      {mayJoin && free > 0 ? (
        <p className="form-actions">
          <button type="submit" className="button main">
            {t('anonymous.take')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function holderInWords(
  { kind, name }: Friends['seats'][number]['player'],
  isMine: boolean,
  t: Texts<'friends'>,
): string {
  if (kind === 'bot') return isMine ? t('freeYours') : t('free');
  return isMine ? t('yours', { player: name }) : name;
}
