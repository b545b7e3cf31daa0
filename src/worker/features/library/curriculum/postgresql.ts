import type { Topic } from './topic.ts'

export const postgresql: Topic = {
  id: 'postgresql',
  name: 'PostgreSQL',
  domain: 'data',
  aliases: [
    'postgresql',
    'postgres',
    'postgre',
    'postgress',
    'postgresq',
    'postgre sql',
    'psql',
    'pgsql',
    'postgis',
    'supabase',
    'query tuning',
    'explain analyze',
  ],
  related: ['sql', 'nodejs', 'django', 'data-engineering', 'docker', 'redis'],
  stages: {
    foundations: {
      title: 'psql, types and constraints',
      overview:
        'You install PostgreSQL, move around in it with psql and create tables that use its types well. By the end you can set up a database for a small application.',
      tags: ['psql', 'Data types', 'Roles'],
      units: [
        {
          title: 'Installing and using psql',
          category: 'Tool',
          aim: 'Run PostgreSQL and explore any database from the terminal',
          description:
            'psql is available wherever PostgreSQL is and shows details that graphical tools hide. A few meta-commands cover daily needs.',
          objectives: [
            'Start PostgreSQL 18 in a container with a persistent volume',
            'Explore databases, tables and functions with \\l, \\d+ and \\df',
            'Run a script with \\i and import a CSV file with \\copy',
            'Use \\timing, \\x and \\watch while investigating',
          ],
        },
        {
          title: 'Types that fit',
          category: 'Concept',
          aim: 'Choose column types that make wrong values impossible',
          description:
            'PostgreSQL has richer types than most databases. The right one replaces validation code and often saves space.',
          objectives: [
            'Explain why timestamptz is nearly always right and what it stores',
            'Choose between numeric and double precision, and between text and varchar(n)',
            'Generate keys with identity columns or uuidv7() and compare them',
            'Use a range type for bookings and a domain for a checked value',
          ],
        },
        {
          title: 'Constraints and generated values',
          category: 'Practice',
          aim: 'Let the database enforce the rules of your domain',
          description:
            'Rules in the database hold for every program that writes to it. PostgreSQL can express rules that others leave to code.',
          objectives: [
            'Prevent overlapping bookings with an exclusion constraint',
            'Write a CHECK, a deferrable foreign key and a partial unique index',
            'Compute a column with GENERATED ALWAYS AS',
            'Upsert with INSERT ON CONFLICT and read the result with RETURNING',
          ],
        },
        {
          title: 'Roles and privileges',
          category: 'Concept',
          aim: 'Give each program only the rights it needs',
          description:
            'Many applications connect as the owner of everything, which turns each flaw into a disaster. Separate roles limit what can go wrong.',
          objectives: [
            'Create owner, application and read-only roles with GRANT and default privileges',
            'Explain how schemas and search_path affect which table a query finds',
            'Read pg_hba.conf and require scram-sha-256 over TLS',
          ],
        },
      ],
    },
    core: {
      title: 'Query plans and indexes',
      overview:
        'You read execution plans, choose indexes by evidence and understand how PostgreSQL handles simultaneous work. You also use JSON and search where they fit.',
      tags: ['EXPLAIN', 'Indexes', 'MVCC'],
      units: [
        {
          title: 'Reading EXPLAIN ANALYZE',
          category: 'Practice',
          aim: 'Find the expensive step of a query from its plan',
          description:
            'A plan is a tree of steps with estimates and measured values. Where the two differ widely, the planner was misled.',
          objectives: [
            'Read scans, join methods, loops and buffers in EXPLAIN (ANALYZE, BUFFERS)',
            'Compare estimated with actual rows and repair a wrong estimate with ANALYZE or extended statistics',
            'Rank statements by total time with pg_stat_statements',
            'Log plans of slow statements with auto_explain',
          ],
        },
        {
          title: 'Choosing indexes',
          category: 'Concept',
          aim: 'Select index type and columns for a given query',
          description:
            'PostgreSQL offers several index types and can index parts, expressions and extra columns. Every index also slows down writes.',
          objectives: [
            'Decide among B-tree, GIN, GiST, BRIN and hash for five queries',
            'Create a partial, an expression and a covering index and show the plans that use them',
            'Build an index with CREATE INDEX CONCURRENTLY and clean up an invalid one',
            'Find unused and duplicate indexes in pg_stat_user_indexes',
          ],
        },
        {
          title: 'MVCC, vacuum and bloat',
          category: 'Concept',
          aim: 'Explain what happens to old row versions',
          description:
            'An update writes a new row version and leaves the old one behind. Vacuum removes it later, unless something still needs it.',
          objectives: [
            'Observe row versions through xmin, xmax and ctid',
            'Explain how a long transaction keeps vacuum from cleaning up',
            'Tune autovacuum for one large table and check n_dead_tup',
            'Describe transaction id wraparound and the warning signs before it',
          ],
        },
        {
          title: 'JSONB and full-text search',
          category: 'Tool',
          aim: 'Store documents and search text without another system',
          description:
            'JSONB and text search let one database do work that often leads to a second. They have limits that you should know beforehand.',
          objectives: [
            'Query JSONB with operators and jsonpath and index it with GIN',
            'Turn JSON into rows with JSON_TABLE',
            'Build a ranked search with tsvector, websearch_to_tsquery and a generated column',
            'Find similar spellings with pg_trgm',
          ],
        },
      ],
    },
    advanced: {
      title: 'Concurrency, replication and operation',
      overview:
        'You keep a busy database available: locks, connections, replicas, backups and schema changes. Mistakes here cost data or nights, so you practise them on purpose.',
      tags: ['Locks', 'Replication', 'Backups'],
      units: [
        {
          title: 'Locks and safe migrations',
          category: 'Practice',
          aim: 'Change a live schema without blocking the application',
          description:
            'Many ALTER TABLE forms take an exclusive lock, and a waiting one blocks everybody behind it. A few patterns avoid this.',
          objectives: [
            'Find blocked sessions with pg_blocking_pids and pg_stat_activity',
            'Set lock_timeout for migrations and retry them',
            'Add a foreign key with NOT VALID and validate it later',
            'Take jobs from a queue table with FOR UPDATE SKIP LOCKED',
          ],
        },
        {
          title: 'Connections and memory',
          category: 'Concept',
          aim: 'Size connections and memory for a given load',
          description:
            'Each connection is a process with its own memory. Too many of them make a server slower than a queue would.',
          objectives: [
            'Run PgBouncer in transaction mode and list the session features that it affects',
            'Relate max_connections, work_mem and shared_buffers to available memory',
            'Spot a sort that spills to disk in a plan and fix it',
          ],
        },
        {
          title: 'Replication, backup and recovery',
          category: 'Practice',
          aim: 'Recover from a lost server and from a mistaken DELETE',
          description:
            'Replicas protect from hardware failure, backups also from people. Only a restore that you have tried counts.',
          objectives: [
            'Set up a streaming replica and measure its lag',
            'Restore to a point in time with pgBackRest or pg_basebackup and archived WAL',
            'Compare physical with logical replication for an upgrade with little downtime',
            'State the recovery point and recovery time of your setup',
          ],
        },
        {
          title: 'Partitions, row security and extensions',
          category: 'Tool',
          aim: 'Use the larger features of PostgreSQL where they pay off',
          description:
            'Partitioning, row-level security and extensions solve problems of growth, tenancy and special data. Each adds rules that your queries must follow.',
          objectives: [
            'Partition an event table by month and confirm pruning in the plan',
            'Isolate tenants with row-level security and test it as the application role',
            'Search embeddings with pgvector and compare HNSW with exact search',
            'Query locations within a radius with PostGIS',
          ],
        },
      ],
    },
    practice: {
      title: 'Running PostgreSQL for an application',
      overview:
        'You design, load, tune and operate a database as one piece of work. You then rehearse incidents and interviews on what you saw.',
      tags: ['Project', 'Incidents', 'Interview'],
      units: [
        {
          title: 'Project: a multi-tenant booking database',
          category: 'Project',
          aim: 'Design and operate a database for bookings of several businesses',
          description:
            'The database must be correct under parallel bookings, separate its tenants and stay fast with ten million rows. Everything runs on your own machine.',
          objectives: [
            'Create the schema with exclusion constraints and row-level security',
            'Generate ten million bookings with generate_series and load them with COPY',
            'Bring the five main queries below 50 ms and document plan and index for each',
            'Run a pgbench script with your own queries and report throughput',
            'Automate backups and restore one to a chosen minute',
          ],
        },
        {
          title: 'Incident rehearsal',
          category: 'Practice',
          aim: 'Diagnose a database in trouble with system views',
          description:
            'Databases fail in a few typical ways. Causing each of them once in a safe place makes you calm in the real case.',
          objectives: [
            'Cause and resolve a lock queue, an exhausted connection limit and a bloated table',
            'Write a runbook with the views to query in the first five minutes',
            'Undo a mistaken UPDATE without stopping the application',
          ],
        },
        {
          title: 'PostgreSQL interview questions',
          category: 'Interview',
          aim: 'Explain PostgreSQL behaviour from plan to disk',
          description:
            'Backend and platform interviews go deep on one database, often this one. A measured example from your project carries most answers.',
          objectives: [
            'Read an unknown plan aloud and propose the next two checks',
            'Explain why count(*) is slow on a large table',
            'Answer how you would add a NOT NULL column to a table of a billion rows',
            'Describe how READ COMMITTED and SERIALIZABLE differ in PostgreSQL',
          ],
        },
      ],
    },
  },
}
