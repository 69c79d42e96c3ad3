import * as z from 'zod';
import { Named, PersonRecord, SystemId, Time } from '../platform/common.records';
import { StoredText } from '../platform/message.records';

const AwardRecord = z.object({
  id: z.string(),
  title: StoredText,
  /** The criterion of the award, in one sentence. */
  rule: StoredText,
  players: z.array(PersonRecord),
  /** The deciding fact: "62.5 points in round 2, board 1". */
  detail: StoredText,
  /** The games on which it is based. */
  games: z.array(z.string()),
});

export const AwardsRecord = z.object({ season: z.string(), awards: z.array(AwardRecord) });
export type AwardsRecord = z.infer<typeof AwardsRecord>;

/** A player's awards in a season, in their own partition. */
export const TrophyRecord = z.object({
  player: z.string(),
  season: Named,
  league: Named,
  system: SystemId,
  endedAt: Time,
  awards: z.array(AwardRecord.pick({ id: true, title: true, detail: true, games: true })),
  /** The season's results count only within its league. */
  unconfirmed: z.boolean().optional(),
});
export type TrophyRecord = z.infer<typeof TrophyRecord>;

/** A finished season in the halls of fame. */
export const HallRecord = z.object({
  season: Named,
  league: Named,
  system: SystemId,
  champions: z.array(PersonRecord),
  players: z.number().int(),
  endedAt: Time,
  /** Its results count only within its league, so it appears only in the hall of its league. */
  unconfirmed: z.boolean().optional(),
});
export type HallRecord = z.infer<typeof HallRecord>;
