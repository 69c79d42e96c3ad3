import type { StageConfig } from '../../infra/config';
import { resources, templates } from '../../infra/testing';
import type { Assumed } from './assumptions';
import { atTheEdge, type Part, secondsOf } from './bill';
import { LOG_BYTES } from './log-lines';
import type { Prices } from './prices';
import { GIGABYTE, MEMORY, MINUTE_RUNS, runsEach } from './usage';

/** The monthly cost of a stage in which no one plays: the resources of its templates, and scheduled runs. */
export function idleBill(
  config: StageConfig,
  prices: Prices,
  assumed: Assumed,
  sweepReadUnits: number,
): readonly Part[] {
  const held = heldBy(config.stage);
  const each = prices.invocation + secondsOf(MINUTE_RUNS.ms, MEMORY.minute) * prices.gigabyteSecond;
  const firewall = held.acls * prices.firewall + held.rules * prices.firewallRule;
  return [
    { what: `Secrets (${held.secrets})`, dollars: held.secrets * prices.secret },
    {
      what: `Alarms (${held.alarms})`,
      dollars: Math.max(0, held.alarms - assumed['free-alarms']) * prices.alarm,
    },
    { what: 'Key of the tables', dollars: held.keys * (prices.key + assumed['key-uses'] * prices.keyUse) },
    { what: `Firewall (${held.rules} rules)`, dollars: firewall },
    {
      what: 'Sweep and notifier, each minute',
      dollars: MINUTE_RUNS.count * (each + (sweepReadUnits / 2) * prices.readUnit),
    },
    {
      what: `Canary, every ${config.canaryMinutes} minutes`,
      dollars: runsEach(config.canaryMinutes) * canaryRun(config, prices, assumed),
    },
  ];
}

/** One run of the canary, through the site's address as players use it. Its few reads and writes are left out. */
function canaryRun(config: StageConfig, prices: Prices, assumed: Assumed): number {
  const waits = secondsOf(assumed['canary-seconds'] * 1000, MEMORY.canary) * prices.gigabyteSecond;
  const answers = secondsOf(assumed['call-ms'], MEMORY.call) * prices.gigabyteSecond;
  const call =
    atTheEdge(config, prices) +
    prices.httpRequest +
    prices.invocation +
    answers +
    (LOG_BYTES.request / GIGABYTE) * prices.logs;
  return prices.invocation + waits + assumed['canary-calls'] * call;
}

/** The resources of a stage that are billed by the month. */
function heldBy(stage: string) {
  const found = (type: string) =>
    Object.values(templates(stage)).flatMap((template) => Object.values(resources(template, type)));
  const acls = found('AWS::WAFv2::WebACL');
  return {
    secrets: found('AWS::SecretsManager::Secret').length,
    alarms: found('AWS::CloudWatch::Alarm').length,
    keys: found('AWS::KMS::Key').length,
    acls: acls.length,
    rules: acls.reduce((sum, { Properties }) => sum + (Properties.Rules as readonly unknown[]).length, 0),
  };
}
