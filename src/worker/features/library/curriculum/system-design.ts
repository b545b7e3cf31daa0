import type { Topic } from './topic.ts'

export const systemDesign: Topic = {
  id: 'system-design',
  name: 'System design',
  domain: 'backend',
  aliases: [
    'system design',
    'systems design',
    'sytem design',
    'system desing',
    'system design interview',
    'system design interviews',
    'distributed systems',
    'distributed system',
    'scalability',
    'scalable systems',
    'large scale systems',
    'high availability',
    'load balancer',
    'caching strategies',
    'sharding',
    'database sharding',
    'cap theorem',
    'consistent hashing',
    'rate limiting',
    'rate limiter',
    'high level design',
    'hld',
    'backend architecture',
    'back-of-the-envelope',
    'consensus algorithms',
    'raft consensus',
    'paxos',
  ],
  related: ['message-queues', 'networking', 'redis', 'postgresql', 'concurrency', 'rest-api', 'kubernetes'],
  stages: {
    foundations: {
      title: 'Requirements, numbers and the basic web system',
      overview:
        'You learn to ask what a system has to do and how much of it. You follow a request through a simple system and estimate its load.',
      tags: ['Requirements', 'Estimation', 'Load balancing'],
      units: [
        {
          title: 'Requirements and service levels',
          category: 'Concept',
          aim: 'Turn a vague product idea into measurable requirements',
          description:
            'Design begins with users, actions, data and limits. Figures for latency, availability and durability tell you which problems are worth solving.',
          objectives: [
            'Write functional and non-functional requirements for a photo-sharing service in ten lines',
            'Define an SLI and SLO for one action and convert 99.9 percent into minutes of downtime per month',
            'List what is out of scope and why',
          ],
        },
        {
          title: 'Back-of-the-envelope estimation',
          category: 'Practice',
          aim: 'Estimate requests, storage and bandwidth within an order of magnitude',
          description:
            'Rough figures show whether one server is enough or a hundred are needed. They also expose designs that solve a problem nobody has.',
          objectives: [
            'Derive average and peak requests per second from daily active users',
            'Calculate five years of storage with replication and indexes',
            'Recall typical latencies of memory, SSD, same-region network and cross-continent round trips',
          ],
        },
        {
          title: 'From one server to a balanced fleet',
          category: 'Concept',
          aim: 'Explain each part of a web system and why it was added',
          description:
            'Most systems grow from one machine by separating what limits it. Stateless servers behind a balancer are the first step, and state is the recurring problem.',
          objectives: [
            'Trace a request through DNS, CDN, load balancer, application and database',
            'Compare layer 4 with layer 7 balancing and round robin with least connections',
            'Move sessions and uploads out of the application server and show that any instance can answer',
          ],
        },
      ],
    },
    core: {
      title: 'Data at scale',
      overview:
        'You choose storage, caches and interfaces for a given access pattern. You learn how replication and partitioning work and what they cost.',
      tags: ['Replication', 'Sharding', 'Caching'],
      units: [
        {
          title: 'Choosing storage by access pattern',
          category: 'Concept',
          aim: 'Choose data stores from queries, consistency and growth',
          description:
            'Relational, key-value, document, search and object stores each fit certain accesses. Listing the queries first prevents choosing by fashion.',
          objectives: [
            'Write the ten main queries of a system and match each with a store and an index',
            'Model the same feed in PostgreSQL and DynamoDB and compare the reads needed',
            'Explain when one relational database remains the best answer',
          ],
        },
        {
          title: 'Caching layers and invalidation',
          category: 'Concept',
          aim: 'Place caches where they help and keep stale data within agreed bounds',
          description:
            'A cache trades freshness for speed and shields slower systems. Most incidents come from invalidation and from many clients missing at once.',
          objectives: [
            'Compare cache-aside, write-through and write-behind for a product page',
            'Calculate the effect of hit ratio on database load and on mean latency',
            'Prevent a cache stampede with request coalescing, jittered expiry or stale-while-revalidate',
          ],
        },
        {
          title: 'Replication and consistency',
          category: 'Concept',
          aim: 'Choose a replication scheme and state what readers may see',
          description:
            'Copies give availability and read capacity, and they disagree for a while. Naming the consistency a feature needs keeps that manageable.',
          objectives: [
            'Explain leader-follower, multi-leader and quorum replication with R + W > N',
            'Solve read-your-writes for a profile page with asynchronous replicas',
            'State CAP and PACELC precisely and place two databases you know',
          ],
        },
        {
          title: 'Partitioning and unique ids',
          category: 'Concept',
          aim: 'Split data over machines without hot spots and with workable queries',
          description:
            'When one machine cannot hold or write the data, it has to be split. The partition key decides which queries stay cheap for years.',
          objectives: [
            'Compare range, hash and consistent hashing with virtual nodes for key movement when a node joins',
            'Choose a shard key for a chat system and handle one very large group',
            'Generate sortable ids with UUIDv7 or a Snowflake scheme and explain clock problems',
            'Plan a resharding with dual writes, backfill, verification and switch-over',
          ],
        },
      ],
    },
    advanced: {
      title: 'Failure, coordination and many regions',
      overview:
        'You design for the day when parts fail and networks split. You coordinate machines, protect capacity and spread over regions.',
      tags: ['Resilience', 'Consensus', 'Multi-region'],
      units: [
        {
          title: 'Resilience patterns',
          category: 'Concept',
          aim: 'Keep a system useful while its dependencies fail',
          description:
            'Failures spread through waiting and through retries. Timeouts, budgets and graceful degradation stop them at the boundary.',
          objectives: [
            'Set timeouts, retry budgets and circuit breakers for a chain of three services',
            'Show how retries multiply load over four layers and how to limit it',
            'Implement token bucket rate limiting across several instances with Redis',
            'Design a degraded mode for search or recommendations',
          ],
        },
        {
          title: 'Consensus, locks and time',
          category: 'Concept',
          aim: 'Explain how machines agree and when you need them to',
          description:
            'Leader election, locks and configuration need agreement despite failures. Consensus provides it, and slow clocks or pauses break naive substitutes.',
          objectives: [
            'Walk through a Raft election and log replication with five nodes and one partition',
            'Explain why a lease-based lock needs fencing tokens, with a long garbage-collection pause as the example',
            'Order events with Lamport or hybrid logical clocks and say when wall clocks are enough',
          ],
        },
        {
          title: 'Multi-region design',
          category: 'Concept',
          aim: 'Spread a system over regions with a stated recovery target',
          description:
            'Regions lower latency and protect against large outages, but the speed of light limits agreement. Recovery targets decide how much complexity is justified.',
          objectives: [
            'Define RPO and RTO and match backup, warm standby, active-passive and active-active to them',
            'Route users by latency and keep data residency rules for EU customers',
            'Resolve concurrent edits in two regions with CRDTs, last-write-wins or home regions, and state what is lost',
          ],
        },
        {
          title: 'Search, feeds and real-time delivery',
          category: 'Practice',
          aim: 'Design the recurring building blocks of large products',
          description:
            'Feeds, search, notifications and presence appear in many products. Knowing two designs for each, with their limits, saves time.',
          objectives: [
            'Compare fan-out on write with fan-out on read for a feed that includes celebrities',
            'Design autocomplete over 100 million terms with update and ranking rules',
            'Keep one million WebSocket connections open with presence, reconnect storms and message ordering in mind',
          ],
        },
      ],
    },
    practice: {
      title: 'Designing, building and defending',
      overview:
        'You write designs that others can review and test one under load. You rehearse the design interview until its structure comes naturally.',
      tags: ['Project', 'Design docs', 'Interview'],
      units: [
        {
          title: 'Design documents and incident reading',
          category: 'Practice',
          aim: 'Write a design document and learn from published outages',
          description:
            'Real design happens in documents and reviews more than at whiteboards. Public postmortems show which assumptions fail in practice.',
          objectives: [
            'Write a four-page design with goals, alternatives, data model, rollout and risks',
            'Have two people review it and record each decision that changed',
            'Summarise three public postmortems by trigger, amplification and missing safeguard',
          ],
        },
        {
          title: 'Project: a scaled service under load',
          category: 'Project',
          aim: 'Build a small distributed service and prove its limits',
          description:
            'A link shortener with analytics, a rate limiter or a chat back end is small enough to build and rich enough to break. Measurements replace opinions.',
          objectives: [
            'Write estimates and an SLO first, then implement with at least two instances, a cache and a replicated store',
            'Load-test with k6 to saturation and find the first bottleneck in metrics or profiles',
            'Remove that bottleneck and show the new limit',
            'Stop one component at a time under load and document what users would see',
          ],
        },
        {
          title: 'The system design interview',
          category: 'Interview',
          aim: 'Lead a 45-minute design discussion from question to trade-offs',
          description:
            'The interview rewards clear scope, figures and honest trade-offs more than a perfect diagram. A practised structure leaves attention for the actual problem.',
          objectives: [
            'Run six timed mock interviews with requirements, estimates, interface, data model, overview and two deep dives',
            'Design a ride-matching service and a shared document editor, naming the hardest part of each early',
            'Name two alternatives and their cost for every major choice',
            'Review a recording of yourself and note three improvements',
          ],
        },
      ],
    },
  },
}
