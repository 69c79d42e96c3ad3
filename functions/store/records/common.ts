import * as z from 'zod';
import { GAME_SYSTEM_IDS } from '../../../engine/games';

/** Milliseconds since 1970 in UTC. */
export const Time = z.number().int();
export const Named = z.object({ id: z.string(), name: z.string() });
export const SystemId = z.enum(GAME_SYSTEM_IDS);

export const PersonRecord = z.object({ id: z.string(), name: z.string(), kind: z.enum(['human', 'bot']) });
export type PersonRecord = z.infer<typeof PersonRecord>;
