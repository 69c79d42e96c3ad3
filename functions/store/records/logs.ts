import * as z from 'zod';
import { APPEAL_DECISIONS, CASE_DECISIONS } from './cases';
import { Named, PersonRecord, Time } from './common';
import { StoredText } from './message';
import { RULINGS } from './rulings';

/** What a moderator can rule on a member of the league. */
export const MEMBER_RULINGS = ['warn', 'mute', 'unmute', 'ban', 'unban'] as const;

/** What an organizer does to a season or its league, without a reason being asked. */
export const ACTS = [
  'open-season',
  'import-season',
  'settings',
  'start',
  'close-registration',
  'postpone',
  'open-round',
  'end-round',
  'cancel-season',
  'exchange',
  'seat-round',
  'redraw',
  'release',
  'entry',
  'roles',
  'ask-hand-over',
  'keep-league',
  'hand-over',
  'answer-case',
  'answer-appeal',
  'read-report',
  'hide-statement',
  'look-for-signs',
  'look-at-effect',
  'keep-apart',
  'propose',
  'decline',
  'webhook',
  'league-settings',
  'close-league',
  'reopen-league',
  'leave-league',
  'season-texts',
] as const;

/** What stands in a league's log: rulings on games, on what is around them, and what organizers did. */
export const LOG_KINDS = [
  ...RULINGS,
  'one-person',
  'announce',
  'edit-announcement',
  'withdraw-announcement',
  'enter-result',
  ...MEMBER_RULINGS,
  ...ACTS,
] as const;

/** An entry of a league's log: what was ruled, by whom, why, and what it was before and after. */
export const LogRecord = z.object({
  /** Sortable: later entries have greater ids. */
  id: z.string(),
  league: z.string(),
  /** Null for a ruling on a member, or on the whole league. */
  season: Named.nullable(),
  /** The game that was ruled on; null for a ruling on entries, or on many games at once. */
  game: z.string().nullable(),
  kind: z.enum(LOG_KINDS),
  at: Time,
  by: PersonRecord,
  /** Who confirmed what somebody proposed who plays in the season. */
  confirmedBy: PersonRecord.optional(),
  subject: StoredText,
  reason: StoredText,
  before: StoredText,
  after: StoredText,
});
export type LogRecord = z.infer<typeof LogRecord>;

/** What the platform tells a player of how the season's absence policy was applied to them. */
export const ABSENCE_NOTES = ['grace', 'missed', 'disorder', 'substitute', 'replaced', 'relieved'] as const;

/** A word of the moderators: to everyone in a league or season, or to one player, who has to confirm it. */
export const NoticeRecord = z.object({
  /** Sortable: later notices have greater ids. */
  id: z.string(),
  league: Named,
  season: Named.nullable(),
  /** The player it is meant for alone; null for an announcement. */
  player: z.string().nullable(),
  kind: z.enum([
    ...(['announce', 'personal-link'] as const),
    ...MEMBER_RULINGS,
    ...ABSENCE_NOTES,
    ...CASE_DECISIONS,
    ...APPEAL_DECISIONS,
  ]),
  /** The game whose dispute or report was answered. */
  game: z.string().optional(),
  at: Time,
  by: PersonRecord,
  text: StoredText,
  /** When the ban that it announces ends by itself. */
  until: Time.optional(),
  /** When an announcement was last edited. */
  editedAt: Time.optional(),
  /** The platform posted it for its rules, so nobody edits or withdraws it. */
  fixed: z.boolean().optional(),
});
export type NoticeRecord = z.infer<typeof NoticeRecord>;

/** What organizers and moderators keep of a member: what was ruled on them, and notes for each other. */
export const MemberFileRecord = z.object({
  /** Sortable: later ones have greater ids. */
  id: z.string(),
  league: z.string(),
  player: z.string(),
  kind: z.enum(['note', ...MEMBER_RULINGS]),
  at: Time,
  by: PersonRecord,
  confirmedBy: PersonRecord.optional(),
  /** The note, or the reason of a ruling. */
  text: z.string(),
  /** Of a ruling: what the member was told. */
  told: z.string().optional(),
  until: Time.optional(),
});
export type MemberFileRecord = z.infer<typeof MemberFileRecord>;
