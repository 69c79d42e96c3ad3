import type { Resource, Template } from './assembly';

/** The values by which templates refer to a resource that CloudFormation did not create. */
export interface StandIn {
  readonly ref: string;
  /** Each a value, or an expression of the template for one. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

export type StandIns = ReadonlyMap<string, StandIn>;

/**
 * A template without the resources that have a stand-in: references get the stand-ins' values. An attribute without a
 * stand-in is written as its name. CDK's check that the account is bootstrapped is removed too.
 */
export function withStandIns(
  { Parameters: _, Rules: __, ...template }: Template,
  standIns: StandIns,
): Template {
  const kept = Object.entries(template.Resources).filter(([id]) => !standIns.has(id));
  const resources = kept.map(([id, resource]) => [id, withoutDependencies(resource, standIns)] as const);
  return filledIn({ ...template, Resources: Object.fromEntries(resources) }, standIns) as Template;
}

function withoutDependencies({ DependsOn, ...resource }: Resource, standIns: StandIns): Resource {
  const left = [DependsOn ?? []].flat().filter((id) => !standIns.has(id));
  return left.length === 0 ? resource : { ...resource, DependsOn: left };
}

/** A part of a template with the values of stand-ins in place of references to them. */
export function filledIn(value: unknown, standIns: StandIns): unknown {
  if (Array.isArray(value)) return value.map((one) => filledIn(one, standIns));
  if (typeof value !== 'object' || value === null) return value;
  return reference(value, standIns) ?? mapped(value, standIns);
}

function reference(value: object, standIns: StandIns): unknown {
  if ('Ref' in value) return standIns.get(String(value.Ref))?.ref;
  if (!('Fn::GetAtt' in value)) return undefined;
  const [id, attribute] = value['Fn::GetAtt'] as [string, string];
  const standIn = standIns.get(id);
  return standIn && (standIn.attributes[attribute] ?? `${id}.${attribute}`);
}

function mapped(value: object, standIns: StandIns): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(inner, standIns)]));
}
