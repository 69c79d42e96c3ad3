import * as z from 'zod';
import { Time } from './common';

/** A passkey as its owner's account keeps it: the public half of a key pair whose private half never leaves a device. */
export const Passkey = z.object({
  /** The credential's id, base64url. */
  id: z.string(),
  /** What its owner calls it. */
  name: z.string(),
  /** COSE, base64url. */
  publicKey: z.string(),
  /** How often its device says that it was used; 0 where the device does not count. */
  counter: z.number().int(),
  /** How browsers reach it: "internal", "hybrid", "usb". */
  transports: z.array(z.string()),
  addedAt: Time,
  usedAt: Time.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The ways by which somebody can log in. */
export interface LoginWays {
  /** The address that links are mailed to; null for none. */
  readonly address: string | null;
  /** Other services; `linkedAt` is null for the one that the account began with, and for links of releases before 0.2. */
  readonly services: readonly { readonly service: string; readonly linkedAt: number | null }[];
  readonly passkeys: readonly Passkey[];
}
