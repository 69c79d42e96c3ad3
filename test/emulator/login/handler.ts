import { authOptions } from '../../../web/lib/login/options';
import { askLogin, type LoginAnswer, type LoginRequest } from '../../support/login-library';

/**
 * Answers as the pages' login does, with its own options and library. What follows a login in the pages (boards of a
 * guest, the session before) needs Next.js around it and is left out.
 */
export async function handler(request: LoginRequest): Promise<LoginAnswer> {
  return askLogin(request, { ...(await authOptions()), events: {} });
}
