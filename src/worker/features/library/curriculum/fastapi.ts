import type { Topic } from './topic.ts'

export const fastapi: Topic = {
  id: 'fastapi',
  name: 'FastAPI',
  domain: 'backend',
  aliases: [
    'fastapi',
    'fast api',
    'fast-api',
    'python api',
    'python backend',
    'pydantic',
    'uvicorn',
    'starlette',
    'asgi',
    'sqlmodel',
    'sqlalchemy',
    'python microservices',
  ],
  related: ['python', 'rest-api', 'postgresql', 'docker', 'authentication', 'machine-learning', 'django'],
  stages: {
    foundations: {
      title: 'Path operations and Pydantic models',
      overview:
        'You write your first endpoints and let type hints do the validation. By the end you can build a small API whose documentation writes itself.',
      tags: ['Type hints', 'Pydantic', 'OpenAPI'],
      units: [
        {
          title: 'A first application',
          category: 'Tool',
          aim: 'Run a FastAPI application and read its generated documentation',
          description:
            'FastAPI turns annotated functions into HTTP endpoints and an OpenAPI document. It builds on Starlette for the web part and Pydantic for data.',
          objectives: [
            'Set up a project with uv and start it with fastapi dev',
            'Declare path and query parameters with types and defaults',
            'Try an endpoint in the interactive documentation and find its part in openapi.json',
            'Explain what Uvicorn, Starlette and FastAPI each contribute',
          ],
        },
        {
          title: 'Pydantic models',
          category: 'Concept',
          aim: 'Validate and serialise data with Pydantic 2',
          description:
            'A model states which data is allowed, and invalid input never reaches your code. Separate models for input and output keep internal fields inside.',
          objectives: [
            'Define models with Field constraints and Annotated types',
            'Write a field_validator and a model_validator',
            'Reject unknown fields with extra set to forbid in model_config',
            'Explain the difference between model_dump in python and json mode',
          ],
        },
        {
          title: 'Requests, responses and errors',
          category: 'Practice',
          aim: 'Control status codes, response shapes and error messages',
          description:
            'The return annotation filters and documents what is sent. Exceptions and handlers decide what a client learns when something fails.',
          objectives: [
            'Filter an internal field out through a response model',
            'Raise HTTPException with fitting status codes and document them in responses',
            'Replace the default 422 body with a handler for RequestValidationError',
            'Accept an uploaded file with UploadFile and limit its size',
          ],
        },
      ],
    },
    core: {
      title: 'Dependencies, database and tests',
      overview:
        'You share logic through dependency injection, store data and test without touching the real world. The result is a service with a clear structure.',
      tags: ['Depends', 'SQLAlchemy', 'pytest'],
      units: [
        {
          title: 'Dependency injection',
          category: 'Concept',
          aim: 'Provide sessions, settings and users to endpoints through dependencies',
          description:
            'Depends resolves a tree of functions for each request. It replaces globals and makes every part exchangeable in tests.',
          objectives: [
            'Write a dependency with yield that cleans up after the response',
            'Define a reusable type alias with Annotated and Depends',
            'Explain how results are cached within a request',
            'Apply a dependency to a whole APIRouter',
          ],
        },
        {
          title: 'SQLAlchemy 2 with async sessions',
          category: 'Tool',
          aim: 'Read and write a relational database from async endpoints',
          description:
            'SQLAlchemy 2 offers typed models and an async session. Lazy loading does not work there, so relations must be loaded on purpose.',
          objectives: [
            'Map tables with DeclarativeBase, Mapped and mapped_column',
            'Provide one AsyncSession per request and decide where it commits',
            'Load relations with selectinload and explain the MissingGreenlet error',
            'Create and review a migration with Alembic autogenerate',
          ],
        },
        {
          title: 'Async and blocking code',
          category: 'Concept',
          aim: 'Choose between async def and def for each endpoint',
          description:
            'Endpoints with async def run on the event loop, those with def in a thread pool. One blocking call in the wrong place stops every request.',
          objectives: [
            'Demonstrate with a load test how time.sleep in async def blocks other requests',
            'Call two services at once with httpx and asyncio.TaskGroup',
            'Move a blocking library into run_in_threadpool',
            'State the default limit of the thread pool and how it shows under load',
          ],
        },
        {
          title: 'Testing with pytest',
          category: 'Practice',
          aim: 'Test endpoints with replaced dependencies and a real database',
          description:
            'The test client calls the application without a server. Overridden dependencies replace the outside world for each test.',
          objectives: [
            'Test endpoints with TestClient and async ones with httpx and ASGITransport',
            'Replace a dependency through app.dependency_overrides and reset it',
            'Run each test in a transaction that is rolled back',
            'Mock outgoing HTTP calls with respx',
          ],
        },
      ],
    },
    advanced: {
      title: 'Security, streaming and operation',
      overview:
        'You secure endpoints, handle long work and live data, and run the service under load. You also learn where the framework stops and your own design begins.',
      tags: ['OAuth 2', 'Streaming', 'Deployment'],
      units: [
        {
          title: 'Authentication and scopes',
          category: 'Practice',
          aim: 'Verify callers and restrict them to their own data',
          description:
            'FastAPI has helpers for OAuth 2 flows and API keys, and leaves the decisions to you. Token checks belong in dependencies, object checks in queries.',
          objectives: [
            'Verify a JWT with issuer, audience, expiry and a fixed algorithm',
            'Hash passwords with Argon2 through pwdlib',
            'Require scopes with Security and SecurityScopes',
            'Write a test in which one user asks for the object of another',
          ],
        },
        {
          title: 'Background jobs and streaming',
          category: 'Concept',
          aim: 'Handle work that outlasts a request or produces results bit by bit',
          description:
            'BackgroundTasks run in the same process and vanish with it. Queues, streams and WebSockets suit work that is longer or continuous.',
          objectives: [
            'Decide between BackgroundTasks and a queue such as Celery or arq for three jobs',
            'Stream model output as server-sent events and stop when the client leaves',
            'Serve a WebSocket with several rooms and handle disconnects',
            'Load a model once in the lifespan handler and release it at shutdown',
          ],
        },
        {
          title: 'Structure for larger services',
          category: 'Concept',
          aim: 'Organise a growing service so that logic stays independent of HTTP',
          description:
            'Tutorial code in one file does not survive a year of features. Routers, services and repositories give every change an obvious place.',
          objectives: [
            'Split an application into packages by feature with their own APIRouter',
            'Keep business rules in functions that import neither FastAPI nor SQLAlchemy',
            'Read settings with pydantic-settings and fail at start-up when one is missing',
            'Version an API with routers under separate prefixes',
          ],
        },
        {
          title: 'Running under load',
          category: 'Tool',
          aim: 'Deploy the service and know its limits',
          description:
            'Python uses one core per process, so workers, pools and limits have to fit together. Measurements under load show which one gives way first.',
          objectives: [
            'Choose the number of workers and explain its effect on database connections',
            'Configure proxy headers so that client addresses and HTTPS are recognised',
            'Instrument the service with OpenTelemetry and find the slowest span',
            'Measure latency with Locust before and after one optimisation',
          ],
        },
      ],
    },
    practice: {
      title: 'A service for other programs',
      overview:
        'You build a service that other programs depend on, harden an existing one and prepare for interviews. Much FastAPI work serves models, so the project does too.',
      tags: ['Project', 'Hardening', 'Interview'],
      units: [
        {
          title: 'Project: a document extraction service',
          category: 'Project',
          aim: 'Build a service that accepts documents, extracts fields and reports results',
          description:
            'Uploads, slow processing and structured output are typical of services around models. The extraction itself may be simple, the service around it should not be.',
          objectives: [
            'Accept uploads with limits on type and size and answer 202 with a job address',
            'Process jobs in a separate worker with retries and a visible state',
            'Return results as Pydantic models with a confidence for each field',
            'Isolate tenants by API key and prove it with tests',
            'Deploy with Docker Compose, migrations and a health check that tests the database',
          ],
        },
        {
          title: 'Hardening a tutorial application',
          category: 'Practice',
          aim: 'Turn tutorial code into something you would put online',
          description:
            'Much FastAPI code begins as a copied example. Finding what is missing trains the eye for reviews.',
          objectives: [
            'Replace wildcard CORS, secrets in code and missing limits',
            'Add type checking with mypy or pyright and Ruff to the build',
            'Fix a blocking driver in async endpoints and show the effect',
          ],
        },
        {
          title: 'FastAPI interview questions',
          category: 'Interview',
          aim: 'Explain how FastAPI works and when to choose it',
          description:
            'Questions cover async, validation and structure, often with a code sample. Compare with Django or Flask from experience rather than slogans.',
          objectives: [
            'Explain what happens between an incoming request and your function',
            'Find the blocking call and the shared session in a code sample',
            'Compare FastAPI with Django for an internal admin system and for a model API',
            'Describe how you would test an endpoint that calls a paid service',
          ],
        },
      ],
    },
  },
}
