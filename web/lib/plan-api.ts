import type { PlanReply, StorePlan } from '../../functions/api/schemas/plans';
import { asking, fromBrowser } from './ask';

const ask = asking(fromBrowser);
const path = (game: string) => `/games/${encodeURIComponent(game)}/plan`;

/** The plan for one's next turn: the tables of games in which one seat decides at a time load it, and no others. */
export const planApi = {
  plan: (game: string) => ask<PlanReply>('GET', path(game)),
  store: (game: string, body: StorePlan) => ask<PlanReply>('PUT', path(game), body),
  remove: (game: string) => ask<PlanReply>('DELETE', path(game)),
};
