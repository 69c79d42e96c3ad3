import type { FunctionName, NamedFunction } from '../entries';
import type { StackName } from '../lib/names';

/** How many runs of functions there may be at once. */
export interface Concurrency {
  readonly limit: number;
  /** What no function has reserved yet. */
  readonly unreserved: number;
}

/** What SES lets the account do in the region of the stage. */
export interface MailAccount {
  /** Mails reach only addresses that SES has verified, and its own simulator. */
  readonly inSandbox: boolean;
  /** AWS has stopped the account from sending. */
  readonly paused: boolean;
}

/** A domain or an address that SES knows. */
export interface MailIdentity {
  readonly verified: boolean;
  /** The records that verify a domain; none of an address. */
  readonly dkim: readonly { readonly name: string; readonly value: string }[];
}

export interface Certificate {
  /** As AWS Certificate Manager says it: ISSUED, PENDING_VALIDATION, EXPIRED and others. */
  readonly status: string;
  /** The host names it is good for, some with an asterisk. */
  readonly names: readonly string[];
  /** The records that would prove who owns them, `NAME TYPE VALUE`. */
  readonly proofs: readonly string[];
}

/** What is asked of an AWS account before and after a stage is deployed to it. Each question throws what AWS refuses. */
export interface Account {
  /** The twelve digits of the account that the credentials are of. */
  id(): Promise<string>;
  concurrency(): Promise<Concurrency>;
  /** How many runs a function of the stage has reserved already. */
  reserved(name: NamedFunction): Promise<number>;
  mail(): Promise<MailAccount>;
  mailIdentity(name: string): Promise<MailIdentity | undefined>;
  certificate(arn: string): Promise<Certificate | undefined>;
  /** Which version of CDK's own resources a region has; undefined for none. */
  bootstrapVersion(region: string): Promise<number | undefined>;
  /** The names of the mail identities that a stack of the stage has made. */
  identitiesMadeBy(stack: StackName): Promise<readonly string[]>;
  /** The output of a deployed stack of the stage; undefined before it is deployed. */
  output(stack: StackName, name: string): Promise<string | undefined>;
  /** Runs a function of the stage and waits. @returns what it answered; throws what it said where it failed */
  invoke(name: FunctionName, event: object): Promise<unknown>;
}
