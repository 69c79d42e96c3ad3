import { type Finding, later, stops } from './findings';

/** AWS's error codes for unknown credentials, in all its protocols. */
const UNKNOWN = [
  'InvalidClientTokenId',
  'UnrecognizedClientException',
  'SignatureDoesNotMatch',
  'AuthFailure',
  'InvalidSignatureException',
];
const EXPIRED = ['ExpiredToken', 'ExpiredTokenException', 'RequestExpired', 'TokenRefreshRequired'];
const FORBIDDEN = ['AccessDenied', 'AccessDeniedException', 'UnauthorizedOperation'];

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
/** Its first line: the rest are hints for programmers. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}

/** The finding that the account cannot be queried at all. */
export function withoutCaller(error: unknown, region: string): Finding {
  const name = nameOf(error);
  if (name === 'CredentialsProviderError')
    return stops(
      `There are no AWS credentials in this shell (${messageOf(error)}).`,
      'Run aws configure or aws sso login, or set AWS_PROFILE; then aws sts get-caller-identity shows the account.',
    );
  if (EXPIRED.includes(name))
    return stops(
      'The AWS credentials of this shell have expired.',
      'Log in again, for example with aws sso login.',
    );
  if (UNKNOWN.includes(name))
    return stops(
      `AWS does not accept these credentials in ${region} (${messageOf(error)}).`,
      `Check them with aws sts get-caller-identity. If that works, the account has not switched ${region} on: do so in the console under "AWS Regions", or change region in the stage’s file.`,
    );
  return stops(
    `AWS cannot be reached in ${region} (${messageOf(error)}).`,
    'Check the network and the region.',
  );
}

/** The finding that a part could not be checked, which does not mean that it is wrong. */
export function unseen(subject: string, error: unknown): Finding {
  const todo = FORBIDDEN.includes(nameOf(error))
    ? 'Use credentials that may look at it, or look at it yourself.'
    : 'Try again, or look at it yourself.';
  return later(`${subject} could not be checked (${messageOf(error)}).`, todo);
}
