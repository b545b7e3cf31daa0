import type { Topic } from './topic.ts'

export const restApi: Topic = {
  id: 'rest-api',
  name: 'REST APIs',
  domain: 'backend',
  aliases: [
    'rest api',
    'rest apis',
    'rest-api',
    'restful',
    'restful api',
    'restfull api',
    'http api',
    'web api',
    'api design',
    'api development',
    'apis',
    'openapi',
    'swagger api',
    'swagger ui',
    'webhooks',
  ],
  related: ['authentication', 'graphql', 'nodejs', 'fastapi', 'spring-boot', 'web-security', 'system-design'],
  stages: {
    foundations: {
      title: 'HTTP as the language of APIs',
      overview:
        'You learn to read and send HTTP requests and to name what they act on. By the end you can call any documented API and sketch a small one.',
      tags: ['HTTP', 'Resources', 'JSON'],
      units: [
        {
          title: 'Requests, responses and curl',
          category: 'Tool',
          aim: 'Send any HTTP request by hand and read the whole answer',
          description:
            'An API call is a method, a target, headers and perhaps a body. Tools such as curl show them without a library in between.',
          objectives: [
            'Send GET and POST requests with curl and inspect headers with -v',
            'Explain the roles of Content-Type and Accept in one exchange',
            'Describe which parts of a URL are path, query and fragment and which reach the server',
          ],
        },
        {
          title: 'Methods and status codes',
          category: 'Concept',
          aim: 'Choose the right method and status code for a situation',
          description:
            'RFC 9110 defines what methods and status codes promise. Clients, caches and proxies act on those promises, so wrong ones cause real faults.',
          objectives: [
            'Say which methods are safe, which are idempotent and why PATCH need not be',
            'Choose among 200, 201, 202 and 204 for four operations',
            'Distinguish 400, 401, 403, 404, 409 and 422 with an example each',
            'Explain why an error inside a 200 response misleads monitoring',
          ],
        },
        {
          title: 'Resources and representations',
          category: 'Concept',
          aim: 'Model a small domain as resources with stable addresses',
          description:
            'REST describes a system as resources that are read and changed through representations. Good names outlive the database tables behind them.',
          objectives: [
            'List the REST constraints and say what statelessness means for sessions',
            'Design paths for orders, their items and a cancellation',
            'Choose JSON formats for dates, money and identifiers and give reasons',
            'Turn an RPC-style endpoint such as /createOrder into a resource',
          ],
        },
      ],
    },
    core: {
      title: 'Contracts, collections and errors',
      overview:
        'You write the contract of an API before its code and settle the questions every API meets. You learn to validate, page and report errors consistently.',
      tags: ['OpenAPI', 'Pagination', 'Errors'],
      units: [
        {
          title: 'Contracts with OpenAPI',
          category: 'Tool',
          aim: 'Describe an API in OpenAPI and use the document in earnest',
          description:
            'An OpenAPI document states what an API accepts and returns. Documentation, clients, mocks and tests can all be derived from it.',
          objectives: [
            'Write an OpenAPI 3.1 document with shared schemas and examples',
            'Lint it with Spectral or Redocly and resolve every finding',
            'Generate a typed client and run a mock server from the document',
            'Compare contract-first with code-first for a given team',
          ],
        },
        {
          title: 'Collections: paging, filtering, sorting',
          category: 'Practice',
          aim: 'Design list endpoints that stay fast and correct as data grows',
          description:
            'Lists are the most used endpoints and the first to become slow. Paging by offset also skips or repeats items while data changes.',
          objectives: [
            'Implement cursor pagination on a unique sort key',
            'Show how offset paging loses an item when another one is inserted',
            'Define a filter and sort syntax that rejects unknown fields',
            'Limit page sizes and document the maximum',
          ],
        },
        {
          title: 'Validation and problem details',
          category: 'Practice',
          aim: 'Reject bad input with errors a client can act on',
          description:
            'Clients need to know what was wrong, where, and whether to retry. RFC 9457 gives a common format for that.',
          objectives: [
            'Return application/problem+json with type, title, status, detail and instance',
            'Report all invalid fields at once with JSON pointers',
            'Keep stack traces and queries out of responses while logging a correlation id',
          ],
        },
        {
          title: 'Authentication and access',
          category: 'Concept',
          aim: 'Protect endpoints so that callers reach only their own data',
          description:
            'Most API breaches use valid requests for objects that belong to someone else. Authentication says who calls, authorisation must be checked for each object.',
          objectives: [
            'Compare API keys, session cookies and OAuth 2 bearer tokens for three kinds of client',
            'Prevent broken object level authorisation and write the test for it',
            'Define scopes for read and write access',
            'Configure CORS for one origin and explain what it does not protect',
          ],
        },
      ],
    },
    advanced: {
      title: 'Concurrency, evolution and load',
      overview:
        'You handle retries, simultaneous edits and change over years. These are the questions that separate a demo from an API other companies rely on.',
      tags: ['Idempotency', 'Versioning', 'Rate limits'],
      units: [
        {
          title: 'Idempotency and conditional requests',
          category: 'Concept',
          aim: 'Make retries and parallel edits safe',
          description:
            'Networks fail after the server did the work, and clients try again. Keys and entity tags let the server recognise repeats and conflicts.',
          objectives: [
            'Implement an Idempotency-Key header for payments, including concurrent duplicates',
            'Prevent lost updates with ETag and If-Match and answer 412',
            'Save transfer with If-None-Match and 304',
            'Decide how long keys are kept and what is stored with them',
          ],
        },
        {
          title: 'Versioning and deprecation',
          category: 'Concept',
          aim: 'Change an API without breaking its clients',
          description:
            'Adding is usually safe, while removing or tightening is not. A plan for change must exist before the first outside client.',
          objectives: [
            'Classify ten changes as breaking or compatible',
            'Compare versions in the path, in a header and by date',
            'Announce removal with the Deprecation and Sunset headers and measure remaining use',
            'Detect breaking changes between two OpenAPI documents in CI',
          ],
        },
        {
          title: 'Rate limits and long operations',
          category: 'Practice',
          aim: 'Keep an API responsive under heavy or slow use',
          description:
            'One eager client can starve the others, and some work takes minutes. Limits and asynchronous operations keep responses short and fair.',
          objectives: [
            'Limit requests with a token bucket and answer 429 with Retry-After',
            'Model a report export as 202 with a status resource',
            'Deliver results by webhook with a signature, retries and replay protection',
            'Set timeouts on each downstream call so that the total stays within a deadline',
          ],
        },
      ],
    },
    practice: {
      title: 'An API others can build on',
      overview:
        'You design, build and publish an API, test it against its contract and review the design of others. Your API should be usable by someone you never talk to.',
      tags: ['Project', 'Review', 'Interview'],
      units: [
        {
          title: 'Project: an equipment rental API',
          category: 'Project',
          aim: 'Design and build an API for reserving, handing out and returning equipment',
          description:
            'Reservations conflict, states follow each other and money is involved. The domain forces decisions on concurrency, errors and permissions.',
          objectives: [
            'Write the OpenAPI contract first and have someone else review it',
            'Prevent double booking under parallel requests and prove it with a test',
            'Offer cursor paging, problem details and idempotent creation throughout',
            'Separate customer and staff access by scope and by object',
            'Publish reference documentation with a quick start of five minutes',
          ],
        },
        {
          title: 'Testing an API against its contract',
          category: 'Practice',
          aim: 'Find differences between an API and its description',
          description:
            'Documents and code drift apart unless something compares them. Generated tests also send input that nobody would write by hand.',
          objectives: [
            'Run Schemathesis against an API and fix three findings',
            'Write integration tests for authorisation with two users',
            'Check every error response against the problem details schema',
          ],
        },
        {
          title: 'API design interview',
          category: 'Interview',
          aim: 'Design an API aloud within forty minutes',
          description:
            'Design interviews reward clear scope, good questions and named trade-offs. A fixed sequence from use cases to failure modes keeps you on course.',
          objectives: [
            'Ask for clients, volume and consistency needs before naming endpoints',
            'Design the resources of a ride-hailing or messaging API with example payloads',
            'Explain what happens when the client times out after a payment',
            'Compare REST with GraphQL and gRPC for the case at hand',
          ],
        },
      ],
    },
  },
}
