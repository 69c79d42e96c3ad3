import * as z from 'zod';
import { APPEAL_DECISIONS, CASE_DECISIONS } from '../case/cases.records';
import { Named, PersonRecord, Time } from '../platform/common.records';
import { StoredText } from '../platform/message.records';
import { RULINGS } from '../ruling/rulings.records';

/** A moderator's possible rulings on a member of the league. */
export const MEMBER_RULINGS = ['warn', 'mute', 'unmute', 'ban', 'unban'] as const;

/** An organizer's actions on a season or its league that require no reason. */
export const ACTS = [
  'found-league',
  'copy-league',
  'open-season',
  'import-season',
  'move-in',
  'settings',
  'start',
  'close-registration',
  'postpone',
  'open-round',
  'end-round',
  'cancel-season',
  'restore-season',
  'exchange',
  'seat-round',
  'change-chairs',
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
  'adjust-points',
  'open-circuit',
  'change-circuit',
  'delete-circuit',
  'add-variant',
  'remove-variant',
  'found-team',
  'change-team',
  'close-team',
  'enter-team',
  'withdraw-team',
  'replace-in-team',
  'qualification',
  'propose',
  'decline',
  'webhook',
  'league-settings',
  'close-league',
  'reopen-league',
  'leave-league',
  'season-texts',
  'enter-orders',
] as const;

/** The kinds of entries in a league's log: rulings on games and on other matters, and organizers' actions. */
export const LOG_KINDS = [
  ...RULINGS,
  'one-person',
  'merge',
  'announce',
  'edit-announcement',
  'withdraw-announcement',
  'enter-result',
  'discard-report',
  ...MEMBER_RULINGS,
  ...ACTS,
] as const;

/** An entry of a league's log: the ruling or action, its author and reason, and the state before and after. */
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
  /** Who confirmed the proposal of a person who plays in the season. */
  confirmedBy: PersonRecord.optional(),
  subject: StoredText,
  reason: StoredText,
  before: StoredText,
  after: StoredText,
});
export type LogRecord = z.infer<typeof LogRecord>;

/** The platform's notes to a player about how the season's absence policy was applied to them. */
export const ABSENCE_NOTES = ['grace', 'missed', 'disorder', 'substitute', 'replaced', 'relieved'] as const;

/** A notice from the moderators: to everyone in a league or season, or to one player, who has to confirm it. */
export const NoticeRecord = z.object({
  /** Sortable: later notices have greater ids. */
  id: z.string(),
  league: Named,
  season: Named.nullable(),
  /** The only player who sees it; null for an announcement. */
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
  /** When the ban that it announces ends automatically. */
  until: Time.optional(),
  /** When an announcement was last edited. */
  editedAt: Time.optional(),
  /** The platform posted it because its rules require it, so it cannot be edited or withdrawn. */
  fixed: z.boolean().optional(),
});
export type NoticeRecord = z.infer<typeof NoticeRecord>;

/** The file of organizers and moderators on a member: rulings on them, and notes for each other. */
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
  /** For a ruling: the note to the member. */
  told: z.string().optional(),
  until: Time.optional(),
});
export type MemberFileRecord = z.infer<typeof MemberFileRecord>;
