import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/**
 * The header with which the site's distribution identifies itself to API and pages (infra/lib/edge-secret.ts).
 * CloudFront reserves names that begin with x-edge.
 */
export const EDGE_HEADER = 'x-site-secret';

/**
 * The content of the secret in Secrets Manager: the value that the distribution sends and, during a rotation, a second
 * valid one.
 */
const EdgeSecret = z.object({ sent: z.string().min(32), also: z.string().min(32).optional() });

/** After that an old value is no longer valid anywhere, even if no request has shown a new one. */
const KEPT_MS = 3_600_000;
/** A rotation waits longer than that before the distribution sends its new value (infra/rotate). */
const READ_AGAIN_MS = 15_000;

/** Whether a request shows that it came through the distribution. */
export type EdgeDoor = (shown: string | null | undefined) => Promise<boolean>;

/**
 * Accepts a valid value. An unknown value may be a new one: it then reads the secret again, but not for each unknown
 * value.
 * @param read the secret as Secrets Manager has it
 */
export function edgeDoor(read: () => Promise<string>, now: () => number = Date.now): EdgeDoor {
  const load = async () => {
    const at = now();
    const { sent, also = sent } = EdgeSecret.parse(JSON.parse(await read()));
    return { at, valid: [digest(sent), digest(also)] };
  };
  let kept: Awaited<ReturnType<typeof load>> | undefined;
  return async (shown) => {
    if (!shown) return false;
    const own = digest(shown);
    const isValid = (valid: readonly Buffer[]) => valid.some((one) => timingSafeEqual(one, own));
    kept ??= await load();
    const age = now() - kept.at;
    if (age < (isValid(kept.valid) ? KEPT_MS : READ_AGAIN_MS)) return isValid(kept.valid);
    // The old value stays valid while the secret cannot be read.
    const before = kept;
    kept = await load().catch(() => before);
    return isValid(kept.valid);
  };
}

/** Always of the same length, so that the time of a comparison reveals nothing. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
