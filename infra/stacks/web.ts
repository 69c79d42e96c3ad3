import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { FunctionUrlOrigin, HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { Assets } from '../lib/assets';
import { type BuiltPages, readPages } from '../lib/open-next';
import { PageFunctions } from '../lib/page-functions';
import { PagesApi } from '../lib/pages-api';
import { FORMS, Site } from '../lib/site';
import type { DataStack } from './data';
import type { FunctionsStack } from './functions';
import type { MailStack } from './mail';
import type { SecretsStack } from './secrets';

export interface WebStackProps extends StackProps {
  readonly config: StageConfig;
  /** Nothing is deployed: the pages may be a placeholder. */
  readonly checking: boolean;
  /**
   * The firewall in front of the site.
   * @default none
   */
  readonly webAclArn: string | undefined;
  readonly data: DataStack;
  readonly secrets: SecretsStack;
  readonly mail: MailStack;
  readonly functions: FunctionsStack;
}

/** The pages, and the common address of pages and API. */
export class WebStack extends Stack {
  /** By their names in alarms. */
  readonly functions: Readonly<Record<string, IFunction>>;
  /** The API through which the site posts to the pages. */
  readonly pages: HttpApi;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);
    const { config, checking, webAclArn } = props;
    const pages = readPages({ checking });
    if (pages.placeholder)
      Annotations.of(this).addInfo('The pages are a placeholder; npm run build:aws builds the real ones.');
    const assets = new Assets(this, 'Assets', { pages, logRetentionDays: config.logRetentionDays });
    const running = this.pageFunctions(props, pages);
    const { stage, throttle, logRetentionDays } = config;
    const behind = { stage, server: running.server.fn, throttle, logRetentionDays };
    const pagesApi = new PagesApi(this, 'PagesApi', behind);
    this.pages = pagesApi.http;
    const customHeaders = props.secrets.edge.header;
    const site = new Site(this, 'Site', {
      config,
      webAclArn,
      origins: {
        pages: FunctionUrlOrigin.withOriginAccessControl(pagesApi.url, { customHeaders }),
        forms: new HttpOrigin(pagesApi.host, { customHeaders, originId: FORMS }),
        api: new HttpOrigin(props.functions.api.host, { customHeaders }),
        changed: FunctionUrlOrigin.withOriginAccessControl(props.functions.api.changed, { customHeaders }),
        assets: S3BucketOrigin.withOriginAccessControl(assets.bucket, {
          originPath: `/${pages.assets.path}`,
        }),
      },
      files: pages.files,
    });
    this.functions = { Pages: running.server.fn };
    new CfnOutput(this, 'DistributionId', {
      value: site.distribution.distributionId,
      description: 'What is told which secret it shows to API and pages',
    });
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
      stage: config.stage,
      reservedConcurrency: config.reservedConcurrency.pages,
      operatorPages: config.operatorPages,
      environment: {
        STAGE: config.stage,
        NEXTAUTH_URL: config.siteUrl,
        API_FUNCTIONS: functions.api.asRunByPages,
        AUTH_TABLE: data.authTable.table.tableName,
        AUTH_SECRET_ARN: secrets.auth.secretArn,
        LOGIN_SECRET_ARN: secrets.login.secretArn,
        EDGE_SECRET_ARN: secrets.edge.secretArn,
        ...mail.mail.environment,
      },
    });
    data.authTable.grantAdapter(running.server.role);
    for (const secret of [secrets.auth, secrets.login, secrets.edge]) secret.grantRead(running.server.role);
    mail.mail.grantSend(running.server.role);
    functions.api.grantRun(running.server.role);
    return running;
  }
}
