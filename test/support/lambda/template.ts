import type { Template } from 'aws-cdk-lib/assertions';
import type { FunctionName, NamedFunction } from '../../../infra/entries';
import { functionName } from '../../../infra/lib/names';
import { type Resource, resources } from '../../../infra/testing';
import type { Mapping } from './stream';

/** The template's data on each function. */
export interface Deployment {
  /** The settings of a function by name; a value that only a deployment knows is a reference. */
  settingsOf(name: NamedFunction): Readonly<Record<string, unknown>>;
  /** How a function follows the table. */
  mappingOf(name: FunctionName): Mapping;
  /** The function that answers a path of the HTTP API, by its routes. */
  serving(path: string, names: readonly FunctionName[]): FunctionName;
}

/** Reads the template of a stage's functions. */
export function deploymentIn(template: Template, stage = 'prod'): Deployment {
  const functions = Object.entries(resources(template, 'AWS::Lambda::Function'));
  const found = (name: NamedFunction): readonly [id: string, fn: Resource] => {
    const fn = functions.find(([, { Properties }]) => Properties.FunctionName === functionName(stage, name));
    if (fn === undefined) throw new Error(`the template has no function ${name}`);
    return fn;
  };
  return {
    settingsOf: (name) =>
      (found(name)[1].Properties.Environment as { Variables: Record<string, unknown> }).Variables,
    mappingOf(name) {
      const mappings = Object.values(resources(template, 'AWS::Lambda::EventSourceMapping'));
      const own = mappings.find(({ Properties }) => refersTo(Properties.FunctionName, found(name)[0]));
      if (own === undefined) throw new Error(`${name} follows no table`);
      return own.Properties as unknown as Mapping;
    },
    serving(path, names) {
      const integration = integrationOf(template, path);
      const name = names.find((one) => refersTo(integration.Properties.IntegrationUri, found(one)[0]));
      if (name === undefined) throw new Error(`no function answers ${path}`);
      return name;
    },
  };
}

/** A route for the path itself is preferred to a catch-all, as in API Gateway. */
function integrationOf(template: Template, path: string): Resource {
  const routes = Object.values(resources(template, 'AWS::ApiGatewayV2::Route'));
  const keyOf = ({ Properties }: Resource): string => String(Properties.RouteKey);
  const route =
    routes.find((one) => patternOf(keyOf(one)).test(path)) ?? routes.find((one) => keyOf(one) === '$default');
  const integrations = Object.entries(resources(template, 'AWS::ApiGatewayV2::Integration'));
  const integration = integrations.find(([id]) => refersTo(route?.Properties.Target, id));
  if (integration === undefined) throw new Error(`no route leads ${path} anywhere`);
  return integration[1];
}

/** `ANY /v1/games/{id}` as a pattern. */
function patternOf(routeKey: string): RegExp {
  const [, path = ''] = routeKey.split(' ');
  return new RegExp(`^${path.replaceAll(/\{\w+\+\}/g, '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function refersTo(value: unknown, logicalId: string): boolean {
  return JSON.stringify(value ?? null).includes(`"${logicalId}"`);
}
