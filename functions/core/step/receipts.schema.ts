import * as z from 'zod';
import { Id, Instant, Seat } from '../platform/common.schema';

/** A compact JWS over the JSON of a statement; checked with the key of `/v1/receipts/keys`. */
const Signed = z.string();

/** The salt of the hash of orders; null for orders from before salts were used. */
export const Salt = z.string().nullable();

/**
 * The platform's statement about stored orders. `hash` is the SHA-256 of the canonical JSON of game, step, seat,
 * orders, ready, storedAt, version and salt. Only the seat gets the salt: without it no one can find the orders by
 * trying.
 */
export const OrdersStatement = z.object({
  of: z.literal('orders'),
  game: Id,
  step: z.number().int(),
  seat: Seat,
  /** Increases with each change within the step. */
  version: z.number().int(),
  ready: z.boolean(),
  /** Milliseconds since 1970, UTC. */
  storedAt: z.number().int(),
  hash: z.string(),
});

/** The platform's statement about an adjudicated step: its link in the game's chain, and the version of its rules. */
export const StepStatement = z.object({
  of: z.literal('step'),
  game: Id,
  step: z.number().int(),
  rulesVersion: z.string(),
  closedAt: z.number().int(),
  previousHash: z.string(),
  hash: z.string(),
});

export const Receipt = z.discriminatedUnion('of', [OrdersStatement, StepStatement]);
export type Receipt = z.infer<typeof Receipt>;

/** The receipts of a game's last steps, newest first: of my orders, if I have a seat, and of every adjudication. */
export const Receipts = z.object({
  receipts: z.array(
    z.object({
      step: z.number().int(),
      label: z.string(),
      /** The last orders that I stored for it, and when; null if I stored none. */
      orders: z
        .object({ storedAt: Instant, orders: z.array(z.unknown()), salt: Salt, signed: Signed })
        .nullable(),
      /** Null for the open step. */
      adjudicated: z.object({ closedAt: Instant, hash: z.string(), signed: Signed }).nullable(),
    }),
  ),
});
export type Receipts = z.infer<typeof Receipts>;

/**
 * Public keys as JSON Web Keys (RFC 7517). A receipt names its key in the header `kid`. Times are null where they are not
 * known; a key that `signs` no more still checks the receipts that it has signed.
 */
export const ReceiptKeys = z.object({
  keys: z.array(
    z.looseObject({
      kty: z.string(),
      kid: z.string(),
      createdAt: Instant.nullable(),
      retiredAt: Instant.nullable(),
      signs: z.boolean(),
    }),
  ),
});
export type ReceiptKeys = z.infer<typeof ReceiptKeys>;
