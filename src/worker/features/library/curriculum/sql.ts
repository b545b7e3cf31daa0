import type { Topic } from './topic.ts'

export const sql: Topic = {
  id: 'sql',
  name: 'SQL',
  domain: 'data',
  aliases: [
    'sql',
    'sql queries',
    'sql basics',
    'structured query language',
    'relational database',
    'relational databases',
    'database design',
    'database normalization',
    'sql joins',
    'window functions',
    'mysql',
    'mariadb',
    'sqlite',
    'sql server',
    'mssql',
    't-sql',
  ],
  related: ['postgresql', 'data-engineering', 'pandas', 'data-visualization'],
  stages: {
    foundations: {
      title: 'Selecting, filtering and grouping',
      overview:
        'You ask questions of existing tables and learn to trust your answers. By the end you can filter, sort, join and summarise data with confidence.',
      tags: ['SELECT', 'Joins', 'Aggregation'],
      units: [
        {
          title: 'Selecting and filtering rows',
          category: 'Concept',
          aim: 'Retrieve exactly the rows and columns a question asks for',
          description:
            'A query describes the result and leaves the way to the database. Most questions begin with a table, a filter and an order.',
          objectives: [
            'Load a sample database into SQLite or PostgreSQL and list its tables',
            'Filter with comparison, IN, BETWEEN and LIKE and combine conditions correctly',
            'Sort by two keys and return the second page of ten rows',
            'Derive columns with CASE and string functions',
          ],
        },
        {
          title: 'NULL and three-valued logic',
          category: 'Concept',
          aim: 'Predict how missing values change a result',
          description:
            'NULL means unknown, and comparisons with it are neither true nor false. Rows disappear silently when you forget this.',
          objectives: [
            'Explain why = NULL finds nothing and use IS NULL or IS DISTINCT FROM',
            'Show how NOT IN with a NULL in the list returns no rows',
            'Compare COUNT(*) with COUNT(column) on a column with gaps',
            'Replace missing values with COALESCE and avoid division by zero with NULLIF',
          ],
        },
        {
          title: 'Joining tables',
          category: 'Practice',
          aim: 'Combine tables without losing or multiplying rows',
          description:
            'Related facts are stored apart and joined when needed. The kind of join decides what happens to rows without a partner.',
          objectives: [
            'Choose between INNER, LEFT and FULL JOIN for three questions',
            'Find rows without a match by LEFT JOIN and by NOT EXISTS',
            'Explain why a filter on the right table in WHERE undoes a LEFT JOIN',
            'Detect sums that were multiplied by joining two one-to-many relations',
          ],
        },
        {
          title: 'Grouping and aggregates',
          category: 'Practice',
          aim: 'Summarise rows into totals and rates',
          description:
            'GROUP BY turns many rows into one per group. Knowing the logical order of clauses explains what may stand where.',
          objectives: [
            'Count, sum and average per group and filter groups with HAVING',
            'List the logical order from FROM to LIMIT and explain an alias error with it',
            'Compute a conditional count with SUM over CASE or with FILTER',
          ],
        },
      ],
    },
    core: {
      title: 'Table design and compound queries',
      overview:
        'You design tables that refuse wrong data and change them safely. You also split hard questions into readable steps.',
      tags: ['Schema design', 'CTEs', 'Transactions'],
      units: [
        {
          title: 'Keys, constraints and normal forms',
          category: 'Concept',
          aim: 'Design tables that keep each fact once',
          description:
            'Redundant data contradicts itself sooner or later. Normal forms and constraints move that risk from your code into the database.',
          objectives: [
            'Bring a spreadsheet of orders into third normal form',
            'Define primary, foreign and unique keys and a CHECK rule',
            'Model many-to-many relations with a junction table and a fitting key',
            'Choose types for money, timestamps and codes and give the reason',
          ],
        },
        {
          title: 'Changing data and transactions',
          category: 'Practice',
          aim: 'Insert, update and delete rows without leaving half-finished work',
          description:
            'A transaction makes several changes succeed or fail together. A careful habit before UPDATE and DELETE prevents the worst accidents.',
          objectives: [
            'Write INSERT from SELECT, an UPDATE that uses another table, and an upsert',
            'Run a transfer in a transaction and undo it with ROLLBACK',
            'Check the affected rows with a SELECT before a DELETE',
            'Explain atomicity, consistency, isolation and durability by an example each',
          ],
        },
        {
          title: 'Subqueries and common table expressions',
          category: 'Concept',
          aim: 'Break a complex question into named steps',
          description:
            'Queries can be nested or laid out as a chain of named results. The second form can be read and tested step by step.',
          objectives: [
            'Rewrite a correlated subquery as a join or a CTE and compare both',
            'Use EXISTS for a yes-or-no question about related rows',
            'Walk through an organisation chart with a recursive CTE and guard against cycles',
            'Combine results with UNION ALL, INTERSECT and EXCEPT',
          ],
        },
      ],
    },
    advanced: {
      title: 'Window functions, plans and isolation',
      overview:
        'You answer questions about order and time, find out why a query is slow and handle parallel access. These skills set you apart in data and backend work alike.',
      tags: ['Window functions', 'Indexes', 'Isolation'],
      units: [
        {
          title: 'Window functions',
          category: 'Concept',
          aim: 'Compute ranks, running totals and changes between rows',
          description:
            'A window function looks at neighbouring rows and keeps each row in the result. Many analyses that seem to need a program fit into one query.',
          objectives: [
            'Pick the latest row per group with ROW_NUMBER',
            'Distinguish ROW_NUMBER, RANK and DENSE_RANK on ties',
            'Compute a seven-day moving average with an explicit frame',
            'Find gaps and sessions in events with LAG and a running sum',
          ],
        },
        {
          title: 'Indexes and execution plans',
          category: 'Practice',
          aim: 'Explain why a query is slow and make it fast',
          description:
            'The optimiser chooses among plans by estimating row counts. An index helps when the query can use its order and when few rows remain.',
          objectives: [
            'Read a plan and name its scans, joins and most expensive step',
            'Order the columns of a composite index for a filter with sort',
            'Rewrite a condition such as a function on a column so that an index applies',
            'Measure what an additional index costs on inserts',
          ],
        },
        {
          title: 'Isolation levels and locking',
          category: 'Concept',
          aim: 'Predict what happens when two transactions touch the same rows',
          description:
            'Databases allow more interference between transactions than most people expect. The isolation level states which anomalies can occur.',
          objectives: [
            'Reproduce a lost update and a phantom read in two sessions',
            'Compare READ COMMITTED, REPEATABLE READ and SERIALIZABLE in two database systems',
            'Lock rows with SELECT FOR UPDATE and provoke and resolve a deadlock',
            'Write a retry for a serialisation failure',
          ],
        },
        {
          title: 'Modelling for analysis',
          category: 'Concept',
          aim: 'Arrange data for reporting instead of transactions',
          description:
            'Reports scan many rows and few columns, which asks for other tables than an application does. Star schemas remain the common language of this work.',
          objectives: [
            'Design a fact table and three dimensions and state the grain in one sentence',
            'Keep history with a slowly changing dimension of type 2',
            'Produce subtotals with ROLLUP or GROUPING SETS',
          ],
        },
      ],
    },
    practice: {
      title: 'Answering real questions with data',
      overview:
        'You build a database from raw data, solve query exercises under time and explain your answers. You will show both a design and the insight drawn from it.',
      tags: ['Project', 'Query drills', 'Interview'],
      units: [
        {
          title: 'Project: a transit delay database',
          category: 'Project',
          aim: 'Build a database from public transport data and answer ten questions with it',
          description:
            'Open timetable and delay data is large, messy and close to life. It needs design, cleaning and analysis in plain SQL.',
          objectives: [
            'Design and create a normalised schema with constraints for stops, trips and delays',
            'Load raw files through staging tables and report the rejected rows',
            'Answer ten questions, at least four of them with window functions',
            'Speed up the slowest query tenfold and document both plans',
            'Publish the schema, queries and findings in one repository',
          ],
        },
        {
          title: 'Query drills',
          category: 'Practice',
          aim: 'Solve unfamiliar query problems in reasonable time',
          description:
            'Fluency comes from many small problems of the same families. Work without autocompletion first and compare with a second solution afterwards.',
          objectives: [
            'Solve top-N per group, consecutive days, median and pivot problems',
            'Solve each drill in two ways and say which you would keep',
            'Build test data that exposes wrong handling of ties and missing values',
          ],
        },
        {
          title: 'SQL interview questions',
          category: 'Interview',
          aim: 'Talk through queries and designs before and while you write them',
          description:
            'SQL is tested in data, backend and product interviews. Interviewers listen for questions on grain, duplicates and missing data.',
          objectives: [
            'Ask about keys, duplicates and gaps before the first line',
            'Compute retention by cohort within fifteen minutes',
            'Find the error in a query whose revenue is too high after a join',
            'Design tables for a booking system and defend the constraints',
          ],
        },
      ],
    },
  },
}
