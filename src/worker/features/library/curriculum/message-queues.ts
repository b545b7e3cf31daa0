import type { Topic } from './topic.ts'

export const messageQueues: Topic = {
  id: 'message-queues',
  name: 'Message queues and event streaming',
  domain: 'backend',
  aliases: [
    'message queues',
    'message queue',
    'message ques',
    'message brokers',
    'message broker',
    'messaging systems',
    'asynchronous messaging',
    'event streaming',
    'event-driven',
    'event driven architecture',
    'event-driven architecture',
    'pub/sub',
    'pubsub',
    'publish subscribe',
    'kafka',
    'apache kafka',
    'kafka streams',
    'rabbitmq',
    'rabbit mq',
    'amqp',
    'nats',
    'jetstream',
    'sqs',
    'pulsar',
    'redpanda',
    'activemq',
    'mqtt',
    'celery',
    'bullmq',
    'background jobs',
    'job queue',
    'task queue',
    'outbox pattern',
    'dead letter queue',
  ],
  related: ['redis', 'postgresql', 'system-design', 'data-engineering', 'concurrency', 'docker'],
  stages: {
    foundations: {
      title: 'Decoupling work with queues',
      overview:
        'You learn why systems hand work over instead of waiting for it. You run a broker, send your first messages and handle failures.',
      tags: ['Queues', 'RabbitMQ', 'Acknowledgements'],
      units: [
        {
          title: 'Synchronous calls and messages',
          category: 'Concept',
          aim: 'Decide when a message is better than a direct call',
          description:
            'A direct call ties the caller to the speed and health of the callee. A message stores the work, at the price of delay and harder tracing.',
          objectives: [
            'Compare a call and a message for order confirmation by latency, failure and coupling',
            'Distinguish commands, events and queries with an example of each',
            'Explain point-to-point, publish-subscribe and log-based messaging in one diagram each',
          ],
        },
        {
          title: 'A first queue with RabbitMQ',
          category: 'Tool',
          aim: 'Publish and consume messages with acknowledgements',
          description:
            'RabbitMQ routes messages from exchanges to queues and gives them to consumers. Acknowledgements decide when a message may be forgotten.',
          objectives: [
            'Route messages through direct, topic and fanout exchanges with bindings',
            'Kill a consumer before it acknowledges and watch the redelivery',
            'Combine durable quorum queues with publisher confirms and survive a broker restart',
          ],
        },
        {
          title: 'Background jobs in a web application',
          category: 'Practice',
          aim: 'Move slow work out of a request and report its progress',
          description:
            'Mails, thumbnails and reports should not hold up a response. Job libraries on top of a broker or database provide retries and schedules.',
          objectives: [
            'Move image resizing to Celery, BullMQ or Sidekiq and compare response times',
            'Pass identifiers instead of objects and explain what goes wrong otherwise',
            'Retry with exponential backoff and jitter, and expose the job status to the client',
          ],
        },
      ],
    },
    core: {
      title: 'Kafka and delivery guarantees',
      overview:
        'You work with a distributed log and understand partitions, offsets and groups. You make consumers correct when messages repeat or arrive in another order.',
      tags: ['Kafka', 'Partitions', 'Idempotency'],
      units: [
        {
          title: 'The Kafka log',
          category: 'Concept',
          aim: 'Explain topics, partitions, offsets and consumer groups',
          description:
            'Kafka keeps messages in an ordered log that many readers can replay. Order holds inside a partition only, so the key you choose matters.',
          objectives: [
            'Run a KRaft cluster of three brokers in Docker and inspect leaders and in-sync replicas',
            'Choose a partition key that keeps per-customer order without a hot partition',
            'Add and remove group members and describe the rebalance under the KIP-848 protocol',
          ],
        },
        {
          title: 'Producers, acknowledgements and loss',
          category: 'Tool',
          aim: 'Configure producers and topics for a stated durability',
          description:
            'Whether an acknowledged message can be lost depends on a handful of settings. Throughput and safety pull them in opposite directions.',
          objectives: [
            'Explain acks=all, min.insync.replicas and replication factor, and stop a broker to verify it',
            'Enable the idempotent producer and explain which duplicates it prevents',
            'Tune linger.ms, batch.size and compression and plot throughput against latency',
          ],
        },
        {
          title: 'Idempotent consumers',
          category: 'Practice',
          aim: 'Process repeated messages without repeating their effects',
          description:
            'At-least-once delivery means that duplicates will come. Deduplication by key or naturally idempotent updates keep the result correct.',
          objectives: [
            'Commit offsets after processing and show the duplicate caused by a crash in between',
            'Store processed message ids in the same transaction as the business change',
            'Handle out-of-order updates with a version number or event timestamp',
          ],
        },
        {
          title: 'Retries, dead letters and poison messages',
          category: 'Practice',
          aim: 'Handle failing messages without blocking the healthy ones',
          description:
            'A single bad message can stop a partition or circle forever. Retry stages and dead-letter queues isolate it until somebody decides.',
          objectives: [
            'Separate transient from permanent errors and treat each accordingly',
            'Build delayed retries and a dead-letter queue in RabbitMQ, SQS or Kafka',
            'Write a redrive tool with filter, dry run and rate limit',
          ],
        },
      ],
    },
    advanced: {
      title: 'Event-driven systems at scale',
      overview:
        'You connect services through events without losing consistency. You evolve schemas, process streams and run brokers under load.',
      tags: ['Outbox', 'Schemas', 'Stream processing', 'Operations'],
      units: [
        {
          title: 'Outbox, sagas and consistency',
          category: 'Concept',
          aim: 'Keep database and messages consistent across services',
          description:
            'Writing to a database and to a broker are two actions, and a crash can separate them. The outbox pattern and sagas restore consistency without a global transaction.',
          objectives: [
            'Implement a transactional outbox in PostgreSQL with a polling or Debezium relay',
            'Design an order saga with compensation for payment and stock, in both choreography and orchestration',
            'Explain why consumers still need idempotency after an outbox',
          ],
        },
        {
          title: 'Event schemas and evolution',
          category: 'Tool',
          aim: 'Change event formats without breaking consumers',
          description:
            'Events outlive the code that wrote them. A schema with compatibility rules lets producers and consumers deploy independently.',
          objectives: [
            'Define events in Avro or Protobuf with a schema registry and set backward compatibility',
            'Add, rename and remove a field safely in several deployments',
            'Document channels in AsyncAPI and use the CloudEvents envelope',
          ],
        },
        {
          title: 'Stream processing and replay',
          category: 'Concept',
          aim: 'Compute live results from event streams and rebuild them from history',
          description:
            'A log can be joined, aggregated and replayed into new views. Time, state and reprocessing need explicit decisions.',
          objectives: [
            'Aggregate orders per minute with Kafka Streams or Flink and a grace period for late events',
            'Join a stream to a compacted topic used as a table',
            'Rebuild a projection from offset zero beside the running one and switch over',
            'Explain Kafka transactions and the limits of exactly-once with external systems',
          ],
        },
        {
          title: 'Running brokers under load',
          category: 'Practice',
          aim: 'Size, monitor and protect a messaging system',
          description:
            'Growing lag is the first sign that consumers cannot keep up. Capacity, back-pressure and retention decide whether a peak becomes an outage.',
          objectives: [
            'Alert on consumer lag in seconds rather than messages and explain the difference',
            'Calculate partitions, disk and network for 50,000 messages per second with three days of retention',
            'Apply prefetch limits, quotas or load shedding and demonstrate the effect under overload',
            'Propagate trace context through message headers with OpenTelemetry',
          ],
        },
      ],
    },
    practice: {
      title: 'Messaging in real systems',
      overview:
        'You build an event-driven system and break it on purpose. You practise the questions on guarantees and failure that interviews like.',
      tags: ['Project', 'Failure tests', 'Interview'],
      units: [
        {
          title: 'Breaking things on purpose',
          category: 'Practice',
          aim: 'Verify delivery guarantees by fault injection',
          description:
            'Claims about delivery deserve a test. Killing brokers and consumers under load shows what a configuration really promises.',
          objectives: [
            'Send 100,000 numbered messages while stopping brokers and consumers, then count loss and duplicates',
            'Add network delay and partition with Toxiproxy and observe timeouts and rebalances',
            'Change one setting at a time and record which guarantee changed',
          ],
        },
        {
          title: 'Project: an event-driven order system',
          category: 'Project',
          aim: 'Build three services that cooperate only through events',
          description:
            'Orders, payment and shipping exercise keys, sagas, retries and schema changes. Failure tests in the repository prove the design.',
          objectives: [
            'Implement order, payment and shipping services with an outbox and idempotent consumers',
            'Version at least one event and deploy producer and consumer in either order',
            'Provide dashboards for lag, retries, dead letters and end-to-end latency',
            'Show in an automated test that no order is lost or charged twice when any one process is killed',
          ],
        },
        {
          title: 'Messaging interviews',
          category: 'Interview',
          aim: 'Explain guarantees, ordering and broker choice precisely',
          description:
            'Questions on exactly-once and ordering separate careful engineers from the rest. Precise wording about where a guarantee begins and ends is expected.',
          objectives: [
            'Compare Kafka, RabbitMQ, SQS and NATS JetStream for four given workloads',
            'Explain why exactly-once delivery is impossible in general and what effectively-once means',
            'Design notifications for 20 million users with priorities, deduplication and quiet hours',
          ],
        },
      ],
    },
  },
}
