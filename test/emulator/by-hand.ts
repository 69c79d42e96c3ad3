import { CreateScheduleGroupCommand } from '@aws-sdk/client-scheduler';
import { CreateSecretCommand, GetRandomPasswordCommand } from '@aws-sdk/client-secrets-manager';
import { CreateConfigurationSetCommand, CreateEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import * as z from 'zod';
import type { Clients } from './clients';
import type { StandIn } from './stand-ins';

/**
 * Creates a resource of a template through the API of its service. `name` is for a resource without a name in the
 * template.
 */
type Maker = (clients: Clients, name: string, properties: unknown) => Promise<StandIn>;

const Secret = z.object({
  GenerateSecretString: z.object({
    PasswordLength: z.number().default(32),
    ExcludePunctuation: z.boolean().default(false),
    SecretStringTemplate: z.string().optional(),
    GenerateStringKey: z.string().default(''),
  }),
});

const ScheduleGroup = z.object({ Name: z.string() });
const Identity = z.object({
  EmailIdentity: z.string(),
  ConfigurationSetAttributes: z.object({ ConfigurationSetName: z.string() }).optional(),
});

/** Resources that the emulator has but its CloudFormation cannot create, ordered by their dependencies. */
export const BY_HAND: Readonly<Record<string, Maker>> = {
  'AWS::SecretsManager::Secret': async ({ secrets }, Name, properties) => {
    const { PasswordLength, ExcludePunctuation, SecretStringTemplate, GenerateStringKey } =
      Secret.parse(properties).GenerateSecretString;
    const drawn = await secrets.send(new GetRandomPasswordCommand({ PasswordLength, ExcludePunctuation }));
    const SecretString =
      SecretStringTemplate === undefined
        ? drawn.RandomPassword
        : JSON.stringify({ ...JSON.parse(SecretStringTemplate), [GenerateStringKey]: drawn.RandomPassword });
    const { ARN = '' } = await secrets.send(new CreateSecretCommand({ Name, SecretString }));
    return { ref: ARN, attributes: {} };
  },
  'AWS::Scheduler::ScheduleGroup': async ({ scheduler }, _name, properties) => {
    const { Name } = ScheduleGroup.parse(properties);
    const { ScheduleGroupArn = '' } = await scheduler.send(new CreateScheduleGroupCommand({ Name }));
    return { ref: Name, attributes: { Arn: ScheduleGroupArn } };
  },
  'AWS::SES::ConfigurationSet': async ({ mail }, ConfigurationSetName) => {
    await mail.send(new CreateConfigurationSetCommand({ ConfigurationSetName }));
    return { ref: ConfigurationSetName, attributes: {} };
  },
  'AWS::SES::EmailIdentity': async ({ mail }, _name, properties) => {
    const { EmailIdentity, ConfigurationSetAttributes = {} } = Identity.parse(properties);
    await mail.send(new CreateEmailIdentityCommand({ EmailIdentity, ...ConfigurationSetAttributes }));
    return { ref: EmailIdentity, attributes: {} };
  },
};
