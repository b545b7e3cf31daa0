import type { Topic } from './topic.ts'

export const terraform: Topic = {
  id: 'terraform',
  name: 'Terraform',
  domain: 'infrastructure',
  aliases: [
    'terraform',
    'opentofu',
    'infrastructure as code',
    'iac',
    'hcl',
    'hashicorp terraform',
    'terragrunt',
    'terafform',
    'teraform',
    'terraform modules',
    'terraform state',
  ],
  related: ['aws', 'kubernetes', 'ci-cd', 'docker', 'git', 'networking'],
  stages: {
    foundations: {
      title: 'HCL, providers and the plan',
      overview:
        'You describe infrastructure in text and let Terraform work out the changes. Small, cheap resources are enough to learn the cycle of writing, planning and applying.',
      tags: ['HCL', 'Providers', 'Plan and apply'],
      units: [
        {
          title: 'Why infrastructure is written down',
          category: 'Concept',
          aim: 'Explain what declarative infrastructure solves',
          description:
            'Clicking resources together leaves no history and cannot be repeated. A declarative file states the target, and the tool computes the difference to what exists.',
          objectives: [
            'Contrast declarative Terraform with an imperative shell script for the same server',
            'Describe the roles of core, provider plugins, configuration and state',
            'Compare Terraform with OpenTofu in license and compatibility',
          ],
        },
        {
          title: 'Resources, data sources and providers',
          category: 'Tool',
          aim: 'Create a first set of connected resources',
          description:
            'Resource blocks create things and data sources look things up. References between them form a graph, which sets the order of work.',
          objectives: [
            'Pin a provider in required_providers and explain .terraform.lock.hcl',
            'Link two resources by attribute reference and view the order with terraform graph',
            'Look up an existing network or image with a data source',
          ],
        },
        {
          title: 'The plan and apply cycle',
          category: 'Practice',
          aim: 'Read a plan accurately before approving it',
          description:
            'The plan lists each action before anything happens, including replacements that destroy data. Reading it carefully is the most important safety habit with this tool.',
          objectives: [
            'Tell update in place, replace and destroy apart from the plan symbols',
            'Identify the attribute that forces replacement',
            'Save a plan with -out and apply exactly that file',
            'Keep code tidy with terraform fmt and terraform validate',
          ],
        },
      ],
    },
    core: {
      title: 'Variables, state and modules',
      overview:
        'You make configurations reusable and learn to treat state with respect. This is what separates a demo from something a team can share.',
      tags: ['State', 'Modules', 'Variables'],
      units: [
        {
          title: 'Variables, locals, outputs and expressions',
          category: 'Tool',
          aim: 'Parameterize a configuration without making it unreadable',
          description:
            'Typed inputs and named outputs give a configuration a clear interface. A few expressions then replace copied blocks.',
          objectives: [
            'Declare an object-typed variable with optional attributes and a validation block',
            'Create resources with for_each over a map and explain why count shifts addresses',
            'Transform data with for expressions, merge and try',
          ],
        },
        {
          title: 'State and remote backends',
          category: 'Concept',
          aim: 'Store state so that a team can work on it safely',
          description:
            'State maps addresses in your code to real objects and may contain sensitive values. A remote backend with locking prevents two runs from corrupting it.',
          objectives: [
            'Configure the S3 backend with use_lockfile and versioning',
            'Inspect objects with terraform state list and terraform state show',
            'Release a stale lock safely and explain when force-unlock is dangerous',
            'Split one large state into network and application states',
          ],
        },
        {
          title: 'Writing modules',
          category: 'Practice',
          aim: 'Extract a module that others want to reuse',
          description:
            'A module is a folder of resources with inputs and outputs. Good ones hide decisions and stay small, while thin wrappers around one resource only add work.',
          objectives: [
            'Build a module with documented variables and outputs and call it twice',
            'Version a module by Git tag and upgrade a caller deliberately',
            'Pass aliased providers into a module for two regions',
          ],
        },
      ],
    },
    advanced: {
      title: 'Refactoring, testing and policy',
      overview:
        'You change live infrastructure without recreating it and check code before it reaches an account. Secrets and drift get proper handling too.',
      tags: ['Refactoring', 'Testing', 'Policy'],
      units: [
        {
          title: 'Import, move and remove without damage',
          category: 'Practice',
          aim: 'Bring existing resources under control and rename safely',
          description:
            'Real estates contain hand-made resources and names that no longer fit. Declarative blocks let you adopt and move them in a reviewed change.',
          objectives: [
            'Adopt a bucket with an import block and -generate-config-out',
            'Rename a resource into a module with a moved block and get a plan without changes',
            'Stop managing a resource with a removed block while keeping it alive',
            'Guard a database with prevent_destroy and ignore_changes where justified',
          ],
        },
        {
          title: 'Testing and validation',
          category: 'Tool',
          aim: 'Catch mistakes before they reach an account',
          description:
            'Static checks find style and security errors, while tests run real or mocked plans. Together they make module upgrades far less risky.',
          objectives: [
            'Write a .tftest.hcl file with run blocks and a mock_provider',
            'Add preconditions, postconditions and a check block to a module',
            'Lint with TFLint and scan with Trivy or Checkov',
          ],
        },
        {
          title: 'Secrets, drift and policy',
          category: 'Concept',
          aim: 'Keep secrets out of state and reality close to code',
          description:
            'Anything stored as a normal attribute ends up readable in state. Drift detection and policy rules catch the changes that reviews cannot see.',
          objectives: [
            'Pass a password with an ephemeral resource and a write-only argument',
            'Detect drift with a scheduled plan -detailed-exitcode',
            'Enforce required tags with OPA, Conftest or Sentinel',
          ],
        },
      ],
    },
    practice: {
      title: 'Infrastructure delivered through review',
      overview:
        'You put it together: an environment built from modules and changed only by pull request. You then rehearse incidents and interview questions around it.',
      tags: ['Project', 'Automation', 'Interview'],
      units: [
        {
          title: 'Build a two-environment platform',
          category: 'Project',
          aim: 'Create staging and production from the same modules',
          description:
            'Describe a network, a service and a database in reusable modules. Staging and production differ only in their inputs, and pipelines do all applying.',
          objectives: [
            'Keep separate states and credentials for staging and production',
            'Post the plan as a pull request comment and apply after approval',
            'Authenticate the pipeline by OIDC with a read-only role for plans',
            'Destroy and recreate staging from scratch in one run',
          ],
        },
        {
          title: 'Terraform interview questions',
          category: 'Interview',
          aim: 'Discuss state, change and team workflow with confidence',
          description:
            'Interviewers probe what happens when things go wrong: lost state, manual edits, half-finished applies. Calm and specific answers show hands-on experience.',
          objectives: [
            'Explain how to recover from a deleted state file',
            'Argue count versus for_each and workspaces versus directories',
            'Describe what Terraform does after a crash in the middle of an apply',
          ],
        },
        {
          title: 'Incident rehearsals',
          category: 'Practice',
          aim: 'Recover a configuration after typical accidents',
          description:
            'Practicing on throwaway resources removes the fear from rare operations. Each rehearsal ends with an empty plan and a written note.',
          objectives: [
            'Repair state after a manual deletion using a refresh-only plan',
            'Replace a broken instance with -replace and no other change',
            'Resolve a dependency cycle reported by the graph',
          ],
        },
      ],
    },
  },
}
