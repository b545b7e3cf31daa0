import type { Topic } from './topic.ts'

export const php: Topic = {
  id: 'php',
  name: 'PHP',
  domain: 'languages',
  aliases: [
    'php',
    'php8',
    'php 8',
    'laravel',
    'symfony',
    'phpunit',
    'phpstan',
    'lamp stack',
    'wordpress development',
    'wordpress plugin',
  ],
  related: ['sql', 'rest-api', 'web-security', 'html-css', 'docker', 'redis'],
  stages: {
    foundations: {
      title: 'PHP requests, types and arrays',
      overview:
        'You learn how PHP turns a request into a response and how its types behave. Arrays, functions and safe output give you a first dynamic site.',
      tags: ['Syntax', 'Arrays', 'HTTP'],
      units: [
        {
          title: 'Types, strict mode and control flow',
          category: 'Concept',
          aim: 'Write typed PHP functions that reject wrong input',
          description:
            'PHP converts between types unless you ask it not to. Declaring types and enabling strict mode moves many mistakes from production into development.',
          objectives: [
            'Add declare(strict_types=1) and show a call that now throws a TypeError',
            'Compare == and === on numeric strings, null and empty arrays',
            'Use match, the null-safe operator and named arguments',
            'Declare union and nullable types on parameters and return values',
          ],
        },
        {
          title: 'Arrays and strings',
          category: 'Concept',
          aim: 'Transform lists and maps with built-in functions',
          description:
            'One PHP array type serves as list, dictionary and ordered map. Knowing how keys and copies behave keeps data processing predictable.',
          objectives: [
            'Reshape records with array_map, array_filter and array_column',
            'Explain copy-on-write and the danger of a reference left over from foreach',
            'Find an element with array_find and test a condition with array_any',
            'Handle multibyte text with mb_strlen and mb_substr',
          ],
        },
        {
          title: 'Requests, forms and sessions',
          category: 'Practice',
          aim: 'Handle a form from submission to safe output',
          description:
            'Each request starts with fresh PHP state, so data must come from the request, the session or storage. Escaping on output protects visitors from injected scripts.',
          objectives: [
            'Validate form input with filter_var and redisplay it with errors',
            'Escape output with htmlspecialchars and explain the attack it prevents',
            'Keep a login in a session and call session_regenerate_id at the right moment',
          ],
        },
        {
          title: 'Composer and local setup',
          category: 'Tool',
          aim: 'Run a project locally with autoloaded dependencies',
          description:
            'Composer installs libraries and loads classes by namespace, so require statements disappear. A container or the built-in server gives you the same PHP version as production.',
          objectives: [
            'Configure PSR-4 autoloading in composer.json and load a class from src',
            'Explain version constraints and why composer.lock is committed',
            'Serve a project with php -S and step through a request in Xdebug',
          ],
        },
      ],
    },
    core: {
      title: 'Objects, databases and tests',
      overview:
        'You organize code into classes with clear contracts and store data safely. Static analysis and tests give the confidence to change it later.',
      tags: ['OOP', 'PDO', 'PHPUnit', 'PHPStan'],
      units: [
        {
          title: 'Classes, interfaces and enums',
          category: 'Concept',
          aim: 'Model a domain with modern PHP objects',
          description:
            'Current PHP supports readonly data, enums and property hooks with little ceremony. They replace arrays of unknown shape with types that tools can check.',
          objectives: [
            'Write a readonly class with constructor promotion',
            'Define a backed enum with a method and convert input with tryFrom',
            'Validate a value with a property hook and restrict writing with private(set)',
            'Depend on an interface and inject the implementation through the constructor',
          ],
        },
        {
          title: 'PDO and prepared statements',
          category: 'Concept',
          aim: 'Read and write a database without injection risks',
          description:
            'PDO gives one interface to several databases. Prepared statements keep data apart from SQL, and transactions keep related changes together.',
          objectives: [
            'Query with bound parameters and explain why concatenation is unsafe',
            'Wrap two updates in a transaction and roll back on an exception',
            'Map rows to objects in a small repository class',
          ],
        },
        {
          title: 'PHPUnit and PHPStan',
          category: 'Tool',
          aim: 'Verify code with tests and static analysis',
          description:
            'PHPStan finds wrong calls and missing null checks without running anything. PHPUnit or Pest then confirms that the behavior matches the requirements.',
          objectives: [
            'Write a data provider test and assert an exception',
            'Raise PHPStan by two levels and fix its findings without ignoring them',
            'Describe array shapes and generics in PHPDoc',
            'Apply a coding standard automatically with PHP CS Fixer',
          ],
        },
      ],
    },
    advanced: {
      title: 'Frameworks, queues and runtime',
      overview:
        'You work with the structure that Laravel or Symfony provides and move slow work out of requests. You also learn how PHP runs in production and what makes it fast.',
      tags: ['Laravel', 'Symfony', 'OPcache'],
      units: [
        {
          title: 'Framework architecture',
          category: 'Concept',
          aim: 'Explain how a framework routes, builds and answers a request',
          description:
            'A service container creates objects, middleware wraps requests and an ORM maps tables. Understanding these parts lets you move between Laravel and Symfony without starting over.',
          objectives: [
            'Trace a request from the front controller through middleware to a controller',
            'Register an interface binding in the service container',
            'Define an Eloquent or Doctrine relation and remove an N+1 query',
            'Protect a route with a policy or voter',
          ],
        },
        {
          title: 'Queues, events and scheduling',
          category: 'Practice',
          aim: 'Move slow work into reliable background jobs',
          description:
            'Sending mail or generating files during a request makes users wait. Queued jobs run elsewhere, but they may run twice or fail halfway, so they need care.',
          objectives: [
            'Dispatch a job with Laravel queues or Symfony Messenger and run a worker',
            'Make a job idempotent and set retries with a delay',
            'Schedule a recurring task and prevent overlapping runs',
          ],
        },
        {
          title: 'PHP-FPM, OPcache and long-running PHP',
          category: 'Concept',
          aim: 'Configure and measure a production PHP runtime',
          description:
            'PHP-FPM serves each request from a pool of workers, and OPcache keeps compiled code in memory. Application servers such as FrankenPHP keep an app loaded, which changes its assumptions about state.',
          objectives: [
            'Size a PHP-FPM pool from memory per worker and explain the result',
            'Measure the effect of OPcache and preloading under load',
            'Find a bottleneck with a profiler such as Excimer or XHProf',
            'Identify static state that leaks between requests in worker mode',
          ],
        },
      ],
    },
    practice: {
      title: 'Professional PHP development',
      overview:
        'You build an application that could take real orders and modernize code that already does. Interview practice covers the security and framework questions PHP roles ask.',
      tags: ['Project', 'Legacy code', 'Interview'],
      units: [
        {
          title: 'Modernizing a legacy PHP codebase',
          category: 'Practice',
          aim: 'Upgrade old PHP safely in small steps',
          description:
            'A great deal of PHP work concerns code older than its current maintainers. Automated refactoring and a safety net of tests make upgrades routine rather than risky.',
          objectives: [
            'Record a PHPStan baseline and shrink it by one category',
            'Apply a Rector rule set for PHP 8.4 and review its changes',
            'Replace inline SQL in one page with a tested repository',
          ],
        },
        {
          title: 'Event ticket shop',
          category: 'Project',
          aim: 'Build and deploy a shop in Laravel or Symfony',
          description:
            'Visitors browse events, reserve tickets and pay through a sandbox provider. The work covers validation, transactions, queued mail and access control from start to finish.',
          objectives: [
            'Prevent overselling with a locked row inside a transaction',
            'Verify signed payment webhooks before changing an order',
            'Send tickets through a queued job with a PDF attachment',
            'Cover checkout with feature tests and run them in CI beside PHPStan',
          ],
        },
        {
          title: 'PHP interview questions',
          category: 'Interview',
          aim: 'Answer language, security and framework questions with code',
          description:
            'PHP interviews test current language knowledge as well as safe habits. Be ready to improve a vulnerable script and to explain a request from start to end.',
          objectives: [
            'Fix SQL injection, XSS and CSRF holes in a given script',
            'Store and verify passwords with password_hash and password_verify',
            'Compare an abstract class, an interface and a trait with examples',
            'Explain late static binding and autoloading',
          ],
        },
      ],
    },
  },
}
