import { textRandom } from '../../engine/random';

/** A player's act in a turn: sends orders when it opens, only during a grace, or not at all. */
export type Act = 'prompt' | 'late' | 'absent';

/** Kinds of absence, each with its share of players in a hundred. */
const KINDS = [
  ['steady', 45],
  ['slack', 20],
  ['leaver', 15],
  ['returner', 10],
  ['traveller', 10],
] as const;

export interface Persona {
  readonly kind: (typeof KINDS)[number][0];
  /** The turn in which it begins: to leave, to return from, to travel. */
  readonly turn: number;
}

/** The kind of a player in the simulated season. */
export function personaOf(seed: string, player: string, turns: number): Persona {
  const random = textRandom(`${seed}/${player}`);
  let of = random.draw(1, 100);
  const turn = random.draw(3, turns - 4);
  for (const [kind, share] of KINDS) {
    if (of <= share) return { kind, turn };
    of -= share;
  }
  throw new Error('shares add up to 100');
}

/** The number of turns that a returner misses. */
const AWAY = 3;

/** A player's act in a turn. */
export function actOf(seed: string, player: string, { kind, turn }: Persona, step: number): Act {
  const of = textRandom(`${seed}/${player}/${step}`).draw(1, 100);
  switch (kind) {
    case 'steady':
    case 'traveller':
      return of <= 98 ? 'prompt' : 'late';
    case 'slack':
      return of <= 75 ? 'prompt' : of <= 90 ? 'late' : 'absent';
    case 'leaver':
      return step < turn ? 'prompt' : 'absent';
    case 'returner':
      return step < turn || step >= turn + AWAY ? 'prompt' : 'absent';
  }
}
