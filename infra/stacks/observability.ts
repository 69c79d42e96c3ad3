import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { Alarms } from '../lib/alarms';
import { MonthlyBudget } from '../lib/monthly-budget';
import { StageDashboard } from '../lib/stage-dashboard';
import type { DataStack } from './data';
import type { FunctionsStack } from './functions';
import type { TimersStack } from './timers';
import type { WebStack } from './web';

export interface ObservabilityStackProps extends StackProps {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly functions: FunctionsStack;
  readonly timers: TimersStack;
  readonly web: WebStack;
}

/**
 * The alarms, the dashboard and the budget; they can be deployed, changed and removed without affecting the functions.
 */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, props: ObservabilityStackProps) {
    super(scope, id, props);
    const { config, data, functions, timers, web } = props;
    const { stage, alarmEmail, monthlyBudget } = config;
    const { followers } = functions;
    const alarms = new Alarms(this, 'Alarms', {
      stage,
      queues: { Schedules: timers.clock.undelivered, ...functions.queues },
      apis: { Api: functions.api.http, Forms: web.pages },
      // An error of the API in a page's request is also an error of the page.
      urls: web.functions,
      followers,
      tables: { Games: data.gameTable.table, Logins: data.authTable.table },
      email: alarmEmail,
    });
    const all = { ...functions.functions, ...web.functions };
    new StageDashboard(this, 'Dashboard', { stage, alarms: alarms.all, functions: all, followers });
    if (alarmEmail !== undefined && monthlyBudget !== undefined)
      new MonthlyBudget(this, 'Budget', { stage, amount: monthlyBudget, email: alarmEmail });
  }
}
