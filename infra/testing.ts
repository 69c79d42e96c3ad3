import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { StageConfig } from './config';
import { readStage } from './stage-file';
import { addTurreton, type Turreton } from './turreton';

/** The app as cdk.json configures it. */
export function newApp(): App {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };
  return new App({ context });
}

/** Replaces the bundles of the functions, so that no test waits for esbuild. */
export const NO_CODE = { code: Code.fromInline('exports.handler = async () => {};') };

/** A stage whose functions have a placeholder instead of a bundle. */
export function stageIn(app: App, stage: string, changes: Partial<StageConfig> = {}): Turreton {
  const config = { ...readStage(stage, { checking: true }), ...changes };
  return addTurreton(app, { config, source: NO_CODE, checking: true });
}

export interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties: Record<string, unknown>;
}

export type Resources = Readonly<Record<string, Resource>>;

export type Templates = Readonly<Record<keyof Turreton, Template>>;

/** The templates of this process. A synthesis takes a second or two, and six files read the same two stages. */
const synthesized = new Map<string, Templates>();

/** The templates of a stage, with some settings changed. They are shared: nobody can change them. */
export function templates(stage: string, changes: Partial<StageConfig> = {}): Templates {
  const name = JSON.stringify([stage, changes]);
  const known = synthesized.get(name) ?? synthesize(stage, changes);
  synthesized.set(name, known);
  return known;
}

function synthesize(stage: string, changes: Partial<StageConfig>): Templates {
  const stacks = Object.entries(stageIn(newApp(), stage, changes));
  return Object.fromEntries(
    stacks.map(([name, stack]) => [name, frozen(Template.fromStack(stack))]),
  ) as Record<keyof Turreton, Template>;
}

function frozen(template: Template): Template {
  freeze(template.toJSON());
  return template;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(Object.freeze(value))) freeze(part);
}

/** The resources of a type, by logical id. */
export function resources(template: Template, type: string): Resources {
  return template.findResources(type) as unknown as Resources;
}

export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

export const actionsOf = ({ Action }: Statement): readonly string[] =>
  typeof Action === 'string' ? [Action] : Action;

/** Every statement of the roles' policies whose logical id starts with `role`. */
export function statementsOf(template: Template, role: string): readonly Statement[] {
  return Object.values(resources(template, 'AWS::IAM::Policy'))
    .filter((policy) => JSON.stringify(policy.Properties.Roles).includes(`"${role}`))
    .flatMap((policy) => (policy.Properties.PolicyDocument as { Statement: Statement[] }).Statement);
}
