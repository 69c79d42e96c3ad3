import type { SeatId } from '../../game';
import type { Good, Goods } from '../card-types';
import { addGood, countOf, rangeOf, takeGoods, tallied } from '../data/goods';
import type { CardId, Standing } from '../types';
import { defenceOf } from './states';
import { playerAt, standingAt, type WorkingCopy } from './working-copy';

/** An attack on one of several locations of one owner (8.15). */
export interface Attack {
  readonly seat: SeatId;
  readonly owner: SeatId;
  /** In order of preference. */
  readonly targets: readonly CardId[];
  /** The sum of the ranges presented. */
  readonly strength: number;
  /** Tokens that are added one by one if the defender answers. */
  readonly reserve: readonly Good[];
}

/** The most a defender spends on a location without a limit of its own (3.10). */
const NO_LIMIT = 99;

/** 8.16 The first target within reach of this strength. */
export function firstWithin(
  copy: WorkingCopy,
  { owner, targets }: Attack,
  strength: number,
): CardId | undefined {
  return targets.find((card) => defenceAt(copy, owner, card) <= strength);
}

function defenceAt(copy: WorkingCopy, owner: SeatId, card: CardId): number {
  const built = standingAt(playerAt(copy, owner), card);
  return built ? defenceOf(card, built) : Number.POSITIVE_INFINITY;
}

/**
 * 8.16 The defender answers by standing orders, the attacker from the reserve, until one of them has enough.
 * @returns the location that is conquered, if any, and the remaining strength
 */
export function shootOut(
  copy: WorkingCopy,
  attack: Attack,
): { readonly conquered: CardId | undefined; readonly strength: number } {
  const { seat, owner } = attack;
  let { strength } = attack;
  let reserve = attack.reserve;
  let spent = 0;
  copy.events.push({ type: 'attacked', seat, owner, strength });
  const threatened = firstWithin(copy, attack, strength);
  if (threatened === undefined) return { conquered: undefined, strength };
  const defence = defenceAt(copy, owner, threatened);
  for (;;) {
    const answer = answerOf(copy, owner, strength - defence + 1, limitOf(copy, owner, threatened) - spent);
    if (!answer) return { conquered: threatened, strength };
    takeGoods(playerAt(copy, owner).goods, answer.tokens);
    spent += answer.worth;
    strength -= answer.worth;
    copy.events.push({ type: 'defended', seat: owner, spent: answer.worth, strength });
    const added = reinforcement(reserve, defence - strength);
    if (!added) return { conquered: firstWithin(copy, attack, strength), strength };
    reserve = reserve.slice(added.tokens.length);
    takeGoods(playerAt(copy, seat).goods, tallied(added.tokens));
    strength += added.range;
    copy.events.push({ type: 'reinforced', seat, tokens: added.tokens, strength });
  }
}

function limitOf(copy: WorkingCopy, owner: SeatId, card: CardId): number {
  const { defence }: Standing = playerAt(copy, owner).standing;
  return defence[card] ?? defence['*'] ?? NO_LIMIT;
}

interface Answer {
  readonly tokens: Goods;
  readonly worth: number;
}

/** 8.16 The smallest sum that is sufficient and within the limit; of equal sums the one with fewer tokens. */
function answerOf(copy: WorkingCopy, owner: SeatId, needed: number, limit: number): Answer | undefined {
  const { goods } = playerAt(copy, owner);
  const [ones, threes] = [countOf(goods, 'defence1'), countOf(goods, 'defence3')];
  for (let worth = needed; worth <= Math.min(limit, ones + 3 * threes); worth += 1) {
    const used = Math.min(threes, Math.floor(worth / 3));
    const small = worth - 3 * used;
    if (small > ones) continue;
    const tokens: Goods = {};
    addGood(tokens, 'defence3', used);
    addGood(tokens, 'defence1', small);
    return { tokens, worth };
  }
  return undefined;
}

/** 8.16 Tokens from the front of the reserve until they make up the missing range; none if all together do not. */
function reinforcement(
  reserve: readonly Good[],
  missing: number,
): { readonly tokens: readonly Good[]; readonly range: number } | undefined {
  let range = 0;
  for (const [at, token] of reserve.entries()) {
    range += rangeOf(token, 'conquest') ?? 0;
    if (range >= missing) return { tokens: reserve.slice(0, at + 1), range };
  }
  return undefined;
}
