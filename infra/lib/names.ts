import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

// The deadline function creates schedules that invoke itself, and its role, its environment and the
// schedules' role would refer to each other in a circle. These two names are therefore fixed beforehand.

export const deadlineFunctionName = (stage: string): string => `turreton-${stage}-deadline`;
export const scheduleGroupName = (stage: string): string => `turreton-${stage}-steps`;

export function deadlineFunctionArn(scope: IConstruct, stage: string): string {
  return Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: deadlineFunctionName(stage),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
}
