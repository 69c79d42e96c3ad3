import {
  CreateStackCommand,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import type { Resource, SynthesisedStack, Template } from './assembly';
import { BY_HAND } from './by-hand';
import type { Clients } from './clients';
import { ATTRIBUTES, LEFT_OUT, MISREAD } from './left-out';
import { filledIn, type StandIn, withStandIns } from './stand-ins';

/** The numbers of a stack's resources, by how they were created. */
export interface Deployed {
  readonly byTemplate: number;
  readonly byHand: number;
  readonly leftOut: number;
}

const NOTHING = { Nothing: { Type: 'AWS::CloudFormation::WaitConditionHandle', Properties: {} } };

/**
 * Deploys a stack as far as the emulator knows its resources. Throws the emulator's error if one of them cannot be
 * created.
 */
export async function deployStack(clients: Clients, { name, template }: SynthesisedStack): Promise<Deployed> {
  const made = await madeByHand(clients, name, template);
  const leftOut = Object.entries(template.Resources).filter(([, { Type }]) => Type in LEFT_OUT);
  const standIns = new Map([
    ...made,
    ...leftOut.map(([id, resource]) => [id, leftOutAs(id, resource)] as const),
  ]);
  const known = withStandIns(readable(template), standIns);
  const byTemplate = Object.keys(known.Resources).length;
  // CloudFormation creates no empty stack, but its exports count.
  await create(clients, name, byTemplate > 0 ? known : { ...known, Resources: NOTHING });
  await checkMade(clients, name, known);
  return { byTemplate, byHand: made.size, leftOut: leftOut.length };
}

function leftOutAs(ref: string, { Type, Properties }: Resource): StandIn {
  const attributes = Object.entries(ATTRIBUTES[Type] ?? {}).map(([name, property]) => [
    name,
    Properties[property],
  ]);
  return { ref, attributes: Object.fromEntries(attributes) };
}

function readable(template: Template): Template {
  const resources = Object.entries(template.Resources).map(([id, { Properties, ...resource }]) => {
    const left = Object.entries(Properties).filter(([name]) => MISREAD[resource.Type]?.[name] === undefined);
    return [id, { ...resource, Properties: Object.fromEntries(left) }];
  });
  return { ...template, Resources: Object.fromEntries(resources) };
}

async function madeByHand(
  clients: Clients,
  stack: string,
  template: Template,
): Promise<ReadonlyMap<string, StandIn>> {
  const made = new Map<string, StandIn>();
  for (const [type, make] of Object.entries(BY_HAND))
    for (const id of idsOf(template, (one) => one === type)) {
      const properties = filledIn(template.Resources[id]?.Properties, made);
      made.set(id, await make(clients, `${stack}-${id}`, properties));
    }
  return made;
}

function idsOf({ Resources }: Template, wanted: (type: string) => boolean): readonly string[] {
  return Object.entries(Resources)
    .filter(([, { Type }]) => wanted(Type))
    .map(([id]) => id);
}

async function create({ cloudFormation }: Clients, StackName: string, template: Template): Promise<void> {
  await cloudFormation.send(new CreateStackCommand({ StackName, TemplateBody: JSON.stringify(template) }));
  const { Stacks = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName }));
  const status = Stacks[0]?.StackStatus;
  if (status !== 'CREATE_COMPLETE')
    throw new Error(`${StackName} is ${status}: ${Stacks[0]?.StackStatusReason ?? 'no reason given'}`);
}

/** moto silently ignores types that it does not know. */
async function checkMade({ cloudFormation }: Clients, StackName: string, template: Template): Promise<void> {
  const { StackResources = [] } = await cloudFormation.send(new DescribeStackResourcesCommand({ StackName }));
  const made = new Set(StackResources.map(({ LogicalResourceId }) => LogicalResourceId));
  const missing = Object.entries(template.Resources).filter(([id]) => !made.has(id));
  if (missing.length > 0)
    throw new Error(
      `the emulator did not make ${missing.map(([id, { Type }]) => `${id} (${Type})`).join(', ')}`,
    );
}
