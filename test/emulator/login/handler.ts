import { authOptions } from '../../../web/lib/login/options';
import { askLogin, type LoginAnswer, type LoginRequest } from '../../support/login-library';

/**
 * Answers as the pages' login does, with its own options and library. The work of the pages after a login (boards of a
 * guest, the previous session) needs Next.js and is left out.
 */
export async function handler(request: LoginRequest): Promise<LoginAnswer> {
  return askLogin(request, { ...(await authOptions()), events: {} });
}
