import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { CONFIG_KEYS, readConfig } from './config';
import { addTurreton } from './turreton';

const app = new App();
const context = Object.fromEntries(CONFIG_KEYS.map((key) => [key, app.node.tryGetContext(key) as unknown]));
addTurreton(app, readConfig(context), { root: process.cwd() });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
