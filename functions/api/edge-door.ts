import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/**
 * The header in which the site's distribution proves who it is to API and pages (infra/lib/edge-secret.ts). CloudFront
 * keeps names that begin with x-edge for itself.
 */
export const EDGE_HEADER = 'x-site-secret';

/** What Secrets Manager keeps: the value that the distribution sends and, during a rotation, a second valid one. */
const EdgeSecret = z.object({ sent: z.string().min(32), also: z.string().min(32).optional() });

/** After that an old value counts nowhere any more, though nobody showed a new one. */
const KEPT_MS = 3_600_000;
/** A rotation waits longer than that before the distribution sends its new value (infra/rotate). */
const READ_AGAIN_MS = 15_000;

/** Whether a request shows that it came through the distribution. */
export type EdgeDoor = (shown: string | null | undefined) => Promise<boolean>;

/**
 * Lets in who shows a valid value. A value that it does not know may be a new one: then it reads the secret again, though
 * not for each stranger.
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
    // What was valid stays so while the secret cannot be read.
    const before = kept;
    kept = await load().catch(() => before);
    return isValid(kept.valid);
  };
}

/** Of one length whatever was shown, so that the time of a comparison tells nothing. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
