import type { Topic } from './topic.ts'

export const graphql: Topic = {
  id: 'graphql',
  name: 'GraphQL',
  domain: 'backend',
  aliases: [
    'graphql',
    'graph ql',
    'graphql api',
    'grapql',
    'gql',
    'apollo graphql',
    'apollo server',
    'apollo client',
    'apollo federation',
    'graphql federation',
    'graphql relay',
    'dataloader',
    'urql',
  ],
  related: ['rest-api', 'nodejs', 'typescript', 'react', 'postgresql', 'authentication'],
  stages: {
    foundations: {
      title: 'Queries, schemas and types',
      overview:
        'You learn the query language and the type system by using an existing API, then define your own schema. By the end you can read a schema and ask it for exactly what you need.',
      tags: ['Queries', 'Schema', 'Types'],
      units: [
        {
          title: 'The query language',
          category: 'Concept',
          aim: 'Ask a GraphQL API for exactly the data you need',
          description:
            'A client names the fields it wants, and the answer has the same shape. Variables, aliases and fragments keep queries reusable.',
          objectives: [
            'Write a query with variables in GraphiQL against a public API',
            'Use aliases to request one field twice with different arguments',
            'Share a selection through a fragment and narrow a union with an inline fragment',
            'Explain the data and errors keys of a partial response',
          ],
        },
        {
          title: 'The type system',
          category: 'Concept',
          aim: 'Describe a domain in the schema definition language',
          description:
            'The schema is the contract between clients and server. Its types decide what can be asked and what may be absent.',
          objectives: [
            'Write object, input, enum, interface and union types for a library',
            'Choose nullability for ten fields and explain how a null propagates upwards',
            'Define a custom scalar for dates with its serialisation',
            'Document types with descriptions and mark a field as @deprecated',
          ],
        },
        {
          title: 'A first server',
          category: 'Tool',
          aim: 'Serve a schema with resolvers over HTTP',
          description:
            'A resolver is a function that supplies the value of a field. The execution engine calls one after another down the query.',
          objectives: [
            'Serve a schema with GraphQL Yoga or Apollo Server',
            'Explain the four resolver arguments: parent, args, context and info',
            'Trace in which order resolvers run for a nested query',
          ],
        },
      ],
    },
    core: {
      title: 'Resolvers, mutations and clients',
      overview:
        'You connect a schema to data without flooding the database, change data safely and use the API from a client. These are the tasks of everyday GraphQL work.',
      tags: ['DataLoader', 'Mutations', 'Client cache'],
      units: [
        {
          title: 'The N+1 problem and DataLoader',
          category: 'Practice',
          aim: 'Load nested data with a constant number of database queries',
          description:
            'Resolvers run per item, so a list of fifty easily causes fifty-one queries. DataLoader collects the keys of one tick and loads them together.',
          objectives: [
            'Count the SQL statements of a nested query before and after batching',
            'Write a loader that returns results in the order of its keys',
            'Create loaders per request and explain why a shared one leaks data',
          ],
        },
        {
          title: 'Mutations and errors',
          category: 'Practice',
          aim: 'Design mutations that report expected failures as data',
          description:
            'Top-level errors suit faults that a client cannot handle. Failures a user can correct belong in the schema, where they are typed.',
          objectives: [
            'Write a mutation with one input type and a payload type',
            'Model expected failures as a result union and unexpected ones as errors with extensions.code',
            'Explain why top-level mutation fields run one after another',
            'Mask internal error messages in production',
          ],
        },
        {
          title: 'Pagination with connections',
          category: 'Concept',
          aim: 'Page through lists with stable cursors',
          description:
            'The Relay connection pattern has become the usual shape for paged lists. It works with clients that merge pages for you.',
          objectives: [
            'Implement edges, nodes, cursors and pageInfo for a list',
            'Encode a cursor from the sort key and validate it on the way in',
            'Cap first and last and reject unbounded lists',
          ],
        },
        {
          title: 'Clients and normalised caches',
          category: 'Tool',
          aim: 'Use a GraphQL API from an application with typed operations',
          description:
            'Clients such as Apollo Client, urql and Relay store entities by identity. Generated types connect your queries to the compiler.',
          objectives: [
            'Generate typed documents with GraphQL Code Generator',
            'Explain how __typename and id form a cache key and what happens when id is missing',
            'Update a cached list after a mutation without a full refetch',
            'Place fragments next to the components that need their fields',
          ],
        },
      ],
    },
    advanced: {
      title: 'Security, federation and subscriptions',
      overview:
        'You protect a server from expensive queries, spread a schema over teams and push live data. You also learn to see what a single endpoint hides.',
      tags: ['Security', 'Federation', 'Real time'],
      units: [
        {
          title: 'Authorisation and query cost',
          category: 'Concept',
          aim: 'Prevent clients from reading or demanding too much',
          description:
            'One endpoint and free-form queries make rate limits by request count useless. Cost, depth and field permissions must be judged before and during execution.',
          objectives: [
            'Enforce permissions in the business layer so that every path to an object is covered',
            'Limit depth, aliases and computed cost and reject a hostile query',
            'Allow only trusted documents by hash for your own clients',
            'Decide about introspection and field suggestions in production',
          ],
        },
        {
          title: 'Schema evolution and federation',
          category: 'Concept',
          aim: 'Grow a schema across teams without versions',
          description:
            'GraphQL schemas evolve by adding and deprecating. Federation lets several services own parts of one graph behind a router.',
          objectives: [
            'Check a change against recorded operations and tell whether it breaks any',
            'Split an entity over two subgraphs with @key and a reference resolver',
            'Read a query plan and find the step that costs an extra round trip',
            'Name two signs that a single server would serve you better',
          ],
        },
        {
          title: 'Subscriptions and incremental delivery',
          category: 'Tool',
          aim: 'Deliver live changes to clients',
          description:
            'Subscriptions keep a stream open over WebSocket or server-sent events. They add state to your servers, so polling is sometimes the better answer.',
          objectives: [
            'Implement a subscription with graphql-ws or graphql-sse and an async generator',
            'Share events between instances through a broker such as Redis',
            'Authenticate a connection and end it when access is withdrawn',
            'Compare subscriptions with polling and @defer for three features',
          ],
        },
        {
          title: 'Tracing and caching responses',
          category: 'Practice',
          aim: 'Find slow fields and cache what can be cached',
          description:
            'Every request goes to the same path, so ordinary HTTP metrics say little. Traces per operation and field restore the view.',
          objectives: [
            'Record operation names and resolver spans with OpenTelemetry',
            'Send persisted queries by GET so that a CDN can cache them',
            'Derive a cache lifetime for a response from field-level cache hints',
          ],
        },
      ],
    },
    practice: {
      title: 'A graph for a real product',
      overview:
        'You build a graph with a client, review schemas and prepare for questions on trade-offs. Your work should show when GraphQL helps and when it does not.',
      tags: ['Project', 'Schema review', 'Interview'],
      units: [
        {
          title: 'Project: a recipe and pantry graph',
          category: 'Project',
          aim: 'Build a GraphQL API and a small client for recipes, pantries and shopping lists',
          description:
            'The data is strongly linked and different views need different parts of it. That is the situation for which GraphQL was made.',
          objectives: [
            'Design the schema from three client screens and review its nullability',
            'Serve it from a relational database with batched loading, at most six statements per query',
            'Share a shopping list live between two clients with a subscription',
            'Enforce household permissions and test them with two users',
            'Reject queries above a cost limit and document the limit',
          ],
        },
        {
          title: 'Schema review exercise',
          category: 'Practice',
          aim: 'Review and improve a schema that mirrors database tables',
          description:
            'Many weak schemas expose columns and foreign keys as they are. Redesigning one trains you to think from the needs of clients.',
          objectives: [
            'Replace foreign key fields with object references',
            'Split a generic update mutation into mutations named after intentions',
            'Plan the deprecation of each removed field with usage data',
          ],
        },
        {
          title: 'GraphQL interview questions',
          category: 'Interview',
          aim: 'Explain GraphQL with its costs and alternatives',
          description:
            'Interviewers want to hear trade-offs rather than enthusiasm. Be ready to argue against GraphQL for a given system.',
          objectives: [
            'Explain N+1 on a whiteboard and solve it',
            'Answer how you would rate-limit a public GraphQL API',
            'Describe how a non-null error empties a whole response and how to avoid that',
            'Recommend REST or GraphQL for two given products with reasons',
          ],
        },
      ],
    },
  },
}
