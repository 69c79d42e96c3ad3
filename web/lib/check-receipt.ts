import { compactVerify, importJWK, type JWK } from 'jose';
import { hashOf } from '../../engine/core/canonical';
import type { Receipt } from '../../functions/core/step/receipts.schema';

export type CheckedReceipt =
  | {
      readonly ok: true;
      readonly statement: Receipt;
      /** Whether orders are included, and match its hash. */
      readonly orders: 'same' | 'different' | 'none';
    }
  /** This platform did not sign it, or it was changed since. */
  | { readonly ok: false };

interface Written {
  readonly signed: string;
  readonly orders?: readonly unknown[];
  readonly salt?: string | null;
}

/**
 * Checks a receipt against the platform's public keys: the downloaded file, or only its signed part.
 * Needs nothing else from the platform.
 */
export async function checkReceipt(text: string, keys: readonly JWK[]): Promise<CheckedReceipt> {
  const { signed, orders, salt } = writtenIn(text.trim());
  const verified = await verifiedBy(signed, keys);
  if (verified === undefined) return { ok: false };
  const statement = JSON.parse(new TextDecoder().decode(verified)) as Receipt;
  return {
    ok: true,
    statement,
    orders: orders === undefined ? 'none' : compared(statement, orders, salt ?? undefined),
  };
}

function writtenIn(text: string): Written {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && 'signed' in read) return read as Written;
  } catch {
    // Not JSON, so it is the signed part.
  }
  return { signed: text };
}

async function verifiedBy(signed: string, keys: readonly JWK[]): Promise<Uint8Array | undefined> {
  for (const key of keys) {
    try {
      return (await compactVerify(signed, await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'] })).payload;
    } catch {
      // Another key may have signed it.
    }
  }
  return undefined;
}

/** Compares the statement's hash with that of these orders, in the form that the statement names. */
function compared(
  statement: Receipt,
  orders: readonly unknown[],
  salt: string | undefined,
): 'same' | 'different' {
  if (statement.of !== 'orders') return 'different';
  const { game, step, seat, ready, storedAt, version, hash } = statement;
  return hashOf({ game, step, seat, orders, ready, storedAt, version, salt }) === hash ? 'same' : 'different';
}
