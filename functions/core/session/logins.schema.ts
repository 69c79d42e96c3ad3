import * as z from 'zod';
import { Instant } from '../platform/common.schema';
import { Name } from '../platform/names.schema';

/** My login methods. */
export const LoginWaysReply = z.object({
  /** The address that links are mailed to; null for none. */
  address: z.string().nullable(),
  services: z.array(
    z.object({
      /** "discord", "github", "google" */
      service: z.string(),
      /** When it was linked; null for the service with which the account was created. */
      linkedAt: Instant.nullable(),
    }),
  ),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), addedAt: Instant, usedAt: Instant.nullable() }),
  ),
  /** Whether the login of this request is young enough to change them. */
  newLogin: z.boolean(),
});
export type LoginWaysReply = z.infer<typeof LoginWaysReply>;

const Base64Url = z.string().regex(/^[\w-]+$/);
/** An id or a small field of an answer; an attestation or a signature is the longest of them. */
const Short = Base64Url.max(1_500);
const Long = Base64Url.max(16_000);
const Token = z.string().min(1).max(1_000);
const Credential = {
  id: Short,
  rawId: Short,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** The platform's request to a device, for `navigator.credentials`, and a token that the answer returns. */
export const PasskeyChallenge = z.object({ options: z.record(z.string(), z.unknown()), token: z.string() });

export const AddPasskey = z.strictObject({
  name: Name(1, 40),
  token: Token,
  response: z.strictObject({
    ...Credential,
    response: z.strictObject({
      clientDataJSON: Long,
      attestationObject: Long,
      authenticatorData: Long.optional(),
      publicKey: Long.optional(),
      publicKeyAlgorithm: z.number().int().min(-70_000).max(70_000).optional(),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  }),
});

export const AnswerWithPasskey = z.strictObject({
  token: Token,
  response: z.strictObject({
    ...Credential,
    response: z.strictObject({
      clientDataJSON: Long,
      authenticatorData: Long,
      signature: Short,
      userHandle: Short.nullish(),
    }),
  }),
});

export const PlayerWithPasskey = z.object({ player: z.string(), email: z.string().nullable() });
