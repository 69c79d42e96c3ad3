import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readStage } from './stage-file';
import { addTurreton } from './turreton';

const app = new App();
const stage = String(app.node.tryGetContext('stage') ?? 'dev');
// Set by `npm run synth`, which deploys nothing.
const checking = app.node.tryGetContext('checking') === 'true';
addTurreton(app, readStage(stage, { checking }), { root: process.cwd() });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
