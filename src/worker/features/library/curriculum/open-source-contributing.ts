import type { Topic } from './topic.ts'

export const openSourceContributing: Topic = {
  id: 'open-source-contributing',
  name: 'Contributing to open source',
  domain: 'open-source',
  aliases: [
    'open-source-contributing',
    'open source',
    'open-source',
    'opensource',
    'oss',
    'foss',
    'open source contribution',
    'open source contributions',
    'contributing to open source',
    'first pull request',
    'good first issue',
    'hacktoberfest',
    'google summer of code',
    'gsoc',
    'outreachy',
  ],
  related: ['git', 'open-source-maintaining', 'ci-cd', 'linux', 'web-testing', 'freelancing-start'],
  stages: {
    foundations: {
      title: 'How open projects work',
      overview:
        'You learn who decides in a project, what its license permits and how people talk there. Knowing the customs makes a first contribution far more welcome.',
      tags: ['Licenses', 'Community', 'Choosing a project'],
      units: [
        {
          title: 'Licenses and ownership',
          category: 'Concept',
          aim: 'Understand what you may do with code and what you give',
          description:
            "A license decides how code may be used, changed and passed on. Your contribution is legally yours until you place it under the project's terms.",
          objectives: [
            'Compare MIT, Apache-2.0, GPL-3.0 and AGPL-3.0 by obligations',
            'Tell a CLA from a DCO and sign off a commit with git commit -s',
            'Check whether your employment contract allows outside contributions',
          ],
        },
        {
          title: 'Reading a project from outside',
          category: 'Practice',
          aim: 'Judge whether a project is a good place to contribute',
          description:
            'Activity, tone and response times tell you what to expect before you invest effort. Roles such as contributor, committer and maintainer differ in every project.',
          objectives: [
            'Read CONTRIBUTING, CODE_OF_CONDUCT and GOVERNANCE and note the rules that affect you',
            'Measure merge rate and response time over the last 30 pull requests',
            'Shortlist three projects you already use and rank them',
          ],
        },
        {
          title: 'Asking and reporting well',
          category: 'Practice',
          aim: 'Write issues and questions that get answers',
          description:
            'Maintainers have little time, so a precise report is itself a contribution. Good questions show what you tried and expected.',
          objectives: [
            'Reduce a bug to a minimal reproduction',
            'Write an issue with version, steps, expected and actual result',
            'Search closed issues and discussions first and link what you find',
          ],
        },
      ],
    },
    core: {
      title: 'From fork to merged change',
      overview:
        'You carry a small change through the whole path and learn to work in a large, unfamiliar code base. The first merge matters less than the routine you gain.',
      tags: ['Pull requests', 'Code reading', 'Review'],
      units: [
        {
          title: 'Getting a foreign code base to run',
          category: 'Practice',
          aim: 'Build, test and navigate a project you did not write',
          description:
            'The first hurdle is usually setup, not code. Documenting what was missing often becomes your first useful change.',
          objectives: [
            'Build from source and pass the test suite on your machine',
            'Trace one feature from entry point to output with a debugger and git log',
            'Improve the setup guide where it failed you',
          ],
        },
        {
          title: 'Finding a first task',
          category: 'Practice',
          aim: 'Choose work that is wanted and within reach',
          description:
            'Labels help, but problems you met yourself make better first tasks. A short comment before starting avoids duplicate effort.',
          objectives: [
            'Filter issues labeled good first issue by age and linked pull requests',
            'Confirm a bug or failing test on the main branch before claiming it',
            'Announce your approach in the issue and wait for agreement on larger changes',
          ],
        },
        {
          title: 'A pull request that is easy to merge',
          category: 'Practice',
          aim: 'Submit a focused change and bring it through review',
          description:
            'Small and tested changes with a clear reason get merged. Review comments concern the change and are the best free teaching available.',
          objectives: [
            'Keep one topic per branch and sync the fork with upstream by rebase',
            'Include a test that fails without your change',
            'Respond to each review comment with a change or a reason',
            'Disclose AI assistance where the project asks for it and vouch for every line',
          ],
        },
      ],
    },
    advanced: {
      title: 'Becoming a trusted contributor',
      overview:
        'You move beyond single fixes to larger work and to helping others. Trust grows from reliability more than from brilliance.',
      tags: ['Proposals', 'Reviewing', 'Non-code work'],
      units: [
        {
          title: 'Proposing larger changes',
          category: 'Concept',
          aim: 'Win agreement for a design before writing it',
          description:
            'Big surprises rarely get merged. Proposal formats such as RFCs, PEPs or KEPs collect objections while they are still cheap.',
          objectives: [
            'Write a proposal with motivation, alternatives and migration',
            'Split the work into independently mergeable steps',
            'Summarize a disagreement fairly and suggest a way forward',
          ],
        },
        {
          title: 'Reviewing and triaging',
          category: 'Practice',
          aim: 'Save maintainers time by handling issues and reviews',
          description:
            'Triage and review are scarcer than code in most projects. Doing both well is the usual path to commit rights.',
          objectives: [
            'Reproduce, label and close ten stale issues with a reason',
            'Review a pull request by running it and testing edge cases',
            'Give feedback that separates blockers from preferences',
          ],
        },
        {
          title: 'Docs, translations and upstream fixes',
          category: 'Practice',
          aim: 'Contribute where a project needs it most',
          description:
            'Documentation, accessibility, packaging and translation decide whether people can use a project. Fixing a bug in a dependency helps every user downstream.',
          objectives: [
            'Rewrite one confusing docs page after watching someone use it',
            'Carry a fix upstream instead of keeping a private patch',
            "Add a translation or packaging recipe through the project's own process",
          ],
        },
      ],
    },
    practice: {
      title: 'A visible record of contributions',
      overview:
        'You commit to one project for some weeks and turn the work into evidence. Employers and mentoring programs both look for steady involvement.',
      tags: ['Project', 'Portfolio', 'Interview'],
      units: [
        {
          title: 'A six-week contribution run',
          category: 'Project',
          aim: 'Deliver a meaningful series of changes to one project',
          description:
            'Choose one project and stay with it long enough to learn its habits. Aim for a small feature after a few fixes.',
          objectives: [
            'Merge three fixes and one feature agreed in advance',
            'Review at least five pull requests of others',
            'Keep a public log of decisions, feedback and results',
            'Take one change through release notes to a published version',
          ],
        },
        {
          title: 'Talking about your contributions',
          category: 'Interview',
          aim: 'Present open-source work convincingly to an employer',
          description:
            'Public work lets interviewers see how you write, argue and accept criticism. You should be able to tell the story behind each change.',
          objectives: [
            'Explain one pull request by problem, options, feedback and outcome in three minutes',
            'Describe a rejected contribution and what you learned',
            'Answer how the project tests, releases and decides',
          ],
        },
        {
          title: 'Communication drills',
          category: 'Practice',
          aim: 'Handle friction in public discussions',
          description:
            'Silence, blunt comments and conflicting wishes are normal in volunteer projects. Prepared responses keep you friendly and effective.',
          objectives: [
            'Write a polite follow-up after two weeks of silence',
            'Rework a harsh review comment of your own into a helpful one',
            'Hand over a change you cannot finish with notes and an open branch',
          ],
        },
      ],
    },
  },
}
