import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** Counted from the access log: no function needs to write a line for it. */
export const ORDER_METRICS = { accepted: 'OrdersAccepted', refused: 'OrdersRefused' } as const;

/** Orders that the API stored, and orders that it refused, by the lines of its access log. */
export class OrderMetrics extends Construct {
  constructor(scope: Construct, id: string, props: { readonly logGroup: ILogGroup; readonly stage: string }) {
    super(scope, id);
    const isOrder = FilterPattern.all(
      FilterPattern.stringValue('$.method', '=', 'PUT'),
      FilterPattern.stringValue('$.path', '=', '*/orders'),
    );
    const counted = (
      name: string,
      metricName: string,
      status: ReturnType<typeof FilterPattern.numberValue>,
    ) =>
      new MetricFilter(this, name, {
        logGroup: props.logGroup,
        metricNamespace: 'Turreton',
        metricName: `${metricName}-${props.stage}`,
        filterPattern: FilterPattern.all(isOrder, status),
        metricValue: '1',
      });
    counted('Accepted', ORDER_METRICS.accepted, FilterPattern.numberValue('$.status', '<', 300));
    counted('Refused', ORDER_METRICS.refused, FilterPattern.numberValue('$.status', '>=', 400));
  }
}
