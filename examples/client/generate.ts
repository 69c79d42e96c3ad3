import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { openApi } from '../../functions/api/description/openapi';
import { FILES_SERVED, OPERATIONS } from '../../functions/api/whole-api';

/** The types of all operations, as the API describes itself. Its version is left out: it changes with each release. */
export async function clientTypes(): Promise<string> {
  const served = { operations: OPERATIONS, files: FILES_SERVED };
  const description = openApi(
    served,
    'of this repository',
    'https://turreton.example',
  ) as unknown as OpenAPI3;
  const types = astToString(await openapiTS(description, { alphabetize: true }));
  return `// Made by npm run client from the API's description.\n\n${types}`;
}

const FOLDER = import.meta.dirname;

/** `turreton client`: writes them. */
export async function writeClientTypes(): Promise<void> {
  writeFileSync(join(FOLDER, 'api.d.ts'), await clientTypes());
}

/** `turreton client --package`: writes what `npm pack` puts into the package, as JavaScript with types beside it. */
export async function writeClientPackage(): Promise<void> {
  const source = readFileSync(join(FOLDER, 'index.ts'), 'utf8');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const files = {
    'index.js': ts.transpileModule(source, { compilerOptions }).outputText,
    'index.d.ts': ts.transpileDeclaration(source, { compilerOptions }).outputText,
    'api.d.ts': await clientTypes(),
  };
  mkdirSync(join(FOLDER, 'package'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(FOLDER, 'package', name), text);
}
