import type { Topic } from './topic.ts'

export const ruby: Topic = {
  id: 'ruby',
  name: 'Ruby',
  domain: 'languages',
  aliases: [
    'ruby',
    'ruby on rails',
    'rails',
    'ror',
    'rubyonrails',
    'ruby programming',
    'rspec',
    'activerecord',
    'active record',
    'hotwire',
    'sinatra',
  ],
  related: ['sql', 'postgresql', 'rest-api', 'redis', 'web-testing', 'design-patterns'],
  stages: {
    foundations: {
      title: 'Objects, blocks and collections',
      overview:
        "You learn Ruby's uniform object model and its expressive collections. Blocks soon become your main way to pass behavior around.",
      tags: ['Objects', 'Blocks', 'Enumerable'],
      units: [
        {
          title: 'Everything is an object',
          category: 'Concept',
          aim: 'Write small Ruby programs using methods, symbols and truthiness rules',
          description:
            'Numbers, strings and even nil are objects that respond to messages. Only nil and false count as false, which simplifies conditions but differs from many languages.',
          objectives: [
            'List the methods of an object in IRB and call one with public_send',
            'Explain the difference between a symbol and a string',
            'Use keyword arguments with defaults and the safe navigation operator',
            'Freeze a string and show which methods then raise FrozenError',
          ],
        },
        {
          title: 'Arrays, hashes and Enumerable',
          category: 'Concept',
          aim: 'Process collections with expressive chains',
          description:
            'Enumerable gives every collection dozens of operations through a single each method. Choosing the right one often reduces a loop to a line without losing clarity.',
          objectives: [
            'Summarize records with group_by, tally, sum and each_with_object',
            'Transform a hash with transform_values, filter_map and to_h',
            'Process a large file lazily with each_line.lazy',
          ],
        },
        {
          title: 'Blocks, procs and lambdas',
          category: 'Concept',
          aim: 'Write methods that take and store behavior',
          description:
            'A block is code handed to a method, and yield runs it. Procs and lambdas make such code into objects, with different rules for return and arguments.',
          objectives: [
            'Write a method that yields and works as a resource guard with ensure',
            'Compare how return behaves in a proc and in a lambda',
            'Pass a method reference with &method and use the it block parameter',
          ],
        },
        {
          title: 'Bundler, IRB and RuboCop',
          category: 'Tool',
          aim: 'Set up a project with locked gems and consistent style',
          description:
            'Bundler resolves gems and records exact versions. A version manager, a linter and a debugger complete a setup that works the same on every machine.',
          objectives: [
            'Install a Ruby version and pin it in .ruby-version',
            'Write a Gemfile with groups and explain Gemfile.lock',
            'Stop in a program with binding.irb or the debug gem and inspect variables',
          ],
        },
      ],
    },
    core: {
      title: 'Classes, modules and tests',
      overview:
        'You structure programs with classes and mixins and describe their behavior in tests. Pattern matching and value objects keep data handling short and safe.',
      tags: ['Modules', 'Pattern matching', 'RSpec'],
      units: [
        {
          title: 'Classes, modules and mixins',
          category: 'Concept',
          aim: 'Share behavior through modules without deep inheritance',
          description:
            'Modules act as namespaces and as behavior that a class can include. Method lookup walks a visible chain of ancestors, so you can always find where a method comes from.',
          objectives: [
            'Implement Comparable and Enumerable in your own class',
            'Explain include, extend and prepend using ancestors',
            'Use private and protected correctly in an equality method',
            'Replace an inheritance hierarchy with composition',
          ],
        },
        {
          title: 'Value objects and pattern matching',
          category: 'Concept',
          aim: 'Represent and take apart structured data',
          description:
            'Data classes are immutable and compare by value, which suits money, points or date ranges. Pattern matching checks the shape of nested data and binds its parts in one step.',
          objectives: [
            'Define a value object with Data.define and a validating initializer',
            'Destructure a parsed JSON response with case/in and a guard',
            'Implement deconstruct_keys on a class',
          ],
        },
        {
          title: 'Errors and resource handling',
          category: 'Concept',
          aim: 'Handle failures without hiding them',
          description:
            'Ruby exceptions form a hierarchy, and rescuing too much of it conceals bugs. Specific error classes and ensure blocks keep failures visible and resources released.',
          objectives: [
            'Define an error hierarchy for a library under StandardError',
            'Explain why rescuing Exception is harmful',
            'Retry a network call with a limit and growing delays',
          ],
        },
        {
          title: 'Testing with RSpec and Minitest',
          category: 'Practice',
          aim: 'Describe behavior in fast, readable tests',
          description:
            "Ruby's community tests heavily, and both common frameworks appear in real projects. You will write examples that state behavior and resist changes in implementation.",
          objectives: [
            'Write the same test in Minitest and in RSpec with let and describe',
            'Replace an external service with a verified double',
            'Freeze time in a test and check a deadline calculation',
          ],
        },
      ],
    },
    advanced: {
      title: 'Rails, metaprogramming and performance',
      overview:
        'You build on Rails and learn the language features that make it possible. Concurrency and profiling then show how such an application behaves under load.',
      tags: ['Rails', 'Metaprogramming', 'YJIT'],
      units: [
        {
          title: 'Rails and Active Record',
          category: 'Concept',
          aim: 'Build a database-backed feature the Rails way',
          description:
            'Rails connects routes, controllers, models and views by convention. Active Record makes persistence easy, and its queries need watching as data grows.',
          objectives: [
            'Create models with validations, associations and a reversible migration',
            'Remove an N+1 query with includes and enforce it with strict_loading',
            'Update part of a page with Turbo Frames and a Turbo Stream',
            'Run a job on Solid Queue and explain at-least-once execution',
          ],
        },
        {
          title: 'Metaprogramming',
          category: 'Concept',
          aim: 'Read and write code that defines code, in moderation',
          description:
            'Ruby lets programs create methods and react to missing ones. Frameworks depend on it, so you need to read it fluently and use it sparingly.',
          objectives: [
            'Generate accessors with define_method',
            'Implement method_missing together with respond_to_missing?',
            'Explain singleton classes and class_eval with an example',
            'Limit a monkey patch with a refinement',
          ],
        },
        {
          title: 'Concurrency, YJIT and memory',
          category: 'Concept',
          aim: 'Explain how Ruby uses cores and memory and tune an application',
          description:
            'A global lock allows one thread at a time to run Ruby code, while waiting threads release it. Web servers combine processes and threads, and YJIT speeds up hot code.',
          objectives: [
            'Configure Puma workers and threads and justify the numbers',
            'Compare threads, fibers and Ractors for an I/O-bound and a CPU-bound task',
            'Profile with stackprof or Vernier and memory_profiler',
            'Measure an application with and without YJIT',
          ],
        },
      ],
    },
    practice: {
      title: 'Ruby in production',
      overview:
        'You build a Rails product of your own and improve code written by others. Interview preparation covers the object model, Rails and careful refactoring.',
      tags: ['Project', 'Refactoring', 'Interview'],
      units: [
        {
          title: 'Refactoring a large Rails model',
          category: 'Practice',
          aim: 'Split an overgrown model while its tests stay green',
          description:
            'Long-lived Rails applications tend to collect logic in a few models. Extracting well-named objects in small steps makes them easier to understand and test.',
          objectives: [
            'Find the most complex and most changed files with Flog and git history',
            'Extract a query object, a form object and a value object',
            'Replace a callback chain with an explicit service call',
          ],
        },
        {
          title: 'Team booking application',
          category: 'Project',
          aim: 'Build and deploy a Rails 8 application for shared rooms and equipment',
          description:
            'Members reserve resources, receive reminders and see changes live. The project covers modeling, authorization, background work and deployment with the tools Rails includes.',
          objectives: [
            'Prevent overlapping bookings with a PostgreSQL exclusion constraint',
            'Broadcast changes to open pages through Turbo Streams',
            'Send reminders from a recurring Solid Queue job',
            'Deploy with Kamal and cover the booking flow with system tests',
          ],
        },
        {
          title: 'Ruby and Rails interview questions',
          category: 'Interview',
          aim: 'Explain Ruby semantics and Rails decisions with examples',
          description:
            'Interviewers often pair on real code and watch how you read, test and change it. Questions on method lookup and query behavior check the depth behind that.',
          objectives: [
            'Predict the method lookup order for a class with prepended modules',
            'Implement a small memoize helper and discuss its thread safety',
            'Find and fix three performance problems in a Rails controller',
            'Explain how a Rails request travels from Rack to the response',
          ],
        },
      ],
    },
  },
}
