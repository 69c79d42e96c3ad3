'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RoundClock as SharedClock } from '../../../../../functions/core/round/round-clock.schema';
import { api } from '../../../../lib/api';
import type { Answer } from '../../../../lib/ask';
import {
  type ClockState,
  clockFrom,
  clockText,
  extended,
  isNewer,
  timeLeft,
  toggled,
  wanted,
  withMinutes,
} from './clock-state';

const TICK_MS = 250;
const REFRESH_MS = 10_000;
const MORE_MINUTES = 5;

interface RoundClockProps {
  /** The season's id. */
  readonly season: string;
  /** The clock when the page was made. */
  readonly first: SharedClock;
  readonly mayChange: boolean;
}

/**
 * The clock of a round at real tables, the same on every screen; its organizers change it. Nothing happens to the round
 * when it ends.
 */
export function RoundClock({ season, first, mayChange }: RoundClockProps) {
  const t = useTranslations('room');
  const { clock, round, now, isOffline, problem, change } = useClock(season, first);
  const [sound, setSound] = useState(true);
  const left = timeLeft(clock, now);
  const isOver = left === 0;
  useBell(isOver, sound);
  return (
    <section className="room-clock" aria-labelledby="room-clock">
      <h2 id="room-clock" className="hidden-text">
        {t('clock.title', { round })}
      </h2>
      <p className={isOver ? 'room-time over' : 'room-time'} role="timer">
        {clockText(left)}
      </p>
      <p role="status" className="room-over">
        {isOver ? t('clock.over') : ''} {isOffline ? t('clock.offline') : ''} {problem}
      </p>
      <div className="room-controls">
        {mayChange ? <Controls clock={clock} isOver={isOver} change={change} /> : null}
        <label className="room-minutes">
          <input type="checkbox" checked={sound} onChange={({ target }) => setSound(target.checked)} />
          {t('clock.sound')}
        </label>
      </div>
    </section>
  );
}

/** A change of a clock as it is at a moment. */
type Change = (clock: ClockState, now: number) => ClockState;

interface ControlsProps {
  readonly clock: ClockState;
  readonly isOver: boolean;
  readonly change: (by: Change) => Promise<void>;
}

function Controls({ clock, isOver, change }: ControlsProps) {
  const t = useTranslations('room');
  /** The length while it is being edited. */
  const [length, setLength] = useState<string | null>(null);
  const { minutes } = length === null ? clock : withMinutes(Number(length) || 1);
  const reset = async () => {
    await change(() => withMinutes(minutes));
    setLength(null);
  };
  return (
    <>
      <button type="button" className="button main" disabled={isOver} onClick={() => change(toggled)}>
        {clock.endsAt === null ? t('clock.start') : t('clock.pause')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => change((shown, now) => extended(shown, MORE_MINUTES, now))}
      >
        {t('clock.more', { minutes: MORE_MINUTES })}
      </button>
      <label className="room-minutes">
        {t('clock.minutes')}
        <input
          className="input"
          type="number"
          min={1}
          max={1440}
          value={length ?? clock.minutes}
          onChange={({ target }) => setLength(target.value)}
        />
      </label>
      <button type="button" className="button" onClick={reset}>
        {t('clock.reset', { minutes })}
      </button>
    </>
  );
}

interface Shown {
  readonly answer: SharedClock;
  readonly clock: ClockState;
}

/** The shared clock, ticking: every answer of the platform sets it anew, and between them this screen counts. */
function useClock(season: string, first: SharedClock) {
  const t = useTranslations('room');
  const [{ answer, clock }, setShown] = useState<Shown>(() => ({
    answer: first,
    clock: clockFrom(first, 0),
  }));
  const [now, setNow] = useState(0);
  const [isOffline, setIsOffline] = useState(false);
  const [problem, setProblem] = useState('');
  const isSending = useRef(false);

  const ask = useCallback(async (send: () => Promise<Answer<SharedClock>>) => {
    const sent = performance.now();
    const reply = await send();
    const received = performance.now();
    setIsOffline(!reply.ok && (reply.status === 0 || reply.status >= 500));
    if (!reply.ok) return reply;
    // The platform took its time about halfway.
    const next = { answer: reply.value, clock: clockFrom(reply.value, (sent + received) / 2) };
    setShown((shown) => (isNewer(next.answer, shown.answer) ? next : shown));
    setNow(received);
    return reply;
  }, []);
  const read = useCallback(() => ask(() => api('GET /seasons/{id}/clock', { id: season })), [ask, season]);

  useEffect(() => {
    const opened = performance.now();
    setShown((shown) => ({ ...shown, clock: clockFrom(shown.answer, opened) }));
    setNow(opened);
    void read();
    const timers = [setInterval(() => setNow(performance.now()), TICK_MS), setInterval(read, REFRESH_MS)];
    return () => {
      for (const timer of timers) clearInterval(timer);
    };
  }, [read]);

  const change = async (by: Change) => {
    if (isSending.current) return;
    isSending.current = true;
    const at = performance.now();
    const { round, version } = answer;
    const body = { round, version, ...wanted(by(clock, at), at) };
    const reply = await ask(() => api('PUT /seasons/{id}/clock', { id: season }, body));
    const isOvertaken = !reply.ok && reply.problem.code === 'changed-meanwhile';
    setProblem(reply.ok ? '' : isOvertaken ? t('clock.changed') : reply.problem.detail);
    if (isOvertaken) await read();
    isSending.current = false;
  };
  return { clock, round: answer.round, now, isOffline, problem, change };
}

/** Three tones when the time is over; none if it was over before the page opened. */
function useBell(isOver: boolean, sound: boolean): void {
  const ran = useRef(false);
  useEffect(() => {
    if (!isOver) ran.current = true;
    if (!isOver || !ran.current || !sound) return;
    ran.current = false;
    const audio = new AudioContext();
    for (const at of [0, 0.6, 1.2]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      volume.gain.value = 0.3;
      tone.frequency.value = 880;
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.35);
    }
    const end = setTimeout(() => void audio.close(), 2500);
    return () => clearTimeout(end);
  }, [isOver, sound]);
}
