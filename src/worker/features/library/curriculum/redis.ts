import type { Topic } from './topic.ts'

export const redis: Topic = {
  id: 'redis',
  name: 'Redis',
  domain: 'data',
  aliases: [
    'redis',
    'reddis',
    'redis cache',
    'redis streams',
    'valkey',
    'key-value store',
    'in-memory database',
    'distributed cache',
    'distributed caching',
    'caching',
    'cache invalidation',
    'memcached',
  ],
  related: ['nodejs', 'python', 'postgresql', 'message-queues', 'system-design', 'docker'],
  stages: {
    foundations: {
      title: 'Keys, data structures and expiry',
      overview:
        'You run Redis and learn its data structures through the problems they solve. By the end you can pick a structure for a task and predict the cost of its commands.',
      tags: ['Data structures', 'TTL', 'Commands'],
      units: [
        {
          title: 'Redis and redis-cli',
          category: 'Tool',
          aim: 'Run Redis and work with it from the command line',
          description:
            'Redis keeps its data in memory and executes commands one after another. This makes it fast and simple to reason about.',
          objectives: [
            'Start Redis 8 or Valkey in a container and connect with redis-cli',
            'Set, read and delete keys and check them with TYPE, TTL and OBJECT ENCODING',
            'Explain why KEYS is dangerous in production and use SCAN instead',
            'Design key names with prefixes for a shop with two tenants',
          ],
        },
        {
          title: 'Strings, hashes, lists and sets',
          category: 'Concept',
          aim: 'Match the basic data structures to tasks',
          description:
            'Each structure has its own commands with known cost. Choosing well often replaces code in the application.',
          objectives: [
            'Count atomically with INCR and explain why GET followed by SET is wrong',
            'Store an object in a hash and expire a single field with HEXPIRE',
            'Build a recent-items list with LPUSH and LTRIM',
            'Find common members of two sets with SINTER and give the cost in O notation',
          ],
        },
        {
          title: 'Sorted sets and probabilistic types',
          category: 'Concept',
          aim: 'Rank, order by time and count approximately',
          description:
            'Sorted sets keep members ordered by a score and answer range questions fast. Probabilistic structures trade exactness for very little memory.',
          objectives: [
            'Build a leaderboard with ZADD, ZRANGE with REV and ZREVRANK',
            'Schedule delayed jobs with timestamps as scores',
            'Count unique visitors with HyperLogLog and state the expected error',
            'Track daily activity per user id with bitmaps',
          ],
        },
      ],
    },
    core: {
      title: 'Caching, limits and shared state',
      overview:
        'You use Redis for the tasks it is hired for most: caching, sessions, rate limits and locks. For each you learn the way it fails.',
      tags: ['Cache-aside', 'Rate limiting', 'Atomicity'],
      units: [
        {
          title: 'Cache-aside and invalidation',
          category: 'Practice',
          aim: 'Cache expensive reads without serving wrong data for long',
          description:
            'The application asks the cache first and fills it on a miss. What happens on changes, failures and sudden misses decides whether the cache helps.',
          objectives: [
            'Implement cache-aside with a TTL and jitter and measure the hit rate',
            'Compare deleting on write, write-through and expiry alone for a price list',
            'Prevent a stampede with a lock, early refresh or request coalescing',
            'Cache a missing record so that repeated lookups spare the database',
          ],
        },
        {
          title: 'Transactions and Lua scripts',
          category: 'Concept',
          aim: 'Make several commands act as one step',
          description:
            'Single commands are atomic, sequences are not. MULTI, WATCH and scripts close the gap in different ways.',
          objectives: [
            'Explain what MULTI and EXEC guarantee and why there is no rollback',
            'Implement a check-and-set with WATCH and a retry',
            'Write a Lua script for a stock reservation and call it with EVALSHA',
            'Distinguish pipelining from transactions and measure its gain',
          ],
        },
        {
          title: 'Sessions and rate limits',
          category: 'Practice',
          aim: 'Share sessions and limits between several application servers',
          description:
            'State that all servers must agree on fits Redis well. Limits need care at window borders and when Redis does not answer.',
          objectives: [
            'Store sessions with sliding expiry and end all sessions of one user',
            'Implement a fixed window and a sliding window limiter and compare bursts at the border',
            'Implement a token bucket in one script',
            'Decide whether requests pass or fail when Redis is down',
          ],
        },
        {
          title: 'Locks and their limits',
          category: 'Concept',
          aim: 'Coordinate work between processes and know when a lock is not enough',
          description:
            'A lock with expiry can be lost while its holder is still working. It saves duplicate effort but does not guarantee correctness alone.',
          objectives: [
            'Take a lock with SET NX PX and release it only when the token matches',
            'Construct a case where a paused process writes after its lock expired',
            'Add a fencing token and explain who has to check it',
          ],
        },
      ],
    },
    advanced: {
      title: 'Streams, persistence and clusters',
      overview:
        'You process events with streams, decide how much data you may lose and run Redis on several machines. You also learn to keep memory and latency under control.',
      tags: ['Streams', 'Persistence', 'Cluster'],
      units: [
        {
          title: 'Pub/Sub and streams',
          category: 'Concept',
          aim: 'Choose and build a way to pass messages between services',
          description:
            'Pub/Sub forgets messages that nobody hears, streams keep them. Consumer groups share work and remember what is unconfirmed.',
          objectives: [
            'Show that a disconnected Pub/Sub subscriber misses messages',
            'Process a stream with XREADGROUP and XACK in two workers',
            'Recover messages of a crashed worker with XAUTOCLAIM and limit redelivery',
            'Bound a stream with MAXLEN and explain the approximate form',
          ],
        },
        {
          title: 'Persistence and eviction',
          category: 'Concept',
          aim: 'Configure what survives a restart and what leaves when memory is full',
          description:
            'Snapshots and the append-only file lose different amounts of data. When memory runs out, the eviction policy decides between errors and forgetting.',
          objectives: [
            'Compare RDB and AOF with each appendfsync setting by possible loss',
            'Choose a maxmemory-policy for a cache and for a queue',
            'Kill the process under writes and count what was lost',
            'Explain how fork and copy-on-write raise memory during a snapshot',
          ],
        },
        {
          title: 'Replication, Sentinel and Cluster',
          category: 'Tool',
          aim: 'Run Redis so that a lost node does not stop the application',
          description:
            'Sentinel promotes a replica, Cluster also spreads keys over nodes. Replication is asynchronous, so a failover can drop confirmed writes.',
          objectives: [
            'Set up a cluster with three primaries and replicas and move a slot',
            'Place related keys in one slot with hash tags',
            'Trigger a failover and record errors and lost writes in the client',
            'State what WAIT does and does not guarantee',
          ],
        },
        {
          title: 'Latency and memory diagnosis',
          category: 'Practice',
          aim: 'Find out why Redis is slow or full',
          description:
            'One slow command delays all clients. Large keys, hot keys and unsuitable encodings cause most trouble.',
          objectives: [
            'Find slow commands with SLOWLOG and LATENCY DOCTOR',
            'Find large keys with redis-cli --bigkeys and remove them with UNLINK',
            'Reduce memory by a different structure and prove it with MEMORY USAGE',
            'Graph hit rate, evictions and connected clients from INFO',
          ],
        },
      ],
    },
    practice: {
      title: 'Redis in a working system',
      overview:
        'You build a system in which Redis does several jobs, break it on purpose and prepare for design questions. The failures are the part worth showing.',
      tags: ['Project', 'Failure tests', 'Interview'],
      units: [
        {
          title: 'Project: a live auction backend',
          category: 'Project',
          aim: 'Build an auction backend with atomic bids, live updates and limits',
          description:
            'Auctions need speed, order and fairness at the last second. Redis holds the live state while a relational database keeps the final record.',
          objectives: [
            'Accept bids through a script that checks price and end time atomically',
            'Push changes to viewers and let reconnecting ones catch up from a stream',
            'Limit bids per user and close auctions on time with a sorted set',
            'Transfer results to a relational database exactly once in effect',
            'Run a load test with 500 bidders and report the 99th percentile',
          ],
        },
        {
          title: 'Breaking a cache on purpose',
          category: 'Practice',
          aim: 'Test how an application behaves when its cache fails',
          description:
            'Caches become load-bearing without anybody deciding so. An experiment shows whether the database survives without one.',
          objectives: [
            'Stop Redis under load and record latency and errors of the application',
            'Add timeouts, a circuit breaker and a fallback and repeat the test',
            'Empty the cache and show that the stampede protection works',
          ],
        },
        {
          title: 'Redis interview questions',
          category: 'Interview',
          aim: 'Use Redis in design interviews with its limits in view',
          description:
            'Candidates often draw a cache and move on. Interviewers ask next about staleness, loss and hot keys.',
          objectives: [
            'Explain why Redis is fast although commands run on one thread',
            'Design a rate limiter for several regions and name its error',
            'Answer how you would handle a key that receives half of all traffic',
            'Say when you would not use Redis as the primary store',
          ],
        },
      ],
    },
  },
}
