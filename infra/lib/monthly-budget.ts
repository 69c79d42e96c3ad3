import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

export interface MonthlyBudgetProps {
  readonly stage: string;
  /** US dollars a month. */
  readonly amount: number;
  readonly email: string;
}

/** Sends a mail when the account's bill of a month reaches 80 % of the budget, and when it is forecast to exceed it. */
export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { stage, amount, email }: MonthlyBudgetProps) {
    super(scope, id);
    const alertAt = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
      subscribers: [{ subscriptionType: 'EMAIL', address: email }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `turreton-${stage}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount, unit: 'USD' },
      },
      notificationsWithSubscribers: [alertAt('ACTUAL', 80), alertAt('FORECASTED', 100)],
    });
  }
}
