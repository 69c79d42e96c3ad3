import type { Deps } from '../platform/deps';

/** A new secret for the invitation link of a private league. */
export function newInvitationCode(deps: Deps): string {
  return deps.newSeed().slice(-24);
}
