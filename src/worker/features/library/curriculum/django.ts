import type { Topic } from './topic.ts'

export const django: Topic = {
  id: 'django',
  name: 'Django',
  domain: 'backend',
  aliases: [
    'django',
    'python django',
    'djago',
    'django rest framework',
    'drf',
    'django orm',
    'django admin',
    'django channels',
    'django ninja',
    'django celery',
    'wagtail',
  ],
  related: ['python', 'postgresql', 'html-css', 'rest-api', 'redis', 'fastapi', 'docker'],
  stages: {
    foundations: {
      title: 'Projects, models and views',
      overview:
        'You create a Django project and build pages from models, views and templates. By the end you have a working site with an admin area.',
      tags: ['Models', 'Views', 'Admin'],
      units: [
        {
          title: 'Projects, apps and settings',
          category: 'Tool',
          aim: 'Create a project and explain how a request reaches its view',
          description:
            'A Django project holds settings and several apps, each for one part of the domain. Requests pass middleware and URL patterns before a view answers.',
          objectives: [
            'Create a project and an app with django-admin and manage.py',
            'Trace a request through middleware, URLconf and view to the response',
            'Name patterns with app_name and reverse them in code and templates',
            'Define a custom user model before the first migration and say why',
          ],
        },
        {
          title: 'Models and migrations',
          category: 'Concept',
          aim: 'Describe data as models and change the schema safely',
          description:
            'A model class defines a table, its fields and its rules. Migrations record every change so that all databases stay alike.',
          objectives: [
            'Define models with ForeignKey and ManyToManyField and choose on_delete for each',
            'Create and inspect a migration with makemigrations and sqlmigrate',
            'Add a UniqueConstraint and a CheckConstraint in Meta',
            'Query with filter, exclude and field lookups in the shell',
          ],
        },
        {
          title: 'Views, templates and forms',
          category: 'Practice',
          aim: 'Build pages that list, show and edit data',
          description:
            'Views turn requests into responses, and templates render them with automatic escaping. Forms validate input and show it again with errors.',
          objectives: [
            'Write the same list page as a function view and as a generic ListView and compare them',
            'Share markup through template inheritance and a partial',
            'Validate with a ModelForm, a clean method and the CSRF token',
            'Follow post, redirect, get after a successful form',
          ],
        },
        {
          title: 'The admin',
          category: 'Tool',
          aim: 'Give staff an editing interface in an hour',
          description:
            'The admin is generated from your models and is a main reason to choose Django. It is meant for trusted staff, and customising it has limits.',
          objectives: [
            'Register a model with list_display, search_fields and list_filter',
            'Edit related rows with an inline and speed up selects with autocomplete_fields',
            'Write an admin action with a permission check',
          ],
        },
      ],
    },
    core: {
      title: 'The ORM, accounts and APIs',
      overview:
        'You write efficient queries, manage users and permissions and expose data as an API. Tests accompany each step.',
      tags: ['ORM', 'Auth', 'DRF', 'Testing'],
      units: [
        {
          title: 'Efficient queries',
          category: 'Practice',
          aim: 'Fetch exactly the rows needed in few queries',
          description:
            'QuerySets are lazy and easy to combine, which also hides how many queries they cause. A look at the SQL belongs to daily work.',
          objectives: [
            'Remove an N+1 pattern with select_related or prefetch_related and check with assertNumQueries',
            'Aggregate with annotate, Count with a filter, and Subquery',
            'Update a counter without a race by means of F expressions',
            'Put common filters into a custom QuerySet used as manager',
          ],
        },
        {
          title: 'Users, sessions and permissions',
          category: 'Concept',
          aim: 'Control who may see and change what',
          description:
            'Django brings accounts, password hashing, sessions and permissions. Checks for single objects remain your own task.',
          objectives: [
            'Set up sign-in, sign-out and password reset with the built-in views',
            'Require sign-in site-wide with LoginRequiredMiddleware and exempt public views',
            'Restrict a QuerySet to the current user so that foreign ids return 404',
            'Assign permissions through groups and test them',
          ],
        },
        {
          title: 'APIs with Django REST framework',
          category: 'Tool',
          aim: 'Offer models as a documented JSON API',
          description:
            'Django REST framework adds serialisers, view sets and permissions to Django. Its shortcuts are productive as long as you control what they expose.',
          objectives: [
            'Write a ModelSerializer with explicit fields and a cross-field validate method',
            'Build a ViewSet with get_queryset limited by user, and a router',
            'Configure pagination, throttling and token or session authentication',
            'Generate an OpenAPI document with drf-spectacular',
          ],
        },
        {
          title: 'Testing Django code',
          category: 'Practice',
          aim: 'Cover models, views and permissions with fast tests',
          description:
            'Each test runs inside a transaction that is rolled back. Factories and the test client make it cheap to check behaviour through the front door.',
          objectives: [
            'Test views with the client, including redirects and form errors',
            'Create shared data in setUpTestData or with factory_boy',
            'Check sent mail in mail.outbox and on-commit callbacks with captureOnCommitCallbacks',
          ],
        },
      ],
    },
    advanced: {
      title: 'Background work, scale and hardening',
      overview:
        'You move slow work out of requests, keep the database healthy under load and secure a deployment. The site becomes something you can run for years.',
      tags: ['Tasks', 'Migrations', 'Security'],
      units: [
        {
          title: 'Background tasks and async',
          category: 'Concept',
          aim: 'Run slow work outside the request cycle',
          description:
            'Mail, imports and calls to other services should not keep a visitor waiting. Django 6 defines a tasks interface, while Celery remains the common worker.',
          objectives: [
            'Enqueue work after the commit with transaction.on_commit',
            'Write an idempotent Celery task with retries and a time limit',
            'Compare the django.tasks interface with Celery and say what a backend must supply',
            'Write an async view and explain when the ORM still uses a thread',
          ],
        },
        {
          title: 'Migrations without downtime',
          category: 'Practice',
          aim: 'Change a large live schema without stopping the site',
          description:
            'During a deployment old and new code use the same tables. Schema changes must be split so that both versions work at each moment.',
          objectives: [
            'Rename a column in three deployments by adding, copying and removing',
            'Fill a large table in batches with a data migration',
            'Create an index with AddIndexConcurrently on PostgreSQL',
            'Use SeparateDatabaseAndState to move a model between apps',
          ],
        },
        {
          title: 'Caching and database performance',
          category: 'Tool',
          aim: 'Find the slow parts of a site and relieve them',
          description:
            'Most slow Django pages wait for queries. Profiling comes first, caching only after the queries are right.',
          objectives: [
            'Find duplicate and slow queries with Django Debug Toolbar and explain()',
            'Cache a template fragment in Redis and name the event that must clear it',
            'Configure connection pooling for PostgreSQL',
            'Stream a large export with iterator and StreamingHttpResponse',
          ],
        },
        {
          title: 'Deployment and security settings',
          category: 'Practice',
          aim: 'Deploy Django with safe settings',
          description:
            'The default settings suit development. A few settings and headers decide whether the deployed site is safe.',
          objectives: [
            'Resolve every warning of manage.py check --deploy',
            'Serve static files with hashed names through WhiteNoise or a CDN',
            'Set a content security policy with the middleware of Django 6',
            'Show an injection through raw or extra and a script injection through mark_safe, then fix both',
          ],
        },
      ],
    },
    practice: {
      title: 'A site with real users',
      overview:
        'You build and launch a site, work in foreign Django code and prepare for interviews. The project should be used by at least one person other than you.',
      tags: ['Project', 'Legacy code', 'Interview'],
      units: [
        {
          title: 'Project: a club management site',
          category: 'Project',
          aim: 'Build and launch a site that manages members, fees and events of a club',
          description:
            'Clubs need accounts, forms, mails and an office view, which is what Django does best. A real club makes the requirements honest.',
          objectives: [
            'Model members, fees and events with constraints in the database',
            'Give the board an admin with actions, exports and restricted permissions',
            'Send fee reminders as background tasks that never go out twice',
            'Limit event places under concurrent sign-ups with select_for_update',
            'Deploy with PostgreSQL, backups that were restored once and error reporting',
          ],
        },
        {
          title: 'Reading and improving a Django code base',
          category: 'Practice',
          aim: 'Find your way in an unfamiliar project and improve it measurably',
          description:
            'Jobs start with code somebody else wrote. Open-source projects in Django are plentiful and have issues waiting.',
          objectives: [
            'Draw the models of an open-source project and its most used relations',
            'Reduce the query count of one page and prove it with a test',
            'Move logic out of signals or a fat view into a tested function',
          ],
        },
        {
          title: 'Django interview questions',
          category: 'Interview',
          aim: 'Answer questions on the ORM, requests and security with examples',
          description:
            'Django interviews often contain a slow view to repair. Knowing how the ORM produces SQL is the key to most of them.',
          objectives: [
            'Explain when a QuerySet hits the database and what is cached in it',
            'Compare select_related with prefetch_related by the SQL they send',
            'Describe how CSRF protection works and when an API needs it',
            'Say why signals make code hard to follow and what you use instead',
          ],
        },
      ],
    },
  },
}
