import * as z from 'zod';
import { SYSTEM_IDS } from '../../../engine/games';

/** Milliseconds since 1970 in UTC. */
export const Time = z.number().int();
export const Named = z.object({ id: z.string(), name: z.string() });
export const SystemId = z.enum(SYSTEM_IDS);

/** The state of a game or board as lists show it. */
export const BOARD_STATES = ['running', 'finished'] as const;

/** Boards that are played at a real table: whether they are rated. */
export const AtTheTable = z.object({ rated: z.boolean() });

/**
 * When a result counts that a player of a board at a real table reports: never (players cannot report), when one other
 * player of the board confirms it, when all others do, or when an organizer accepts it.
 */
export const PLAYER_REPORTS = ['never', 'one', 'all', 'organizer'] as const;
export const PlayerReports = z.enum(PLAYER_REPORTS);
export type PlayerReports = z.infer<typeof PlayerReports>;

/** How a season plays at real tables. */
export const RealTables = AtTheTable.extend({
  /** Absent in seasons from before the setting: their players cannot report. */
  reports: PlayerReports.optional(),
  /** Minutes between the last result of a round and the draw of the next one; absent for none. */
  waitMinutes: z.number().int().optional(),
});

/**
 * How the bots of a practice board play: any legal orders, sensible ones, or those with the best outcome in
 * simulations.
 */
export const PRACTICE_LEVELS = ['gentle', 'steady', 'sharp'] as const;
export const PracticeLevel = z.enum(PRACTICE_LEVELS);
export type PracticeLevel = z.infer<typeof PracticeLevel>;

export const PersonRecord = z.object({ id: z.string(), name: z.string(), kind: z.enum(['human', 'bot']) });
export type PersonRecord = z.infer<typeof PersonRecord>;
