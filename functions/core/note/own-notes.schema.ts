import * as z from 'zod';
import { because, fault } from '../../../engine/fault';
import { Id, Instant } from '../platform/common.schema';
import { OwnNote } from './notes.records';

/** A study in the form in which the address of a what-if page contains it. */
const Study = z.string().regex(/^[\w-]{1,16000}$/, because(fault('send.study')));

/** A private note: on a step, or on the whole game; with a study of that step. */
export const WriteNote = z.strictObject({
  step: z.number().int().min(1).max(9999).nullable().default(null),
  text: z
    .string()
    .trim()
    .min(1, because(fault('send.write')))
    .max(4000),
  study: Study.optional(),
});

/** A new text for a note; its subject stays. */
export const EditNote = WriteNote.pick({ text: true });

/** A note as its author sees it. */
const MyNote = OwnNote.omit({ player: true, game: true }).extend({
  id: Id,
  study: z.string().nullable(),
  at: Instant,
});

export const OwnNotes = z.object({ notes: z.array(MyNote) });
export type OwnNotes = z.infer<typeof OwnNotes>;
