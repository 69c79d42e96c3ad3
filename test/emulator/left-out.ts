/**
 * Resource types that the emulator's CloudFormation cannot create, and that are left out of its deployment. A type that
 * is neither here nor in by-hand.ts must be deployed.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api': 'moto makes no HTTP APIs from templates; the routes are read from the template',
  'AWS::ApiGatewayV2::Integration': 'as the API that it belongs to',
  'AWS::ApiGatewayV2::Route': 'as the API that it belongs to',
  'AWS::ApiGatewayV2::Stage': 'as the API that it belongs to',
  'AWS::Budgets::Budget': 'moto makes no budgets from templates',
  'AWS::CloudFront::CachePolicy': 'moto has no policies of CloudFront',
  'AWS::CloudFront::Distribution': 'moto makes no distributions from templates',
  'AWS::CloudFront::Function': 'moto has no functions of CloudFront',
  'AWS::CloudFront::OriginAccessControl': 'moto makes none from templates',
  'AWS::CloudFront::OriginRequestPolicy': 'moto has no policies of CloudFront',
  'AWS::CloudFront::ResponseHeadersPolicy': 'moto has no policies of CloudFront',
  'AWS::CloudWatch::Alarm': 'moto makes no alarms from templates, and nothing there would raise one',
  'AWS::Lambda::EventInvokeConfig': 'moto makes none from templates; nothing is invoked asynchronously there',
  'AWS::Lambda::EventSourceMapping':
    'moto would run the function at each change, which needs Docker; the stream is polled here, by the mapping of the template',
  'AWS::Lambda::Url': 'only CloudFront asks there',
  'AWS::Logs::MetricFilter': 'moto makes none from templates',
  'AWS::S3::BucketPolicy': 'moto makes none from templates',
  'AWS::SES::ConfigurationSetEventDestination': 'moto sends no events; bounces are handed over here',
  'AWS::SNS::Subscription': 'moto makes none from templates',
  'AWS::SNS::TopicPolicy': 'moto makes none from templates',
  'AWS::SQS::QueuePolicy': 'moto makes none from templates',
  'AWS::WAFv2::WebACL': 'moto makes no firewalls from templates',
  'Custom::CDKBucketDeployment':
    'its function copies files during a deployment, and moto runs functions in Docker only',
};

/** Attributes of left-out resources that other resources refer to, each with the property that has its value. */
export const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'AWS::Lambda::Url': { FunctionArn: 'TargetFunctionArn' },
};

/** Properties that moto reads differently from CloudFormation, by the type of the resource. */
export const MISREAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'AWS::KMS::Key': { Tags: 'moto takes the names of the KMS API, and fails on those of CloudFormation' },
};
