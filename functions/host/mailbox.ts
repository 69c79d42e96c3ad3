import * as z from 'zod';

/** An entry of the mailbox page: everything that would have left this machine. */
export const MailboxEntry = z.strictObject({
  channel: z.enum(['mail', 'push', 'discord', 'slack', 'program']).default('mail'),
  to: z.string().max(320),
  subject: z.string().max(400),
  text: z.string().max(100_000),
  html: z.string().max(200_000),
});
type Entry = z.infer<typeof MailboxEntry>;

const KEPT = 100;

/** A mailbox in memory, with the last hundred entries. */
export function createMailbox(clock: () => number, newId: () => string) {
  const kept: (Entry & { id: string; at: string })[] = [];
  return {
    add(entry: Entry): void {
      kept.unshift({ id: newId(), at: new Date(clock()).toISOString(), ...entry });
      kept.splice(KEPT);
    },

    /** Newest first. */
    entries: (): readonly (Entry & { readonly id: string; readonly at: string })[] => kept,
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
