import {
  GetAccountSettingsCommand,
  GetFunctionConcurrencyCommand,
  InvokeCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { functionName } from '../lib/names';
import type { Account } from './account';
import { unless } from './unless';

const Failure = z.object({ errorMessage: z.string() });

/** The queries about the functions of a stage. */
export function lambdaOf(
  lambda: LambdaClient,
  stage: string,
): Pick<Account, 'concurrency' | 'reserved' | 'invoke'> {
  return {
    async concurrency() {
      const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
      return {
        limit: AccountLimit?.ConcurrentExecutions ?? 0,
        unreserved: AccountLimit?.UnreservedConcurrentExecutions ?? 0,
      };
    },
    async reserved(name) {
      const asked = new GetFunctionConcurrencyCommand({ FunctionName: functionName(stage, name) });
      const found = await unless('ResourceNotFoundException', () => lambda.send(asked));
      return found?.ReservedConcurrentExecutions ?? 0;
    },
    async invoke(name, event) {
      const asked = { FunctionName: functionName(stage, name), Payload: JSON.stringify(event) };
      const { FunctionError, Payload } = await lambda.send(new InvokeCommand(asked));
      const answer: unknown = JSON.parse(Payload?.transformToString() || 'null');
      if (FunctionError === undefined) return answer;
      const failure = Failure.safeParse(answer);
      throw new Error(failure.success ? failure.data.errorMessage : FunctionError);
    },
  };
}
