import * as z from 'zod';
import { Time } from '../platform/common.records';

/**
 * A passkey as it is stored in its owner's account: the public half of a key pair whose private half never leaves a
 * device.
 */
export const Passkey = z.object({
  /** The credential's id, base64url. */
  id: z.string(),
  /** Its name, chosen by the owner. */
  name: z.string(),
  /** COSE, base64url. */
  publicKey: z.string(),
  /** The signature counter of its device; 0 if the device does not count. */
  counter: z.number().int(),
  /** How browsers connect to it: "internal", "hybrid", "usb". */
  transports: z.array(z.string()),
  addedAt: Time,
  usedAt: Time.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The login methods of a player. */
export interface LoginWays {
  /** The address that links are mailed to; null for none. */
  readonly address: string | null;
  /**
   * Other services; `linkedAt` is null for the service with which the account was created, and for links of releases
   * before 0.2.
   */
  readonly services: readonly { readonly service: string; readonly linkedAt: number | null }[];
  readonly passkeys: readonly Passkey[];
}
