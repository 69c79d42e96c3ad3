import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readStage } from './stage-file';
import { addTurreton } from './turreton';

const app = new App();
const stage = String(app.node.tryGetContext('stage') ?? 'dev');
// Set by `npm run synth`, which deploys nothing.
const checking = app.node.tryGetContext('checking') === 'true';
addTurreton(app, { config: readStage(stage, { checking }), source: { root: process.cwd() }, checking });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
