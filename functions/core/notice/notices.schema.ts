import * as z from 'zod';
import { MEMBER_RULINGS, NoticeRecord } from '../league/logs.records';
import { Id, Instant, Named, Person, PlayerId, Reason, SeasonId } from '../platform/common.schema';

const Text = z.string().trim().min(5).max(1000);

/** The text of an announcement, in Markdown. */
const Announcement = z.string().trim().min(5).max(4000);

/** To a season, or to the whole league. */
export const Announce = z.strictObject({ season: SeasonId.nullable().default(null), text: Announcement });

export const EditAnnouncement = z.strictObject({ text: Announcement });

/**
 * A ruling on a member: `reason` is public, in the log; `note` is for the member alone. A ban may end automatically at
 * `until`.
 */
export const RuleOnMember = z.strictObject({
  kind: z.enum(MEMBER_RULINGS),
  until: Instant.nullable().default(null),
  reason: Reason,
  note: Text,
});

/** A notice from the moderators: an announcement, or a note to me that I have to confirm. */
export const Notice = z.object({
  id: Id,
  kind: NoticeRecord.shape.kind,
  /** The game of the answered dispute or report; null for all other kinds. */
  game: Id.nullable(),
  /** The only player who sees it; null for an announcement. */
  player: PlayerId.nullable(),
  league: Named,
  season: Named.nullable(),
  at: Instant,
  by: Person,
  /** Markdown for an announcement. */
  text: z.string(),
  /** When the ban that it announces ends automatically. */
  until: Instant.nullable(),
  /** When an announcement was last edited; null if it was not. */
  editedAt: Instant.nullable(),
  /** Whether I may edit and withdraw it. */
  mayChange: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

export const Notices = z.object({ notices: z.array(Notice) });
export type Notices = z.infer<typeof Notices>;
