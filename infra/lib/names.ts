import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import type { NamedFunction } from '../entries';
import type { QueueName } from './queues';

// Names are fixed for two reasons. Operators search for functions and queues by them (docs/operators.md). And the
// deadline function creates schedules that invoke itself: its role, its environment and the schedules' role would
// otherwise refer to each other in a cycle.

/** The stacks of a stage, by their contents. */
export type StackName =
  | 'Data'
  | 'Secrets'
  | 'Timers'
  | 'Mail'
  | 'Functions'
  | 'Web'
  | 'Firewall'
  | 'Backups'
  | 'Vault'
  | 'Observability';

export const stackName = (stage: string, name: StackName): string => `Turreton-${stage}-${name}`;
export const functionName = (stage: string, name: NamedFunction): string => `turreton-${stage}-${name}`;
export const queueName = (stage: string, name: QueueName): string => `turreton-${stage}-${name}-failed`;
/** The tag of what is backed up; its value is the stage. */
export const BACKUP_TAG = 'turreton:backup';
export const backupVaultName = (stage: string): string => `turreton-${stage}`;
export const scheduleGroupName = (stage: string): string => `turreton-${stage}-steps`;

export function deadlineFunctionArn(scope: IConstruct, stage: string): string {
  return Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: functionName(stage, 'deadline'),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
}
