import { leagueRoutes } from './all';
import { httpHandler } from './lambda';

/** Answers everything except what players ask while they play. */
export const handler = await httpHandler(leagueRoutes(process.env.VERSION ?? 'unknown'));
