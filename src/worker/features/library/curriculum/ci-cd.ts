import type { Topic } from './topic.ts'

export const ciCd: Topic = {
  id: 'ci-cd',
  name: 'CI/CD',
  domain: 'infrastructure',
  aliases: [
    'ci-cd',
    'ci/cd',
    'cicd',
    'ci cd',
    'continuous integration',
    'continuous delivery',
    'continuous deployment',
    'github actions',
    'gitlab ci',
    'jenkins',
    'circleci',
    'build pipelines',
    'deployment pipelines',
    'devops',
    'dev ops',
    'release automation',
    'feature flags',
  ],
  related: ['git', 'docker', 'kubernetes', 'terraform', 'web-testing', 'linux', 'aws', 'secure-coding'],
  stages: {
    foundations: {
      title: 'From commit to green check',
      overview:
        'You automate the checks you already run by hand and let every push prove itself. Short, reliable feedback is the goal from the first workflow on.',
      tags: ['Continuous integration', 'Workflows', 'Checks'],
      units: [
        {
          title: 'What integration and delivery promise',
          category: 'Concept',
          aim: 'Tell integration, delivery and deployment apart',
          description:
            'Continuous integration merges small changes often and verifies each one. Delivery keeps the main branch releasable, and deployment releases it without a person pressing a button.',
          objectives: [
            'Draw the path from commit to production for a team you know and mark each manual step',
            'Define the four DORA metrics, from deployment frequency to change failure rate',
            'Explain why long-lived branches defeat continuous integration',
          ],
        },
        {
          title: 'A first workflow',
          category: 'Tool',
          aim: 'Run lint and tests on every pull request',
          description:
            'A workflow is a YAML file that names triggers, jobs and steps. GitHub Actions serves as the example, and GitLab CI uses the same ideas under other names.',
          objectives: [
            'Write a workflow with on, jobs, runs-on and steps that checks out and tests a repository',
            'Read a failing log and reproduce the failure locally',
            'Protect the main branch with required status checks',
          ],
        },
        {
          title: 'Reproducible builds',
          category: 'Practice',
          aim: 'Get the same result on a laptop and on a runner',
          description:
            'A pipeline is only as trustworthy as its inputs. Pinned tool versions and lockfiles remove most failures that appear on one machine alone.',
          objectives: [
            'Install from a lockfile with npm ci or uv sync --locked',
            'Pin runtime versions in a file read by both developers and the runner',
            'Move step logic from YAML into a script or task runner that works locally',
          ],
        },
      ],
    },
    core: {
      title: 'Fast pipelines and safe artifacts',
      overview:
        'You cut waiting time, build each artifact once and promote it through environments. Secrets and permissions get the care they deserve.',
      tags: ['Caching', 'Artifacts', 'Environments'],
      units: [
        {
          title: 'Caching, matrices and parallel jobs',
          category: 'Practice',
          aim: 'Halve the duration of a slow pipeline',
          description:
            'Developers stop waiting for pipelines that take longer than a coffee. Measuring first shows whether caching, splitting or skipping brings the most.',
          objectives: [
            'Key a dependency cache on the lockfile hash and check its hit rate',
            'Shard a test suite over parallel jobs with a matrix',
            'Cancel superseded runs with a concurrency group',
            'Skip unaffected packages in a monorepo through path filters or a build graph',
          ],
        },
        {
          title: 'Artifacts and promotion',
          category: 'Concept',
          aim: 'Build once and move the same artifact to production',
          description:
            'Rebuilding for each environment means testing one thing and shipping another. An immutable artifact with a digest makes every release traceable to a commit.',
          objectives: [
            'Publish a container image tagged with the commit SHA',
            'Promote the tested digest from staging to production without rebuilding',
            'Generate version and changelog from commits with a release tool',
          ],
        },
        {
          title: 'Environments, secrets and approvals',
          category: 'Tool',
          aim: 'Let a pipeline deploy without holding permanent keys',
          description:
            'Pipelines often own more access than any developer, so they attract attackers. Short-lived credentials and scoped permissions limit the damage.',
          objectives: [
            'Assume a cloud role through OIDC with a trust policy limited to one repository and branch',
            'Reduce GITHUB_TOKEN to the minimum with a permissions block',
            'Require a reviewer for the production environment',
          ],
        },
      ],
    },
    advanced: {
      title: 'Progressive delivery and supply chain',
      overview:
        'You release gradually, undo quickly and prove where each artifact came from. These skills matter once many people depend on one pipeline.',
      tags: ['Canary', 'Rollback', 'Supply chain'],
      units: [
        {
          title: 'Deployment strategies and rollback',
          category: 'Concept',
          aim: 'Choose a release strategy that limits harm',
          description:
            'Rolling, blue-green and canary releases differ in cost, speed and how many users see an error. Database changes need their own plan, because schemas do not roll back easily.',
          objectives: [
            'Compare rolling, blue-green and canary for a service with sticky sessions',
            'Abort a canary automatically on a rising error rate',
            'Split a column rename into expand, migrate and contract releases',
          ],
        },
        {
          title: 'Feature flags and trunk-based work',
          category: 'Practice',
          aim: 'Separate deploying code from releasing a feature',
          description:
            'Flags let unfinished work live on the main branch behind a switch. They need owners and end dates, or they turn into permanent complexity.',
          objectives: [
            'Release to five percent of users through an OpenFeature-compatible flag',
            'Test both sides of a flag in the pipeline',
            'Set a removal date for a flag and delete its dead branch',
          ],
        },
        {
          title: 'Securing the pipeline',
          category: 'Practice',
          aim: 'Make tampering with builds hard and visible',
          description:
            'Compromised actions and leaked tokens have reached thousands of repositories at once. Pinning, isolation and signed provenance address the usual entry points.',
          objectives: [
            'Pin third-party actions to a full commit SHA and update them with Dependabot or Renovate',
            'Explain the danger of pull_request_target with checked-out fork code',
            'Produce and verify a build attestation and relate it to a SLSA level',
            'Prevent script injection from issue titles or branch names in run steps',
          ],
        },
      ],
    },
    practice: {
      title: 'Owning a delivery pipeline',
      overview:
        'You build a pipeline from commit to monitored production and keep it healthy. Interviews then test whether you can reason about releases and failures.',
      tags: ['Project', 'Reliability', 'Interview'],
      units: [
        {
          title: 'Build an end-to-end pipeline',
          category: 'Project',
          aim: 'Deliver a service automatically with tests, canary and rollback',
          description:
            'Take a small service and give it a pipeline that you would trust on a Friday. Every merge should reach production or stop with a clear reason.',
          objectives: [
            'Finish lint, tests and build in under ten minutes',
            'Deploy a preview environment for each pull request and remove it on close',
            'Roll back automatically when the post-deploy smoke test fails',
            'Show lead time and failure rate on a simple dashboard',
          ],
        },
        {
          title: 'Delivery interview questions',
          category: 'Interview',
          aim: 'Discuss pipelines, risk and trade-offs clearly',
          description:
            'Expect scenarios such as slow builds, flaky tests or a broken release. Strong answers start with measurement and end with prevention.',
          objectives: [
            'Design a pipeline for a monorepo with five services on a whiteboard',
            'Explain how you would cut a forty-minute build to ten',
            'Walk through undoing a release that included a database migration',
          ],
        },
        {
          title: 'Flaky tests and broken builds',
          category: 'Practice',
          aim: 'Restore trust in a pipeline that fails at random',
          description:
            'A check that fails at random trains people to ignore it. Finding and quarantining flaky tests is ongoing work with recognizable patterns.',
          objectives: [
            'Identify flaky tests from run history and rerun statistics',
            'Fix one timing, one ordering and one shared-state failure',
            'Write a quarantine rule with an owner and a deadline',
          ],
        },
      ],
    },
  },
}
