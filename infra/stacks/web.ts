import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { Assets } from '../lib/assets';
import { type BuiltPages, readPages } from '../lib/open-next';
import { PageFunctions } from '../lib/page-functions';
import { PagesApi } from '../lib/pages-api';
import { Site, type SiteProps } from '../lib/site';
import type { DataStack } from './data';
import type { FunctionsStack } from './functions';
import type { MailStack } from './mail';
import type { SecretsStack } from './secrets';

export interface WebStackProps extends StackProps {
  readonly config: StageConfig;
  /** Nothing is deployed: the pages may be a placeholder. */
  readonly checking: boolean;
  readonly data: DataStack;
  readonly secrets: SecretsStack;
  readonly mail: MailStack;
  readonly functions: FunctionsStack;
}

/** The pages, and the one address under which they and the API are reached. */
export class WebStack extends Stack {
  /** By the names that alarms give them. */
  readonly functions: Readonly<Record<string, IFunction>>;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { config, checking } = props;
    const pages = readPages({ checking });
    if (pages.placeholder)
      Annotations.of(this).addInfo('The pages are a placeholder; npm run build:aws builds the real ones.');
    if (config.firewall !== undefined && config.firewall.webAclArn === undefined)
      Annotations.of(this).addWarningV2(
        'turreton:firewall',
        `The site is not behind its firewall: put the output WebAclArn of Turreton-${config.stage}-Firewall into firewall.webAclArn of infra/stages/${config.stage}.json, and deploy again.`,
      );
    const assets = new Assets(this, 'Assets', { pages, logRetentionDays: config.logRetentionDays });
    const running = this.pageFunctions(props, pages);
    const site = new Site(this, 'Site', {
      config,
      origins: this.originsOf(props, pages, assets, running),
      files: pages.files,
    });
    this.functions = { Pages: running.server.fn };
    new CfnOutput(this, 'SiteAddress', {
      value: site.distribution.distributionDomainName,
      description: 'The address of the site; point your own domain at it with a CNAME or an alias',
    });
  }

  private pageFunctions(props: WebStackProps, pages: BuiltPages): PageFunctions {
    const { config, data, secrets, mail, functions } = props;
    const running = new PageFunctions(this, 'Pages', {
      pages,
      logRetentionDays: config.logRetentionDays,
      environment: {
        NEXTAUTH_URL: config.siteUrl,
        API_URL: functions.api.http.apiEndpoint,
        AUTH_TABLE: data.authTable.table.tableName,
        AUTH_SECRET_ARN: secrets.auth.secretArn,
        LOGIN_SECRET_ARN: secrets.login.secretArn,
        ...mail.mail.environment,
      },
    });
    data.authTable.grantAdapter(running.server.role);
    for (const secret of [secrets.auth, secrets.login]) secret.grantRead(running.server.role);
    mail.mail.grantSend(running.server.role);
    return running;
  }

  private originsOf(
    { config, functions }: WebStackProps,
    { assets: { path } }: BuiltPages,
    { bucket }: Assets,
    { server }: PageFunctions,
  ): SiteProps['origins'] {
    const { stage, throttle, logRetentionDays } = config;
    const { host } = new PagesApi(this, 'PagesApi', { stage, server: server.fn, throttle, logRetentionDays });
    return {
      pages: new HttpOrigin(host),
      api: new HttpOrigin(functions.api.host),
      assets: S3BucketOrigin.withOriginAccessControl(bucket, { originPath: `/${path}` }),
    };
  }
}
