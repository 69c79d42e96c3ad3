import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readStage } from './stage-file';
import { addFirewall, addTurreton } from './turreton';

const app = new App();
const given = (name: string): string | undefined => app.node.tryGetContext(name);
// Set by `npm run synth`, which deploys nothing.
const checking = given('checking') === 'true';
const config = readStage(given('stage') ?? 'dev', { checking, siteAddress: given('siteAddress') });
// Set only by npm run deploy: the version and the commit.
const named = given('release');
// The site needs the firewall's address, so the firewall is deployed separately before it (infra/deploy).
if (given('only') === 'firewall') addFirewall(app, config);
else
  addTurreton(app, {
    ...{ config, source: { root: process.cwd() }, checking, webAclArn: given('webAclArn') },
    release: named === undefined ? undefined : { name: named, before: given('releaseBefore') },
  });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
