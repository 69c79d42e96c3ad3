import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Policy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge';
import type { BuiltPages } from './open-next';

export interface AssetsProps {
  readonly pages: BuiltPages;
  readonly logRetentionDays: RetentionDays;
}

/** The files that pages load, in a bucket that only CloudFront reads. Older ones stay, for tabs that are still open. */
export class Assets extends Construct {
  readonly bucket: IBucket;

  private readonly files: { readonly arn: string; readonly finding: string };

  constructor(scope: Construct, id: string, { pages, logRetentionDays }: AssetsProps) {
    super(scope, id);
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(bucket, 'S1', 'Everything in it is public through CloudFront, so access logs have no use.');
    // An optional property of the class may be undefined, which its own interface does not permit.
    this.bucket = bucket as unknown as IBucket;
    const { path } = pages.assets;
    const logicalId = Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnBucket);
    this.files = {
      arn: bucket.arnForObjects(`${path}/*`),
      finding: `IAM5[Resource::<${logicalId}.Arn>/${path}/*]`,
    };
    this.upload(pages, logRetentionDays);
  }

  private upload({ assets: { folder, path } }: BuiltPages, retention: RetentionDays): void {
    const files = new Asset(this, 'Files', { path: folder });
    const logGroup = new LogGroup(this, 'UploadLogs', { retention, removalPolicy: RemovalPolicy.DESTROY });
    const { role, policy } = this.uploader(files, logGroup);
    const upload = (name: string, include: string[], exclude: string[], cache: string) =>
      new BucketDeployment(this, name, {
        sources: [Source.bucket(files.bucket, files.s3ObjectKey)],
        destinationBucket: this.bucket,
        destinationKeyPrefix: path,
        prune: false,
        include,
        exclude,
        cacheControl: [CacheControl.fromString(cache)],
        role,
        logGroup,
      }).node.addDependency(policy);
    // Files below _next have the hash of their content in their name.
    upload('Hashed', ['_next/*'], ['*'], 'public, max-age=31536000, immutable');
    upload('Named', [], ['_next/*'], 'public, max-age=0, must-revalidate');
    // CDK's own function, which copies the files, runs only during deployments.
    const copying = Stack.of(this).node.children.find(({ node }) =>
      node.id.startsWith('Custom::CDKBucketDeployment'),
    );
    if (copying === undefined) throw new Error('the assets have no uploader');
    acknowledge(copying, 'L1', 'CDK owns this function and chooses its version.');
  }

  /** The permissions of the upload, listed explicitly: those that CDK would grant have wildcards. */
  private uploader(files: Asset, logGroup: LogGroup) {
    const role = new Role(this, 'UploaderRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const policy = new Policy(this, 'UploaderPolicy', {
      statements: [
        new PolicyStatement({
          actions: ['s3:GetObject'],
          resources: [files.bucket.arnForObjects(files.s3ObjectKey)],
        }),
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
        new PolicyStatement({
          actions: ['s3:GetObject', 's3:PutObject'],
          resources: [this.files.arn],
        }),
        new PolicyStatement({
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [logGroup.logGroupArn],
        }),
      ],
    });
    policy.attachToRole(role);
    acknowledge(policy, this.files.finding, 'Each build names its files differently.');
    return { role: role.withoutPolicyUpdates(), policy };
  }
}
