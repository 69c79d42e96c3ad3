import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
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

/** `turreton client`: writes them. */
export async function writeClientTypes(): Promise<void> {
  writeFileSync(join(import.meta.dirname, 'api.d.ts'), await clientTypes());
}
