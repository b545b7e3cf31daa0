import type { Topic } from './topic.ts'

export const openSourceMaintaining: Topic = {
  id: 'open-source-maintaining',
  name: 'Maintaining open source',
  domain: 'open-source',
  aliases: [
    'open-source-maintaining',
    'open source maintaining',
    'open source maintainer',
    'open-source maintainer',
    'maintaining open source',
    'maintainer',
    'run an open source project',
    'start an open source project',
    'publish a package',
    'publish npm package',
    'semantic versioning',
    'semver',
    'github sponsors',
    'open source governance',
    'open source funding',
  ],
  related: ['open-source-contributing', 'git', 'ci-cd', 'secure-coding', 'web-testing', 'freelancing-start'],
  stages: {
    foundations: {
      title: 'Publishing a project worth using',
      overview:
        'You turn private code into a project that strangers can understand, trust and install. A clear scope at the beginning saves years of requests.',
      tags: ['Licensing', 'README', 'First release'],
      units: [
        {
          title: 'Scope, name and license',
          category: 'Concept',
          aim: 'Decide what the project is, is not and under which terms',
          description:
            'A written scope lets you decline requests without a quarrel. License and name are hard to change once others depend on them.',
          objectives: [
            'Write a scope statement with three explicit non-goals',
            'Choose a license by the reuse you want and add SPDX identifiers',
            'Check the name against registries and trademarks',
          ],
        },
        {
          title: 'Readme and documentation',
          category: 'Practice',
          aim: 'Bring a newcomer to a first result within minutes',
          description:
            'The readme decides in seconds whether people stay. Tutorials, guides, reference and explanation serve different readers, as the Diátaxis model describes.',
          objectives: [
            'Write a readme with purpose, install, minimal example and status',
            'Sort existing docs into the four Diátaxis types and fill one gap',
            'Test the quick start on a clean machine in continuous integration',
          ],
        },
        {
          title: 'Releasing a first version',
          category: 'Tool',
          aim: 'Publish a package safely and repeatably',
          description:
            'Publishing from a laptop with a long-lived token is a common source of compromise. Registries now accept short-lived credentials straight from a pipeline.',
          objectives: [
            'Publish to npm or PyPI by trusted publishing with provenance',
            'Check the packed content before release with npm pack or twine check',
            'Tag the release and write notes for users',
            'Protect your registry and hosting accounts with passkeys or security keys',
          ],
        },
      ],
    },
    core: {
      title: 'Issues, reviews and releases',
      overview:
        'You set up routines that keep work flowing without swallowing your evenings. Clear rules and automation do most of the lifting.',
      tags: ['Triage', 'Semver', 'Automation'],
      units: [
        {
          title: 'Triage that scales',
          category: 'Practice',
          aim: 'Keep the issue list meaningful with limited time',
          description:
            'An endless list discourages everyone. Forms, labels and saved replies turn most incoming work into quick decisions.',
          objectives: [
            'Create issue forms that ask for version and reproduction',
            'Define labels for type, state and newcomer tasks and apply them to all open issues',
            'Route questions to discussions and close with a reason',
            'Write a policy for low-effort and machine-generated submissions',
          ],
        },
        {
          title: 'Reviewing contributions',
          category: 'Practice',
          aim: 'Accept outside work without lowering quality',
          description:
            'Each merged line becomes yours to maintain. Kind and predictable reviews decide whether contributors return.',
          objectives: [
            'State acceptance criteria in CONTRIBUTING and a pull request template',
            'Automate style, tests and coverage so that reviews discuss design',
            'Decline a well-made but out-of-scope change politely',
          ],
        },
        {
          title: 'Versions, changelogs and deprecation',
          category: 'Concept',
          aim: "Change an interface without losing users' trust",
          description:
            'Semantic versioning is a promise about compatibility, and it covers only what you declare public. Deprecation gives people time to move.',
          objectives: [
            'Define the public interface and classify ten changes as major, minor or patch',
            'Deprecate a function with a warning, an alternative and a removal version',
            'Automate releases with Changesets, release-please or semantic-release',
            'State which runtime versions you support and until when',
          ],
        },
      ],
    },
    advanced: {
      title: 'Security, governance and funding',
      overview:
        "You prepare for vulnerabilities, share power and cover costs. These decide whether a project outlives its founder's enthusiasm.",
      tags: ['Security policy', 'Governance', 'Funding'],
      units: [
        {
          title: 'Vulnerabilities and project security',
          category: 'Practice',
          aim: 'Receive, fix and disclose security reports properly',
          description:
            'Popular packages are targets, and their maintainers are too. Private reporting and locked-down publishing protect everyone downstream.',
          objectives: [
            'Enable private vulnerability reporting and publish a SECURITY.md',
            'Prepare a fix in a private fork, request a CVE and publish an advisory',
            'Raise the OpenSSF Scorecard result by branch rules and pinned actions',
            'Explain what the EU Cyber Resilience Act means for hobby projects, stewards and vendors',
          ],
        },
        {
          title: 'Governance and new maintainers',
          category: 'Concept',
          aim: 'Share responsibility before you need to',
          description:
            'A project with one owner stops when that person does. Written roles and decision rules make handing over trust possible.',
          objectives: [
            'Compare benevolent dictator, consensus and foundation governance',
            'Write criteria for commit rights and invite a first co-maintainer',
            'Enforce a code of conduct with a described process',
            'Document access, keys and domains for succession',
          ],
        },
        {
          title: 'Funding and staying healthy',
          category: 'Concept',
          aim: 'Match effort, money and energy',
          description:
            'Sponsorship, support contracts and dual licensing suit different projects. Boundaries protect maintainers more than money alone.',
          objectives: [
            'Compare sponsorships, grants, paid support and open core for your project',
            'Set up FUNDING.yml with tiers that create no unpaid duties',
            'Write down response times and a personal limit of hours',
            'Archive a project responsibly with notice and alternatives',
          ],
        },
      ],
    },
    practice: {
      title: 'Leading a living project',
      overview:
        'You run a project through a complete cycle with real users. The stories that result count in interviews for lead roles.',
      tags: ['Project', 'Community', 'Interview'],
      units: [
        {
          title: 'Take a library from zero to 1.0',
          category: 'Project',
          aim: 'Publish and support a package other people depend on',
          description:
            'Solve a problem you know well in a small library and support it for some months. The aim is a stable interface and at least one outside contributor.',
          objectives: [
            'Release 1.0 with documented interface, tests and support policy',
            'Merge a contribution from someone you did not know',
            'Ship one breaking change with a migration guide',
            'Publish through a pipeline with provenance and no stored token',
          ],
        },
        {
          title: 'Maintainer situations in interviews',
          category: 'Interview',
          aim: 'Show leadership through decisions you made in public',
          description:
            'Lead interviews ask about conflict, priorities and saying no. Maintaining gives you examples that others can verify.',
          objectives: [
            'Tell how you resolved a disagreement between contributors',
            "Explain a breaking change and how you weighed users' cost",
            'Describe your response to a security report or a bad release, hour by hour',
          ],
        },
        {
          title: 'Community health check',
          category: 'Practice',
          aim: 'Measure and improve how the project treats people',
          description:
            "Numbers show trends that a maintainer's memory hides. A yearly check with a few actions keeps a community alive.",
          objectives: [
            'Measure first response time, merge time and returning contributors using CHAOSS metrics',
            'Calculate how few people produce half of all commits',
            'Interview two contributors and act on one finding',
          ],
        },
      ],
    },
  },
}
