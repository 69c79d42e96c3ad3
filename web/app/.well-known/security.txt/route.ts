import { LANGUAGES } from '../../../../messages/languages';
import { securityText } from '../../../lib/security-text';
import { siteAddress } from '../../../lib/site-address';

/** Whom to tell of a weakness of this site (RFC 9116). */
export function GET(): Response {
  return new Response(securityText(siteAddress(), LANGUAGES, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
