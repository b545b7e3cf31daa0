import type { Topic } from './topic.ts'

export const freelancingPricing: Topic = {
  id: 'freelancing-pricing',
  name: 'Freelance pricing and negotiation',
  domain: 'freelancing',
  aliases: [
    'freelancing-pricing',
    'freelance pricing',
    'freelance rates',
    'freelance rate',
    'hourly rate',
    'day rate',
    'daily rate',
    'set my rate',
    'raise my rates',
    'value-based pricing',
    'value based pricing',
    'fixed-price projects',
    'fixed price',
    'retainer',
    'retainers',
    'rate negotiation',
    'quoting projects',
    'project estimation',
    'invoicing',
    'late payments',
    'scope creep',
  ],
  related: ['freelancing-start', 'system-design', 'open-source-maintaining', 'statistics'],
  stages: {
    foundations: {
      title: 'Your numbers and your floor rate',
      overview:
        'You calculate what an hour must earn before you discuss what a client might pay. A known floor makes every later conversation easier.',
      tags: ['Rates', 'Cost', 'Billable time'],
      units: [
        {
          title: 'Calculating a floor rate',
          category: 'Practice',
          aim: 'Derive the lowest rate that sustains you',
          description:
            'A freelance rate must cover taxes, insurance, equipment, holidays and unpaid work. Dividing a salary by working hours leaves out nearly half of it.',
          objectives: [
            'Compute yearly need from private cost, business cost, tax and reserves',
            'Estimate billable days after holidays, illness, sales and administration',
            'State your floor rate and show how a drop to 50 percent utilization changes it',
          ],
        },
        {
          title: 'Reading the market',
          category: 'Practice',
          aim: 'Place your rate within a realistic range',
          description:
            'Rates depend on specialty, region, channel and risk. Several weak sources together give a useful range, while a single survey misleads.',
          objectives: [
            'Collect ten data points from surveys, recruiters and peers and note their bias',
            "Separate the client's price from your share in agency placements",
            'Compare your floor with the market range and name the consequence',
          ],
        },
        {
          title: 'Pricing models',
          category: 'Concept',
          aim: 'Match a pricing model to a kind of work',
          description:
            'Time-based, fixed, retainer and value-based prices distribute risk differently. Choosing by certainty of scope avoids the worst surprises.',
          objectives: [
            'Compare hourly, daily, weekly, fixed and retainer by who carries the risk',
            'Assign a model to a rescue job, a new product and ongoing support',
            'Explain why hourly billing punishes getting faster',
          ],
        },
      ],
    },
    core: {
      title: 'Estimating, quoting and invoicing',
      overview:
        'You turn vague requests into numbers you can stand behind and make sure the money arrives. Most losses come from estimates and terms, not from rates.',
      tags: ['Estimation', 'Quotes', 'Invoicing'],
      units: [
        {
          title: 'Estimating software work',
          category: 'Practice',
          aim: 'Produce a range with stated assumptions',
          description:
            'Single numbers hide uncertainty that you will pay for. Breaking work down and comparing with past projects makes ranges honest.',
          objectives: [
            'Break a project into items of at most two days',
            'Combine best, likely and worst cases by three-point estimation',
            'List assumptions and exclusions that would change the number',
            'Compare estimates with actual hours on three past projects and derive a correction factor',
          ],
        },
        {
          title: 'Quotes with options',
          category: 'Practice',
          aim: 'Present a price that invites a choice',
          description:
            'One price asks for yes or no, and three options ask which. Differences should lie in outcome and scope, never in quality of work.',
          objectives: [
            "Write a three-option quote anchored on the client's goal",
            'Define deliverables, revisions, acceptance and validity date',
            'Sell a paid discovery phase before quoting unclear work',
          ],
        },
        {
          title: 'Payment terms and invoices',
          category: 'Tool',
          aim: 'Get paid on time and in full',
          description:
            'Terms agreed beforehand decide when money arrives. Correct invoices and friendly, early reminders handle most delays.',
          objectives: [
            'Agree deposit, milestones, due date and late fee in the contract',
            'Create an invoice with the fields your tax law requires, including cross-border VAT treatment',
            "Issue structured e-invoices where your customers' country demands them",
            'Follow a reminder sequence from day one overdue to pausing work',
          ],
        },
      ],
    },
    advanced: {
      title: 'Value pricing, negotiation and retainers',
      overview:
        'You connect price to results, hold your position in negotiation and build income that repeats. Confidence follows from preparation.',
      tags: ['Value-based pricing', 'Negotiation', 'Retainers'],
      units: [
        {
          title: 'Value-based pricing',
          category: 'Concept',
          aim: "Set a price from the client's gain instead of your hours",
          description:
            'Value pricing needs a measurable outcome and a client who owns it. Where neither exists, a weekly rate is the more honest choice.',
          objectives: [
            'Ask questions that quantify cost of delay, revenue or savings',
            'Derive a price as a share of first-year value with a stated calculation',
            'Name three situations in which value pricing fails',
          ],
        },
        {
          title: 'Negotiating without discounts',
          category: 'Practice',
          aim: 'Reach agreement while protecting scope and margin',
          description:
            'Price is only one of several terms that can move. Trading instead of yielding keeps the relationship balanced.',
          objectives: [
            'Define your best alternative, target and limit before a call',
            'Answer a budget objection by reducing scope, changing timing or adding prepayment',
            'Practice silence and calibrated questions in a role play',
            'Work with procurement without accepting unlimited liability or 90-day terms',
          ],
        },
        {
          title: 'Retainers, raises and scope control',
          category: 'Practice',
          aim: 'Build stable income and keep it profitable',
          description:
            'Retainers sell access or outcomes, and unclear ones turn into unpaid overtime. Regular raises keep pace with skill and inflation.',
          objectives: [
            'Draft a retainer with included work, response time, rollover and notice',
            'Announce a rate increase with date, reason and options for existing clients',
            'Record extra requests and convert them into paid changes',
            'Calculate profit per client and decide whom to let go',
          ],
        },
      ],
    },
    practice: {
      title: 'Pricing in live situations',
      overview:
        'You apply pricing to real or realistic clients and keep score. Practice with numbers removes the awkwardness of talking about money.',
      tags: ['Project', 'Negotiation', 'Review'],
      units: [
        {
          title: 'Build your pricing system',
          category: 'Project',
          aim: 'Create a reusable set of calculations, quotes and terms',
          description:
            'Assemble everything you need to price a request within a day. The system should survive a test on three different requests.',
          objectives: [
            'Build a spreadsheet for floor rate, utilization and project estimates',
            'Prepare templates for quote, statement of work, change request and invoice',
            'Price three real requests with different models and explain the choice',
            'Review won, lost and overrun projects each quarter and adjust',
          ],
        },
        {
          title: 'Money conversations',
          category: 'Interview',
          aim: 'Answer questions about price clearly and calmly',
          description:
            'The first seconds after naming a price decide how it is received. Rehearsed, short sentences prevent nervous discounts.',
          objectives: [
            'State your rate in one sentence and stop talking',
            'Respond to questions about cheaper offers, hourly breakdown and a free trial',
            'Role-play a negotiation with procurement and review the recording',
          ],
        },
        {
          title: 'Scenario exercises',
          category: 'Practice',
          aim: 'Decide quickly in difficult pricing situations',
          description:
            'Overruns, late payers and rush jobs demand decisions when emotions run high. Thinking them through beforehand gives you a plan.',
          objectives: [
            'Plan the steps for a fixed-price project at 130 percent of its estimate',
            'Price a weekend rush job and an indefinite standby duty',
            'Write the letter for an invoice 45 days overdue',
          ],
        },
      ],
    },
  },
}
