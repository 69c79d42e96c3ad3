import { type EdgeDoor, edgeDoor } from '../../functions/api/edge-door';
import { secretText } from './login/secrets';

let door: EdgeDoor | undefined;

/**
 * Whether a request came through the site's distribution, which sends a secret. If the environment names no secret, as
 * on one machine, there is no distribution.
 */
export async function isThroughTheSite(shown: string | null): Promise<boolean> {
  const { EDGE_SECRET_ARN } = process.env;
  if (EDGE_SECRET_ARN === undefined) return true;
  door ??= edgeDoor(() => secretText(EDGE_SECRET_ARN));
  return door(shown);
}
