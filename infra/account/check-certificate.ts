import type { StageConfig } from '../config';
import type { Account, Certificate } from './account';
import { type Finding, stops } from './findings';

/** CloudFront refuses a certificate that belongs to another account, is not issued, or is for another domain. */
export async function checkCertificate(
  { domain, stage }: StageConfig,
  account: Account,
  id: string,
): Promise<readonly Finding[]> {
  if (domain === undefined) return [];
  const { name, certificateArn } = domain;
  const request = `Request one with aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${name}, and put its ARN into domain.certificateArn of infra/stages/${stage}.json.`;
  const owner = certificateArn.split(':')[4];
  if (owner !== id)
    return [
      stops(
        `The certificate belongs to account ${owner}, but the credentials are of ${id}.`,
        `Change AWS_PROFILE if ${owner} is the right account. If not: ${request}`,
      ),
    ];
  const found = await account.certificate(certificateArn);
  if (found === undefined)
    return [stops(`Account ${id} has no certificate ${certificateArn} in us-east-1.`, request)];
  if (found.status !== 'ISSUED')
    return [stops(`The certificate is ${found.status}.`, howToIssue(found, request))];
  if (!found.names.some((pattern) => covers(pattern, name)))
    return [
      stops(`The certificate is for ${[...new Set(found.names)].join(', ')}, not for ${name}.`, request),
    ];
  return [];
}

function howToIssue({ status, proofs }: Certificate, request: string): string {
  if (status !== 'PENDING_VALIDATION') return request;
  if (proofs.length === 0)
    return 'ACM has not said yet how to prove the domain is yours: try again in a minute.';
  return `Make this record at your name server, wait a few minutes, then check again:\n    ${proofs.join('\n    ')}`;
}

/** An asterisk matches one part of a name. */
function covers(pattern: string, name: string): boolean {
  return pattern === name || (pattern.startsWith('*.') && name.slice(name.indexOf('.')) === pattern.slice(1));
}
