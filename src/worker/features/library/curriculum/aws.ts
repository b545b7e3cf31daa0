import type { Topic } from './topic.ts'

export const aws: Topic = {
  id: 'aws',
  name: 'AWS',
  domain: 'infrastructure',
  aliases: [
    'aws',
    'amazon web services',
    'amazon cloud',
    'ec2',
    'amazon s3',
    'aws s3',
    'aws lambda',
    'dynamodb',
    'aws iam',
    'cloudformation',
    'aws cdk',
    'cloudwatch',
    'fargate',
    'cloud computing',
    'aws solutions architect',
    'aws certification',
  ],
  related: ['terraform', 'docker', 'kubernetes', 'networking', 'linux', 'ci-cd', 'system-design', 'postgresql'],
  stages: {
    foundations: {
      title: 'Accounts, IAM and the building blocks',
      overview:
        'You open an account safely and learn the few services that all others lean on. Access rules and costs come first, since mistakes there hurt most.',
      tags: ['IAM', 'EC2', 'S3', 'Billing'],
      units: [
        {
          title: 'Regions, accounts and the bill',
          category: 'Concept',
          aim: 'Set up an account that is safe to experiment in',
          description:
            'AWS is organized in Regions and Availability Zones, and everything you create has a price. A guarded account lets you practice without unpleasant surprises.',
          objectives: [
            'Protect the root user with MFA and stop using it for daily work',
            'Create an AWS Budgets alert and read a month by service in Cost Explorer',
            'Explain the shared responsibility model using EC2 and Lambda as examples',
          ],
        },
        {
          title: 'IAM identities and policies',
          category: 'Concept',
          aim: 'Grant exactly the access a person or program needs',
          description:
            'IAM decides every API call by evaluating policies attached to identities and resources. Roles with temporary credentials replace the long-lived access keys that so often leak.',
          objectives: [
            'Write a policy with Action, Resource and Condition for one S3 prefix',
            'Let an EC2 instance reach S3 through an instance profile, without stored keys',
            'Predict the result when an explicit deny meets an allow',
            'Sign in from the CLI with IAM Identity Center using aws sso login',
          ],
        },
        {
          title: 'First servers and buckets',
          category: 'Practice',
          aim: 'Host a small site with EC2 and S3',
          description:
            'EC2 provides virtual machines and S3 stores objects under keys. Building the same page on both shows what you manage yourself and what AWS manages.',
          objectives: [
            'Launch an instance and connect with Session Manager instead of an open SSH port',
            'Serve a static site from a private bucket through CloudFront with origin access control',
            'Add an S3 lifecycle rule and versioning, then recover a deleted object',
          ],
        },
      ],
    },
    core: {
      title: 'VPC networks, databases and compute choices',
      overview:
        'You design the network and the data stores behind a typical web application. Then you choose between servers, containers and functions for reasons you can state.',
      tags: ['VPC', 'RDS', 'Lambda', 'ECS'],
      units: [
        {
          title: 'VPC design',
          category: 'Concept',
          aim: 'Build a network with public and private tiers',
          description:
            'A VPC is your own address space, divided into subnets whose route tables decide what is reachable. Most connection problems on AWS are solved by reading four settings here.',
          objectives: [
            'Lay out public and private subnets over two Availability Zones with a sensible CIDR plan',
            'Tell stateful security groups from stateless network ACLs',
            'Replace NAT gateway traffic to S3 with a gateway endpoint and estimate the saving',
          ],
        },
        {
          title: 'RDS, Aurora and DynamoDB',
          category: 'Concept',
          aim: 'Pick and operate a managed data store',
          description:
            'RDS and Aurora run familiar relational engines, while DynamoDB trades joins for predictable latency at scale. The access patterns of your application decide between them.',
          objectives: [
            'Enable Multi-AZ on RDS, trigger a failover and measure the interruption',
            'Model two access patterns in one DynamoDB table with partition key, sort key and a GSI',
            'Restore a database to a point in time and write down the steps',
          ],
        },
        {
          title: 'Lambda, ECS and load balancing',
          category: 'Tool',
          aim: 'Run the same service as a function and as a container',
          description:
            'Lambda bills per request and scales to zero, while ECS on Fargate keeps containers running without servers to patch. Comparing both with real numbers makes the trade-off concrete.',
          objectives: [
            'Deploy an HTTP API with API Gateway and Lambda and measure cold starts',
            'Run an ECS service on Fargate behind an Application Load Balancer with health checks',
            'Distinguish the ECS task role from the task execution role',
          ],
        },
      ],
    },
    advanced: {
      title: 'Events, resilience and multi-account operation',
      overview:
        'You decouple systems with events, make failure survivable and see what is going on. You also learn how companies separate teams and environments into accounts.',
      tags: ['Event-driven', 'Observability', 'Organizations'],
      units: [
        {
          title: 'SQS, SNS, EventBridge and Step Functions',
          category: 'Concept',
          aim: 'Connect services so that one failure does not stop the rest',
          description:
            'Each messaging service on AWS answers a different question about delivery, fan-out and order. Combining them well removes most synchronous coupling.',
          objectives: [
            'Process an SQS queue with Lambda, a visibility timeout and a dead-letter queue',
            'Fan out one event through SNS or EventBridge rules to three consumers',
            'Model a compensating workflow in Step Functions with Retry and Catch',
            'Make a consumer idempotent under at-least-once delivery',
          ],
        },
        {
          title: 'CloudWatch, X-Ray and CloudTrail',
          category: 'Tool',
          aim: 'Find out what happened, how slowly and who did it',
          description:
            'Metrics, logs, traces and audit records each answer a different question. Knowing which one to open first shortens incidents considerably.',
          objectives: [
            'Query structured logs with CloudWatch Logs Insights',
            'Trace a request across API Gateway, Lambda and DynamoDB using OpenTelemetry and X-Ray',
            'Identify in CloudTrail who changed a security group',
          ],
        },
        {
          title: 'Organizations, guardrails and recovery',
          category: 'Concept',
          aim: 'Structure accounts and plan for disaster',
          description:
            'Separate accounts limit the damage of errors and intrusions better than any policy inside one account. Recovery targets then decide how much redundancy is worth paying for.',
          objectives: [
            'Block unused Regions with a service control policy in AWS Organizations',
            'Encrypt data with a customer managed KMS key and read its key policy',
            'Match RPO and RTO targets to backup-and-restore, pilot light or warm standby',
          ],
        },
      ],
    },
    practice: {
      title: 'Architecture under real constraints',
      overview:
        'You build a complete workload, review it against the Well-Architected pillars and explain its price. Interviews on AWS are mostly about such decisions.',
      tags: ['Project', 'Well-architected', 'Interview'],
      units: [
        {
          title: 'Ship a serverless or container product',
          category: 'Project',
          aim: 'Operate a small public product on AWS from code',
          description:
            'Build a product with an API, background jobs, file uploads and a data store, all created by infrastructure code. Keep it cheap, observable and easy to remove.',
          objectives: [
            'Define every resource in CDK, CloudFormation or Terraform and recreate it in a fresh account',
            'Accept uploads with S3 presigned URLs and process them through a queue',
            'Deploy from GitHub Actions through OIDC role assumption, with no stored keys',
            'Document the monthly cost per thousand users',
          ],
        },
        {
          title: 'AWS architecture interviews',
          category: 'Interview',
          aim: 'Design a workload aloud and defend each service',
          description:
            'Candidates are given a scenario and judged on trade-offs, not on the number of services they can list. Limits, failure modes and cost belong in every answer.',
          objectives: [
            'Design an image-processing service and name its bottleneck and its failure modes',
            'Explain what happens when one Availability Zone is lost',
            'Compare Lambda, Fargate and EC2 by cost for a steady load and for a spiky one',
          ],
        },
        {
          title: 'Cost and security review',
          category: 'Practice',
          aim: 'Find waste and exposure in an existing account',
          description:
            'Accounts collect forgotten volumes, wide policies and public resources. A regular review with built-in tools pays for itself quickly.',
          objectives: [
            'Locate public or cross-account access with IAM Access Analyzer',
            'Remove unattached EBS volumes, idle load balancers and old snapshots',
            'Tighten one role by using last-accessed data',
          ],
        },
      ],
    },
  },
}
