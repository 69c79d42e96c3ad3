import { readdirSync, readFileSync } from 'node:fs';
import { classic } from '../../engine/classic/index';
import type { Position } from '../../engine/classic/types';
import { textRandom } from '../../engine/random';
import { at, type Figure, inTurn, rate } from './measuring';
import { wholeStep } from './whole-step';

interface Case {
  readonly position: Position;
  readonly orders: Readonly<Record<string, readonly unknown[]>>;
}

const FOLDER = new URL('../scenarios/classic/', import.meta.url);
const SAMPLES = 20_000;
const TRIES = 3000;

/** Adjudications of the random positions of the scenarios and the slowest of the cases with convoys. */
export function benchClassic(): readonly Figure[] {
  const random = casesOf('random-');
  const once = inTurn(random, adjudicate);
  const perSecond = rate(once);
  const latencies = timed(once, SAMPLES);
  const texts = random.map((one) => JSON.stringify(one));
  const whole = rate(inTurn(texts, (text) => wholeStep(classic, text, {}, DICE)));
  const convoys = [...casesOf('datc-6-f'), ...casesOf('datc-6-g')];
  const slowest = Math.max(
    ...convoys.map((one) =>
      at(
        timed(() => adjudicate(one), TRIES),
        0.99,
      ),
    ),
  );
  return [
    { what: `${random.length} random positions: adjudications a second`, value: perSecond.toFixed(0) },
    { what: 'random positions: p50 of one', value: `${at(latencies, 0.5).toFixed(4)} ms` },
    { what: 'random positions: p99 of one', value: `${at(latencies, 0.99).toFixed(4)} ms` },
    { what: 'random positions: with JSON text, checks and hash chain, a second', value: whole.toFixed(0) },
    { what: `${convoys.length} cases with convoys: p99 of the slowest`, value: `${slowest.toFixed(4)} ms` },
  ];
}

function adjudicate({ position, orders }: Case): unknown {
  return classic.adjudicate(position, orders, {}, DICE);
}

/** Never asked: there is no chance in this game. */
const DICE = textRandom('classic');

function casesOf(prefix: string): readonly Case[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(prefix))
    .map((file) => {
      const {
        position,
        steps,
        seats = classic.seats.names,
      } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
      const read = classic.read(position, {}, seats);
      if (!read.ok) throw new Error(`${file} is unreadable`);
      return { position: read.value, orders: steps[0].orders };
    });
}

/** Never called: this game draws no random numbers. */
function timed(run: () => unknown, times: number): readonly number[] {
  const took = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return took.sort((one, other) => one - other);
}
