import * as z from 'zod';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translate';
import type { ReceiptSigner } from '../../core/step/receipt-signer';

const Snowflake = z.string().regex(/^\d{1,22}$/);

/** A language as Discord names it: "de", "es-419". */
const Locale = z.string().max(20);

/** The part of Discord's requests that is read here (docs.discord.com, interactions). */
export const Interaction = z.discriminatedUnion('type', [
  z.object({ type: z.literal(1) }),
  // A command, and an option of it that is being typed.
  z.object({
    type: z.literal([2, 4]),
    id: Snowflake,
    guild_id: Snowflake.optional(),
    locale: Locale.optional(),
    guild_locale: Locale.optional(),
    member: z
      .object({ user: z.object({ id: Snowflake }), permissions: z.string().regex(/^\d{1,30}$/) })
      .optional(),
    data: z.object({
      name: z.string(),
      options: z
        .array(
          z.object({
            name: z.string(),
            value: z.union([z.string(), z.number(), z.boolean()]).optional(),
            focused: z.boolean().optional(),
          }),
        )
        .default([]),
    }),
  }),
]);

/** A command from a server, or one that is being typed there. */
export interface Command {
  /** The same for every copy that Discord sends. */
  readonly id: string;
  readonly name: string;
  readonly guild: string;
  /** Their account at Discord. */
  readonly user: string;
  readonly permissions: bigint;
  readonly options: readonly { readonly name: string; readonly value?: OptionValue | undefined }[];
  option(name: string): OptionValue | undefined;
  /** The option that is being typed. */
  readonly focused: string | undefined;
  readonly signer: ReceiptSigner;
  /** For a response that only the caller sees: the language of their Discord. */
  readonly forOne: Speaker;
  /** For a response that everyone in the channel sees: the language of the server. */
  readonly forAll: Speaker;
}

type OptionValue = string | number | boolean;

/** An entry of the list that Discord shows while an option is typed. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** A language and its translator. */
export interface Speaker {
  readonly language: Language;
  readonly say: Translate;
}

/** The response to a command. */
export interface DiscordReply {
  readonly text: string;
  /** Whether only the caller sees it. */
  readonly toOne: boolean;
}

export const toAll = (text: string): DiscordReply => ({ text, toOne: false });
export const toOne = (text: string): DiscordReply => ({ text, toOne: true });
