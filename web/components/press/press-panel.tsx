'use client';

import { Megaphone, Plus, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Game } from '../../../functions/api/schemas/games';
import type { Message, Thread } from '../../../functions/api/schemas/press';
import { gameApi } from '../../lib/game-api';
import { clock, dayName } from '../../lib/time';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';
import { useZone } from '../frame/zone';
import type { Press } from './use-press';

interface PressPanelProps {
  readonly game: Game;
  readonly now: number;
  readonly press: Press;
  readonly thread: string | null;
  readonly onThread: (thread: string | null) => void;
}

/** The press of a board: a thread for each circle of seats, the public one last; readers without a seat see that one. */
export function PressPanel({ game, now, press, thread, onThread }: PressPanelProps) {
  const [circle, setCircle] = useState<readonly string[]>([]);
  const mine = game.me.seat;
  const people = Object.fromEntries(game.seats.map(({ seat, player }) => [seat, player.name]));
  if (game.press === 'none') return <p className="empty">This season is played without press.</p>;
  const writing = mine !== null && game.status === 'running';
  return (
    <>
      <ul className="threads" aria-label="Threads">
        {press.threads.map((one) => (
          <li key={one.id}>
            <button type="button" aria-pressed={one.id === thread} onClick={() => onThread(one.id)}>
              <ThreadName thread={one} mine={mine} people={people} />
              {(press.unread[one.id] ?? 0) > 0 ? (
                <b className="unread">
                  <span className="hidden-text">unread: </span>
                  {press.unread[one.id]}
                </b>
              ) : null}
            </button>
          </li>
        ))}
        {writing && game.press === 'full' ? (
          <li>
            <button type="button" aria-pressed={thread === null} onClick={() => onThread(null)}>
              <Plus size={18} /> New
            </button>
          </li>
        ) : null}
      </ul>
      {thread === null && writing ? (
        <Circle game={game} chosen={circle} onChange={setCircle} />
      ) : (
        <Messages messages={press.messages} mine={mine} now={now} people={people} />
      )}
      {writing ? (
        <Composer
          key={thread ?? 'new'}
          game={game.id}
          to={recipients(press.threads, thread, mine, circle)}
          people={people}
          onSent={async (message) => {
            setCircle([]);
            onThread(message.thread);
            await press.refresh();
          }}
        />
      ) : null}
    </>
  );
}

function recipients(
  threads: readonly Thread[],
  thread: string | null,
  mine: string,
  circle: readonly string[],
): 'all' | readonly string[] {
  if (thread === 'all') return 'all';
  if (thread === null) return circle;
  return threads.find(({ id }) => id === thread)?.seats.filter((seat) => seat !== mine) ?? [];
}

/** Who plays each seat. */
type People = Readonly<Record<string, string>>;

interface ThreadNameProps {
  readonly thread: Thread;
  readonly mine: string | null;
  readonly people: People;
}

function ThreadName({ thread, mine, people }: ThreadNameProps) {
  if (thread.id === 'all')
    return (
      <>
        <Megaphone size={18} /> Everyone
      </>
    );
  const others = thread.seats.filter((seat) => seat !== mine);
  return (
    <>
      {others.map((seat) => (
        <SeatChip key={seat} seat={seat} player={people[seat]} size={22} />
      ))}
      {others.length === 1 ? (
        seatName(others[0] ?? '', people[others[0] ?? ''])
      ) : (
        <span className="hidden-text">{others.map((seat) => seatName(seat, people[seat])).join(', ')}</span>
      )}
    </>
  );
}

interface CircleProps {
  readonly game: Game;
  readonly chosen: readonly string[];
  readonly onChange: (seats: readonly string[]) => void;
}

function Circle({ game, chosen, onChange }: CircleProps) {
  return (
    <fieldset className="circle">
      <legend className="label">Who reads it?</legend>
      {game.seats
        .filter(({ seat, eliminated }) => seat !== game.me.seat && !eliminated)
        .map(({ seat, player }) => (
          <label key={seat} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(seat)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, seat] : chosen.filter((one) => one !== seat))
              }
            />
            <span className="seat">
              <SeatChip seat={seat} player={player.name} size={20} /> {seatName(seat, player.name)}
            </span>
          </label>
        ))}
    </fieldset>
  );
}

function Messages({
  messages,
  mine,
  now,
  people,
}: {
  messages: readonly Message[];
  mine: string | null;
  now: number;
  people: People;
}) {
  const zone = useZone();
  if (messages.length === 0) return <p className="empty messages">Nothing was said here yet. Quiet water.</p>;
  return (
    <ol className="messages">
      {messages.map((message) => (
        <li key={message.id} className={message.from === mine ? 'mine' : ''}>
          <p className="message-head">
            <SeatChip seat={message.from} player={people[message.from]} size={20} />
            <b>{message.from === mine ? 'You' : seatName(message.from, people[message.from])}</b>
            <span>{sentAt(Date.parse(message.at), now, zone)}</span>
          </p>
          <p className="message-text">{message.text}</p>
        </li>
      ))}
    </ol>
  );
}

function sentAt(at: number, now: number, zone: string): string {
  const day = dayName(at, now, zone);
  return day === 'today' ? clock(at, zone) : `${day} ${clock(at, zone)}`;
}

interface ComposerProps {
  readonly game: string;
  readonly to: 'all' | readonly string[];
  readonly people: People;
  readonly onSent: (message: Message) => Promise<void>;
}

function Composer({ game, to, people, onSent }: ComposerProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const name = to === 'all' ? 'everyone' : to.map((seat) => seatName(seat, people[seat])).join(', ');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || to.length === 0) return;
    const answer = await gameApi.sendMessage(game, { to: to === 'all' ? to : [...to], text: text.trim() });
    setProblem(answer.ok ? null : answer.problem.detail);
    if (!answer.ok) return;
    setText('');
    await onSent(answer.value);
  };
  return (
    <form className="composer" onSubmit={send}>
      <label className="hidden-text" htmlFor="press-text">
        Write to {name || 'the seats you choose'}
      </label>
      <textarea
        id="press-text"
        className="input"
        rows={1}
        maxLength={4000}
        placeholder={name === '' ? 'Choose who reads it' : `Write to ${name}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        className="button"
        type="submit"
        aria-label="Send"
        disabled={text.trim() === '' || to.length === 0}
      >
        <Send size={18} />
      </button>
      {problem === null ? null : (
        <p className="saving-note" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
