import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Templates, templates } from './testing';

const RECORD = join(import.meta.dirname, 'recorded-settings.json');
/** Settings that are texts: what is measured and how, when something runs, and what an answer means. */
const TEXTS =
  /(^|\.)(MetricName|Statistic|ExtendedStatistic|ComparisonOperator|TreatMissingData|Namespace|ScheduleExpression|StartingPosition|BillingMode|AuthType|InvokeMode|ViewerProtocolPolicy|MinimumProtocolVersion|TimeUnit|BudgetLimit\.Unit|NotificationType|ThresholdType|ComparisonOperator|Filters\.\d+\.Pattern|FunctionResponseTypes\.\d+)$/;
/** Policies have their own tests, and what a function runs is a bundle. */
const LEFT_OUT = /^(AWS::IAM|AWS::CDK|Custom::|AWS::CloudWatch::Dashboard)/;

/** The settings of a stage by resource: each number, each switch and each text of these by its path. */
export type Settings = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;

/** The settings of every resource of a stage, so that a limit, a unit or a switch cannot change unseen. */
export function settingsOf(stage: string): Settings {
  const found: [string, Record<string, string | number | boolean>][] = [];
  for (const [name, template] of Object.entries<Templates[keyof Templates]>(templates(stage))) {
    const { Resources = {} } = template.toJSON() as {
      Resources?: Record<string, { Type: string; Properties?: unknown }>;
    };
    for (const [id, { Type, Properties }] of Object.entries(Resources)) {
      if (LEFT_OUT.test(Type)) continue;
      const own: Record<string, string | number | boolean> = {};
      collect(Properties, '', own);
      if (Object.keys(own).length > 0)
        found.push([`${name} ${id.replace(/[0-9A-F]{8}/g, '')} (${Type})`, own]);
    }
  }
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function collect(value: unknown, path: string, own: Record<string, string | number | boolean>): void {
  if (typeof value === 'number' || typeof value === 'boolean') own[path] = value;
  else if (typeof value === 'string') {
    if (TEXTS.test(path)) own[path] = value;
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      collect(inner, path === '' ? key : `${path}.${key}`, own);
}

export function recordedSettings(): Readonly<Record<string, Settings>> {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Settings>;
}

export const RECORDED_STAGES = ['prod', 'dev'] as const;

/** Records them again: what changes shows in the difference of one file. */
export function recordSettings(): void {
  const settings = Object.fromEntries(RECORDED_STAGES.map((stage) => [stage, settingsOf(stage)]));
  writeFileSync(RECORD, `${JSON.stringify(settings, null, 2)}\n`);
}
