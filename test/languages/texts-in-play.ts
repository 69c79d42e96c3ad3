import { filled } from '../../engine/core/filled';
import type { GameSystem, Message, SeatId, Viewer } from '../../engine/game';
import { type Random, textRandom } from '../../engine/random';
import { mutated, type Vocabulary, vocabularyOf } from '../refusals/mutated-order';
import { pick } from '../support/nyc-risk-orders';

type Says = Message | string;

/** The messages of a game in some play-outs, each once. */
export interface GameTextSamples {
  readonly sentences: readonly Says[];
  readonly problems: readonly Says[];
  readonly decisions: readonly Says[];
  readonly fallbacks: readonly Says[];
}

export interface Playing {
  readonly system: GameSystem;
  readonly games: number;
  readonly mostSteps: number;
  /** The options of every second game. */
  readonly otherOptions?: object;
  /** Well-formed orders about pieces on the board that ignore the rules. */
  readonly wild?: (position: never, seat: SeatId, random: Random) => unknown;
}

/** Lets random bots play, with some orders that the rules refuse, and collects all messages of the game. */
export function textsInPlay(playing: Playing): GameTextSamples {
  const samples = new SampleCollection();
  for (let game = 1; game <= playing.games; game += 1) playAloud(playing, game, samples);
  return {
    sentences: samples.all('sentences'),
    problems: samples.all('problems'),
    decisions: samples.all('decisions'),
    fallbacks: samples.all('fallbacks'),
  };
}

function playAloud(playing: Playing, game: number, samples: SampleCollection): void {
  const { system, mostSteps, otherOptions = {} } = playing;
  const isUsual = game % 2 === 1;
  const options = system.options.parse(isUsual ? {} : otherOptions);
  const seats = system.seats.names.slice(0, isUsual ? system.seats.usual : system.seats.min);
  const random = textRandom(`said by ${system.id} in game ${game}`);
  let position = system.setup(options, seats, random);
  let vocabulary: Vocabulary = new Map();
  for (let step = 1; step <= mostSteps; step += 1) {
    const pending = system.pending(position);
    if (pending === null) return;
    const lists: Record<SeatId, readonly unknown[]> = {};
    for (const { seat, owes, decision, fallback } of pending.seats) {
      samples.add('decisions', decision);
      samples.add('fallbacks', fallback.says);
      if (!owes) continue;
      const offers = offersTo(system, position, seat, random);
      vocabulary = new Map([...vocabulary, ...vocabularyOf(offers)]);
      const wrong = wrongOrders(playing, { position, seat, offers, vocabulary }, random);
      for (const { message } of wrong.flatMap((order) => system.validate(position, seat, [order])))
        samples.add('problems', message);
      lists[seat] = listOf(system, position, seat, wrong, random);
    }
    const result = system.adjudicate(position, lists, options, random);
    const viewers: readonly Viewer[] = [
      { kind: 'spectator' },
      ...seats.map((seat) => ({ kind: 'seat', seat }) as const),
    ];
    for (const viewer of viewers)
      for (const { says } of system.describe(
        system.view(position, viewer),
        system.viewResult(result, viewer),
      ))
        samples.add('sentences', says);
    position = result.position;
  }
}

function offersTo(system: GameSystem, position: unknown, seat: SeatId, random: Random): readonly unknown[] {
  const view = system.view(position, { kind: 'seat', seat });
  return system.legal(view, seat, []).map((offer) => filled(offer as { order: object }, random));
}

interface Chance {
  readonly position: unknown;
  readonly seat: SeatId;
  readonly offers: readonly unknown[];
  readonly vocabulary: Vocabulary;
}

function wrongOrders({ wild }: Playing, chance: Chance, random: Random): readonly unknown[] {
  const { position, seat, offers, vocabulary } = chance;
  return [
    ...(offers.length > 0 ? [mutated(pick(offers, random), vocabulary, random)] : []),
    ...(wild === undefined ? [] : [wild(position as never, seat, random)]),
  ];
}

/** The orders of a bot, sometimes after faulty ones; sometimes none. */
function listOf(
  system: GameSystem,
  position: unknown,
  seat: SeatId,
  wrong: readonly unknown[],
  random: Random,
): readonly unknown[] {
  if (random.draw(1, 9) === 1) return [];
  const own = system.bots.random.orders(system.view(position, { kind: 'seat', seat }), seat, random);
  return random.draw(1, 3) === 1 ? [...wrong, ...own] : own;
}

class SampleCollection {
  private readonly byKind = new Map<keyof GameTextSamples, Map<string, Says>>();

  add(what: keyof GameTextSamples, says: Says): void {
    const known = this.byKind.get(what) ?? new Map<string, Says>();
    known.set(JSON.stringify(says), says);
    this.byKind.set(what, known);
  }

  all(what: keyof GameTextSamples): readonly Says[] {
    return [...(this.byKind.get(what)?.values() ?? [])];
  }
}
