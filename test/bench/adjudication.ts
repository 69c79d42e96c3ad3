import { readFileSync } from 'node:fs';
import type { GameSystem } from '../../engine/game';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import { CROWDED, randomLists, randomPosition } from '../support/ny2047-generator';
import { at, type Figure, inTurn, rate } from './measuring';
import { type BenchCase, wholeStep } from './whole-step';

const SAMPLES = 20_000;
const POSITIONS = 200;
const LEAST_UNITS = 28;

/** Adjudications per second and their latencies: on an opening, on a crowded position, and on many crowded ones. */
export function benchAdjudication(): readonly Figure[] {
  const system = gameSystem('ny2047');
  if (!system) throw new Error('the game is not built');
  return [
    ...figuresOf(system, 'opening', [textOf('opening')]),
    ...figuresOf(system, 'crowded', [textOf('crowded')]),
    ...figuresOf(system, `crowded, ${POSITIONS} positions in turn`, crowdedTexts()),
  ];
}

function textOf(name: string): string {
  return readFileSync(new URL(`./positions/${name}.json`, import.meta.url), 'utf8');
}

/** Positions of seven factions with at least four units each on average, of which a third supports. */
function crowdedTexts(): readonly string[] {
  const random = textRandom('crowded positions');
  const texts: string[] = [];
  while (texts.length < POSITIONS) {
    const position = randomPosition(random, CROWDED);
    const orders = randomLists(position, random, { supports: 40, illegal: 0 });
    const lists = Object.values(orders).flat();
    const enough = position.units.length >= LEAST_UNITS && supportsOf(lists) * 3 >= position.units.length;
    if (enough && position.eliminated.length === 0) texts.push(JSON.stringify({ position, orders }));
  }
  return texts;
}

function supportsOf(orders: readonly unknown[]): number {
  return orders.filter((order) => (order as { type?: string }).type === 'SUPPORT').length;
}

function figuresOf(system: GameSystem, name: string, texts: readonly string[]): readonly Figure[] {
  const cases = texts.map((text): BenchCase => JSON.parse(text));
  const options = system.options.parse({});
  const random = textRandom(name);
  const plain = inTurn(cases, ({ position, orders }) => system.adjudicate(position, orders, options, random));
  const whole = inTurn(texts, (text) => wholeStep(system, text, options, random));
  const lists = cases.flatMap(({ orders }) => Object.values(orders).flat());
  const mean = (count: number) => (count / cases.length).toFixed(0);
  const perSecond = rate(plain);
  const latencies = sampled(plain);
  return [
    { what: `${name}: orders, of them supports`, value: `${mean(lists.length)}, ${mean(supportsOf(lists))}` },
    { what: `${name}: adjudications a second`, value: perSecond.toFixed(0) },
    { what: `${name}: p50 of one`, value: `${at(latencies, 0.5).toFixed(4)} ms` },
    { what: `${name}: p99 of one`, value: `${at(latencies, 0.99).toFixed(4)} ms` },
    { what: `${name}: with JSON text, checks and hash chain, a second`, value: rate(whole).toFixed(0) },
  ];
}

function sampled(run: () => unknown): readonly number[] {
  const latencies = Array.from({ length: SAMPLES }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return latencies.sort((one, other) => one - other);
}
