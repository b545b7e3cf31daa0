import type { Topic } from './topic.ts'

export const freelancingStart: Topic = {
  id: 'freelancing-start',
  name: 'Starting as a freelance developer',
  domain: 'freelancing',
  aliases: [
    'freelancing-start',
    'freelancing',
    'freelance',
    'freelancer',
    'freelance developer',
    'freelance developing',
    'become a freelancer',
    'start freelancing',
    'self-employed developer',
    'self employment',
    'independent contractor',
    'upwork',
    'fiverr',
    'toptal',
    'finding clients',
    'get clients',
    'client acquisition',
    'solo consultant',
    'frelancing',
  ],
  related: ['freelancing-pricing', 'git', 'system-design', 'open-source-contributing', 'web-testing', 'ci-cd'],
  stages: {
    foundations: {
      title: 'Offer, finances and legal setup',
      overview:
        'You decide what you sell, to whom and with how much runway. Paperwork and money come early, since they cause the most stress later.',
      tags: ['Positioning', 'Legal setup', 'Runway'],
      units: [
        {
          title: 'Choosing what to offer',
          category: 'Concept',
          aim: 'Define a service that a specific client would buy',
          description:
            'Clients pay for a problem solved, not for a list of technologies. A narrow offer is easier to find, to recommend and to price.',
          objectives: [
            'Write a one-sentence offer naming client, problem and result',
            'Interview five possible clients about what that problem costs them',
            'Compare three niches by demand, access and your evidence',
          ],
        },
        {
          title: 'Runway and leaving employment',
          category: 'Practice',
          aim: 'Plan the financial side of the change',
          description:
            'Income starts late and arrives unevenly. Knowing your monthly need turns fear into a number with a date.',
          objectives: [
            'Calculate monthly private and business cost including insurance and pension',
            'Set a runway in months and a date for reviewing the decision',
            'Check your employment contract for side work, IP and non-compete clauses',
          ],
        },
        {
          title: 'Registration, taxes and insurance',
          category: 'Concept',
          aim: 'Set up a business correctly in your country',
          description:
            'Legal form, tax registration and liability differ by country but raise the same questions. An hour with an accountant costs less than repairs.',
          objectives: [
            'Compare sole trader and limited company by liability, tax and effort where you live',
            'Open a separate account and transfer a fixed share of each payment for tax',
            'List the tests for false self-employment that apply to you, such as IR35 or Scheinselbständigkeit',
            'Obtain quotes for professional indemnity and cyber insurance',
          ],
        },
      ],
    },
    core: {
      title: 'Finding and winning clients',
      overview:
        'You build a steady way to meet clients and turn conversations into signed work. Proof and follow-up matter more than a large audience.',
      tags: ['Portfolio', 'Client acquisition', 'Proposals'],
      units: [
        {
          title: 'Proof of work',
          category: 'Practice',
          aim: 'Show results that make a client confident',
          description:
            'Buyers cannot judge code, but they understand before and after. Two good case studies do more than twenty screenshots.',
          objectives: [
            'Write two case studies with problem, approach, measurable result and quote',
            'Build a one-page site with offer, proof and one way to contact you',
            'Ask a former colleague or client for a specific testimonial',
          ],
        },
        {
          title: 'Channels for leads',
          category: 'Practice',
          aim: 'Run two acquisition channels consistently',
          description:
            'Referrals, platforms, agencies and direct outreach differ in speed, margin and control. Two done weekly beat six done once.',
          objectives: [
            'Compare marketplace, recruiter and direct contact by fee, rate and time to first job',
            'Send ten researched messages to companies and track the replies',
            'Tell 20 people in your network exactly which introduction helps you',
            'Keep a simple pipeline with stage, next step and date',
          ],
        },
        {
          title: 'Discovery and proposal',
          category: 'Practice',
          aim: 'Lead a conversation from problem to written offer',
          description:
            "A discovery call checks fit, budget and decision path. The proposal then repeats the client's goal and offers options.",
          objectives: [
            'Prepare ten discovery questions about goal, cost of delay, budget and decision makers',
            'Spot warning signs such as unpaid trials and missing decision makers',
            'Write a two-page proposal with outcome, scope, options, price and expiry date',
          ],
        },
      ],
    },
    advanced: {
      title: 'Contracts, delivery and client care',
      overview:
        'You protect both sides with clear agreements and deliver without surprises. Satisfied clients then become your cheapest source of work.',
      tags: ['Contracts', 'Scope', 'Client relations'],
      units: [
        {
          title: 'Contracts that prevent quarrels',
          category: 'Concept',
          aim: 'Agree on scope, rights and payment in writing',
          description:
            'Most disputes grow from things nobody wrote down. A master agreement plus a short statement of work covers the usual gaps.',
          objectives: [
            'Mark scope, acceptance, IP transfer, liability cap, termination and payment clauses in a contract',
            'Tie transfer of rights to full payment and list pre-existing and open-source code',
            'Attach a data processing agreement when personal data is involved',
            'Clarify in writing whether and how AI tools may be used on client code',
          ],
        },
        {
          title: 'Running a client project',
          category: 'Practice',
          aim: 'Deliver predictably and handle changes calmly',
          description:
            'Clients worry when they hear nothing. A steady rhythm of demos, notes and decisions keeps trust high even when plans change.',
          objectives: [
            'Kick off with goals, access list, risks and a communication plan',
            'Send a weekly update with done, next, blocked and budget used',
            'Handle an extra wish with a written change request before starting it',
            'Hand over with documentation, credentials and an acceptance note',
          ],
        },
        {
          title: 'Repeat work and referrals',
          category: 'Practice',
          aim: 'Turn finished projects into lasting relationships',
          description:
            'Selling to an existing client takes far less effort than winning a new one. The weeks after delivery are the best time to act.',
          objectives: [
            'Hold a closing review and ask for a testimonial and one referral',
            'Propose a maintenance or advisory agreement based on observed needs',
            'Schedule check-ins with past clients and record the results',
          ],
        },
      ],
    },
    practice: {
      title: 'First clients in the field',
      overview:
        'You leave preparation behind and win, deliver and review real work. Each step produces material for the next client.',
      tags: ['Project', 'Sales calls', 'Review'],
      units: [
        {
          title: 'Complete a first paid engagement',
          category: 'Project',
          aim: 'Carry one client from first contact to paid invoice',
          description:
            'Choose a small and clearly bounded job and run it by the book. The value lies in completing each step once.',
          objectives: [
            'Win the job with a written proposal and a signed agreement',
            'Collect a deposit before work begins',
            'Deliver in agreed steps with at least two demos',
            'Issue a correct invoice, get paid and publish a case study with permission',
          ],
        },
        {
          title: 'Client conversations',
          category: 'Interview',
          aim: 'Handle discovery calls and difficult questions',
          description:
            'Clients interview freelancers differently: they test understanding, reliability and risk. Rehearsing aloud makes your answers short and calm.',
          objectives: [
            'Run three mock discovery calls and speak less than half of the time',
            'Answer why the client should choose you over an agency or an employee',
            'Respond to requests for a free test task, a discount or an impossible date',
          ],
        },
        {
          title: 'A weekly business routine',
          category: 'Practice',
          aim: 'Keep sales, bookkeeping and learning going alongside work',
          description:
            'Full project weeks starve the pipeline and cause the next gap. A fixed routine smooths the swing between too much and too little.',
          objectives: [
            'Reserve weekly hours for acquisition, accounts and learning and keep them for a month',
            'Review cash flow for the coming 90 days every Friday',
            'Write down what to do when two projects overlap or one is cancelled',
          ],
        },
      ],
    },
  },
}
