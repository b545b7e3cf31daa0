import type { Topic } from './topic.ts'

export const dataEngineering: Topic = {
  id: 'data-engineering',
  name: 'Data engineering',
  domain: 'data',
  aliases: [
    'data engineering',
    'data engineer',
    'data enginering',
    'data pipelines',
    'data pipeline',
    'etl',
    'elt',
    'data warehouse',
    'data warehousing',
    'data lake',
    'data lakehouse',
    'lakehouse',
    'big data',
    'airflow',
    'apache airflow',
    'dagster',
    'spark',
    'apache spark',
    'pyspark',
    'hadoop',
    'dbt',
    'snowflake',
    'bigquery',
    'redshift',
    'databricks',
    'apache iceberg',
    'delta lake',
    'parquet',
    'duckdb',
    'flink',
    'data modelling',
    'data modeling',
    'star schema',
    'change data capture',
    'analytics engineering',
    'analytics engineer',
  ],
  related: ['python', 'sql', 'postgresql', 'pandas', 'message-queues', 'docker', 'aws', 'mlops'],
  stages: {
    foundations: {
      title: 'Moving data dependably',
      overview:
        'You learn how data travels from source systems to places where it can be analysed. You write your first pipeline that can safely run twice.',
      tags: ['ETL and ELT', 'File formats', 'Ingestion'],
      units: [
        {
          title: 'The path of data through a company',
          category: 'Concept',
          aim: 'Map the systems data passes through and who depends on each',
          description:
            'Operational databases serve users, analytical stores serve questions, and pipelines join the two. Seeing the whole path shows where delays and errors enter.',
          objectives: [
            'Contrast OLTP and OLAP workloads by row access, latency and schema shape',
            'Explain ETL versus ELT and name a case for each',
            'Draw the flow from an order in a shop database to a revenue dashboard, marking owners and delays',
          ],
        },
        {
          title: 'Rows, columns and file formats',
          category: 'Concept',
          aim: 'Choose a storage format for a workload and justify it with measurements',
          description:
            'CSV and JSON are easy to read, while Avro and Parquet carry schemas and compress well. Format and partitioning decide how much a query has to read.',
          objectives: [
            'Convert a million JSON records to Parquet and compare size and scan time using DuckDB',
            'Explain row groups, column statistics and predicate pushdown in Parquet',
            'Partition a data set by date and show which files a filtered query opens',
          ],
        },
        {
          title: 'Writing an idempotent ingestion job',
          category: 'Practice',
          aim: 'Build an ingestion script that gives the same result when run again',
          description:
            'Jobs fail halfway and get rerun, so a rerun must neither duplicate nor lose records. Idempotent loads are the habit everything else rests on.',
          objectives: [
            'Fetch a paginated API incrementally using a stored high-water mark and retries with backoff',
            'Load into PostgreSQL with INSERT ... ON CONFLICT DO UPDATE or MERGE on a stable key',
            'Kill the job midway, rerun it and prove with a query that row counts and sums are correct',
          ],
        },
      ],
    },
    core: {
      title: 'Warehouses, models and orchestration',
      overview:
        'You model data for analysis and transform it in a warehouse with tested SQL. You schedule the work so that order, retries and backfills are explicit.',
      tags: ['Data modelling', 'dbt', 'Airflow'],
      units: [
        {
          title: 'Dimensional modelling',
          category: 'Concept',
          aim: 'Design a star schema for a business process',
          description:
            'Facts record events at a stated grain, and dimensions describe the who, what and where. A clear grain lets analysts add up numbers without double counting.',
          objectives: [
            'State the grain of an orders fact table in one sentence and list its measures and dimension keys',
            'Track changed customer addresses with a type 2 slowly changing dimension',
            'Compare a star schema with one wide table for query speed, storage and maintenance',
          ],
        },
        {
          title: 'Transformations in dbt',
          category: 'Tool',
          aim: 'Build layered, tested SQL models in dbt',
          description:
            'dbt turns SELECT statements into a dependency graph of tables and views with tests and documentation. It brings version control and review to warehouse code.',
          objectives: [
            'Organise staging, intermediate and mart models connected through ref and source',
            'Add unique, not_null and relationships tests plus one unit test for tricky logic',
            'Write an incremental model with a unique_key and explain when a full refresh is needed',
          ],
        },
        {
          title: 'Orchestration with Airflow',
          category: 'Tool',
          aim: 'Schedule a pipeline with explicit dependencies, retries and backfills',
          description:
            'An orchestrator runs tasks in order, records each run and makes failures visible. Airflow is the most widely deployed, and its ideas carry over to Dagster and Prefect.',
          objectives: [
            'Write a DAG with the TaskFlow @task decorator, retries and a data interval instead of the current time',
            'Backfill one week and show that each run touched only its own partition',
            'Trigger a DAG when upstream data changes by using Airflow 3 assets',
            'Compare the task-centred model of Airflow with the asset-centred model of Dagster',
          ],
        },
      ],
    },
    advanced: {
      title: 'Distributed processing and lakehouses',
      overview:
        'You process data that one machine cannot handle and data that never stops arriving. You also learn to keep quality, cost and meaning under control.',
      tags: ['Spark', 'Streaming', 'Iceberg', 'Data quality'],
      units: [
        {
          title: 'Distributed processing with Spark',
          category: 'Tool',
          aim: 'Write Spark jobs and find out why they are slow',
          description:
            'Spark splits work across executors and moves data between them in shuffles. Most tuning is about avoiding, shrinking or balancing those shuffles.',
          objectives: [
            'Read a query plan with explain and point out scans, exchanges and the join strategy',
            'Fix a skewed join with a broadcast hint, salting or adaptive query execution and show the stage times',
            'Choose partition counts and output file sizes and explain the small-files problem',
          ],
        },
        {
          title: 'Streaming and change data capture',
          category: 'Concept',
          aim: 'Process events continuously and handle late or repeated ones',
          description:
            'Streams deliver database changes and events within seconds, but out of order and sometimes twice. Event time, watermarks and deduplication bring the results back into order.',
          objectives: [
            'Capture PostgreSQL changes through logical replication with Debezium into a Kafka topic',
            'Compute five-minute windowed counts with a watermark in Flink or Spark Structured Streaming',
            'Explain what exactly-once means for a source, an engine and a sink, and where it breaks',
          ],
        },
        {
          title: 'Open table formats',
          category: 'Concept',
          aim: 'Run a lakehouse table with safe updates, history and maintenance',
          description:
            'Iceberg and Delta Lake add transactions, schema changes and time travel to files in object storage. Several engines can then share one copy of the data.',
          objectives: [
            'Create an Iceberg table, run a MERGE and query an earlier snapshot',
            'Change a column and a partition spec without rewriting the table, and explain why hidden partitioning helps',
            'Schedule compaction and snapshot expiry and measure the change in file count',
          ],
        },
        {
          title: 'Quality, lineage and cost control',
          category: 'Practice',
          aim: 'Detect bad data early and account for what each pipeline costs',
          description:
            'A pipeline can succeed and still deliver wrong numbers. Contracts, freshness checks and lineage shorten the time between a fault and its repair.',
          objectives: [
            'Define a data contract with schema, owner, freshness and volume limits for one source',
            'Alert on stale or unusually small loads before consumers notice',
            'Trace one dashboard column back to its source with OpenLineage or dbt lineage',
            'Find the three most expensive warehouse queries and cut the bytes scanned by at least one of them',
          ],
        },
      ],
    },
    practice: {
      title: 'Running a data platform',
      overview:
        'You build a working platform in miniature and keep it healthy. You also practise the design and SQL rounds that data engineers meet.',
      tags: ['Project', 'Operations', 'Interview'],
      units: [
        {
          title: 'Recovering from a broken load',
          category: 'Practice',
          aim: 'Find, repair and explain a data incident',
          description:
            'Sooner or later a source changes a column or sends a day twice. Rehearsing the repair on a copy teaches safe backfills and honest communication.',
          objectives: [
            'Introduce a renamed column and a duplicated day into a test pipeline and detect both from alerts',
            'Repair the affected partitions with a scoped backfill, leaving the others untouched',
            'Write an incident note with timeline, affected tables, root cause and one preventive check',
          ],
        },
        {
          title: 'Project: a small lakehouse for open data',
          category: 'Project',
          aim: 'Build a tested pipeline from public source to dashboard',
          description:
            'One live source, an orchestrator, a transformation layer and a report cover the daily work of the role. Keeping it running for two weeks teaches what a demo never does.',
          objectives: [
            'Ingest an hourly public feed into raw Parquet or Iceberg tables with an orchestrated, idempotent job',
            'Model it into facts and dimensions with dbt and at least ten tests',
            'Start the whole platform with Docker Compose and check it in continuous integration',
            'Run it unattended for two weeks and publish freshness and failure figures',
          ],
        },
        {
          title: 'Data engineering interviews',
          category: 'Interview',
          aim: 'Handle SQL, modelling and pipeline design rounds with structured answers',
          description:
            'Interviews mix live SQL, a modelling task and a design discussion. Good answers begin with grain, volume, freshness and failure handling before naming tools.',
          objectives: [
            'Solve sessionisation, deduplication and running-total tasks with window functions such as LAG and ROW_NUMBER',
            'Design a clickstream pipeline for one billion events a day, stating storage, partitioning and late-data rules',
            'Explain how you would backfill two years of history without disturbing daily runs',
          ],
        },
      ],
    },
  },
}
