import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import * as z from 'zod';
import { runProgram } from './programs';

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
});
export type Resource = z.infer<typeof Resource>;

const Template = z.looseObject({ Resources: z.record(z.string(), Resource) });
/** A template as CloudFormation accepts it. */
export type Template = z.infer<typeof Template>;

export interface SynthesisedStack {
  readonly name: string;
  readonly region: string;
  /** The file of the template. */
  readonly file: string;
  readonly template: Template;
}

/** An upload of a deployment: a file as it is, or a folder as a zip file. */
export interface Asset {
  readonly path: string;
  readonly packaging: 'file' | 'zip';
  readonly key: string;
}

/** The input of `cdk deploy`. */
export interface Assembly {
  /** In deployment order. */
  readonly stacks: readonly SynthesisedStack[];
  readonly assets: readonly Asset[];
}

const AssetManifest = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string(), packaging: z.enum(['file', 'zip']) }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

/** Synthesises a stage as `npm run synth` does, bundles and rules included. Throws CDK's output if it fails. */
export async function synthesise(stage: string, folder: string): Promise<Assembly> {
  await runProgram('npm', ['run', '--silent', 'synth', '--', '-c', `stage=${stage}`, '--output', folder]);
  return readAssembly(folder);
}

function readAssembly(folder: string): Assembly {
  const { stacks } = new CloudAssembly(folder);
  return {
    stacks: stacks.map(({ stackName, environment, templateFullPath }) => ({
      name: stackName,
      region: environment.region,
      file: templateFullPath,
      template: Template.parse(JSON.parse(readFileSync(templateFullPath, 'utf8'))),
    })),
    assets: stacks.flatMap(({ id }) => assetsOf(folder, id)),
  };
}

function assetsOf(folder: string, stack: string): readonly Asset[] {
  const manifest = AssetManifest.parse(
    JSON.parse(readFileSync(join(folder, `${stack}.assets.json`), 'utf8')),
  );
  return Object.values(manifest.files).map(({ source, destinations }) => ({
    path: join(folder, source.path),
    packaging: source.packaging,
    key: Object.values(destinations)[0]?.objectKey ?? '',
  }));
}
