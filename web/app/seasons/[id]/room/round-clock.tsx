'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import {
  type ClockState,
  clockText,
  extended,
  NEW_CLOCK,
  readClock,
  timeLeft,
  toggled,
  withMinutes,
} from './clock-state';

const TICK = 250;
const MORE_MINUTES = 5;

interface RoundClockProps {
  /** The season's id. */
  readonly season: string;
  readonly round: number;
}

/**
 * The clock of a round at real tables. It belongs to this browser, which keeps it over a reload; nothing happens to the
 * round when it ends.
 */
export function RoundClock({ season, round }: RoundClockProps) {
  const t = useTranslations('room');
  const { clock, now, change } = useClock(`round-clock/${season}/${round}`);
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
        {isOver ? t('clock.over') : ''}
      </p>
      <div className="room-controls">
        <button
          type="button"
          className="button main"
          disabled={isOver}
          onClick={() => change(toggled(clock, Date.now()))}
        >
          {clock.endsAt === null ? t('clock.start') : t('clock.pause')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => change(extended(clock, MORE_MINUTES, Date.now()))}
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
            value={clock.minutes}
            onChange={({ target }) => change(withMinutes(target.valueAsNumber || 1))}
          />
        </label>
        <label className="room-minutes">
          <input type="checkbox" checked={sound} onChange={({ target }) => setSound(target.checked)} />
          {t('clock.sound')}
        </label>
      </div>
    </section>
  );
}

/** A stored clock, ticking; another tab of this browser shows the same one. */
function useClock(key: string) {
  const [clock, setClock] = useState<ClockState>(NEW_CLOCK);
  const [now, setNow] = useState(0);
  useEffect(() => {
    const read = () => setClock(readClock(localStorage.getItem(key)));
    read();
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    window.addEventListener('storage', read);
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', read);
    };
  }, [key]);
  const change = (next: ClockState) => {
    localStorage.setItem(key, JSON.stringify(next));
    setClock(next);
    setNow(Date.now());
  };
  return { clock, now, change };
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
