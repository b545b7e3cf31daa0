import type { Topic } from './topic.ts'

export const aiAgents: Topic = {
  id: 'ai-agents',
  name: 'AI agents',
  domain: 'ai',
  aliases: [
    'ai agents',
    'ai agent',
    'agentic ai',
    'agentic',
    'llm agents',
    'llm agent',
    'autonomous agents',
    'agent development',
    'multi-agent systems',
    'multi agent',
    'tool calling',
    'function calling',
    'tool use',
    'mcp',
    'mcp server',
    'mcp servers',
    'model context protocol',
    'langgraph',
    'lang graph',
    'crewai',
    'autogen',
    'openai agents sdk',
    'claude agent sdk',
    'pydantic ai',
    'computer use',
    'browser agents',
    'agent2agent',
    'agent memory',
  ],
  related: ['gpt-apps', 'prompt-engineering', 'rag', 'python', 'typescript', 'web-security'],
  stages: {
    foundations: {
      title: 'The agent loop and its tools',
      overview:
        'You learn what separates an agent from a chat or a fixed workflow. You write the loop by hand and give it a few well-made tools.',
      tags: ['Agent loop', 'Tool use', 'Workflows'],
      units: [
        {
          title: 'Agents, workflows and plain code',
          category: 'Concept',
          aim: 'Decide how much autonomy a task deserves',
          description:
            'In a workflow your code fixes the steps, and in an agent the model chooses them. Freedom costs money and predictability, so it has to be earned by the task.',
          objectives: [
            'Sort eight tasks into plain code, single call, workflow or agent and give reasons',
            'Describe prompt chaining, routing, parallelisation and orchestrator-workers with one example each',
            'State the stopping condition and the worst-case cost of an agent before building it',
          ],
        },
        {
          title: 'Writing the loop yourself',
          category: 'Practice',
          aim: 'Implement an agent loop without a framework',
          description:
            'An agent is a loop: the model proposes tool calls, your code runs them and the results go back. Fifty lines show everything a framework later hides.',
          objectives: [
            'Implement a loop with tool dispatch, step limit, token budget and timeout',
            'Return tool errors to the model as useful text and watch it recover',
            'Record every message and tool call so that a run can be replayed',
          ],
        },
        {
          title: 'Designing tools a model can use',
          category: 'Concept',
          aim: 'Design tool interfaces that models choose and fill correctly',
          description:
            'Models read tool names, descriptions and schemas the way people read documentation. A few clear tools beat many overlapping ones.',
          objectives: [
            'Write names, descriptions and JSON Schemas for four tools, with enums and examples for ambiguous parameters',
            'Merge or split tools after measuring wrong choices over 30 tasks',
            'Limit tool output by paging or summaries so that it does not flood the context',
          ],
        },
      ],
    },
    core: {
      title: 'Context, memory and protocols',
      overview:
        'You keep agents on course during longer tasks by managing what they see. You connect them to other systems through MCP and a framework.',
      tags: ['MCP', 'Memory', 'LangGraph'],
      units: [
        {
          title: 'Model Context Protocol servers',
          category: 'Tool',
          aim: 'Build and connect an MCP server with safe defaults',
          description:
            'MCP is an open protocol through which applications offer tools, resources and prompts to models. One server then works with many clients.',
          objectives: [
            'Write a server with the official TypeScript or Python SDK exposing two tools and one resource',
            'Test it with the MCP Inspector over stdio and Streamable HTTP',
            'Explain OAuth-based authorisation for remote servers and the risk of poisoned tool descriptions',
          ],
        },
        {
          title: 'Planning, context and memory',
          category: 'Concept',
          aim: 'Keep an agent coherent over tasks longer than its context window',
          description:
            'Long runs fill the window with stale results until the agent loses track. Plans, notes and compaction keep the relevant state in view.',
          objectives: [
            'Add a to-do list tool and compare completion on tasks of ten or more steps',
            'Compact old turns while keeping decisions and identifiers, and test recall afterwards',
            'Separate working, episodic and long-term memory, and store facts with source and expiry',
          ],
        },
        {
          title: 'Durable agents with a framework',
          category: 'Tool',
          aim: 'Build an agent that survives restarts and waits for people',
          description:
            'Agents that run for minutes or days need saved state, retries and pauses. LangGraph, the OpenAI Agents SDK and similar tools provide these, as do workflow engines.',
          objectives: [
            'Model an agent as a LangGraph state graph with a checkpointer and resume it after a crash',
            'Pause for human approval with an interrupt before any irreversible action',
            'Make tool side effects idempotent so that a retried step does no harm',
            'Compare the framework version with your hand-written loop in code size and visibility',
          ],
        },
      ],
    },
    advanced: {
      title: 'Evaluation, safety and several agents',
      overview:
        'You measure agents that take a different path on every run. You limit what they can damage and decide when more than one agent helps.',
      tags: ['Evaluation', 'Sandboxing', 'Multi-agent'],
      units: [
        {
          title: 'Evaluating agents',
          category: 'Practice',
          aim: 'Measure task success, path quality and cost over repeated runs',
          description:
            'One successful demo says little about an agent that fails every third time. Resettable environments and outcome checks give numbers you can compare.',
          objectives: [
            'Build 25 tasks with a resettable environment and a programmatic check of the final state',
            'Report pass@1 and pass^k over five runs, with cost and steps per success',
            'Read 20 traces and classify failures as planning, tool choice, arguments, context or stopping',
          ],
        },
        {
          title: 'Permissions, sandboxes and injection',
          category: 'Concept',
          aim: 'Limit the damage an agent can do when it is mistaken or misled',
          description:
            'An agent with private data, untrusted input and a way to send data out can be turned against its owner. Removing one of the three breaks the attack.',
          objectives: [
            'Draw trust boundaries for an e-mail agent and remove one leg of the lethal trifecta',
            'Run generated code in a container or microVM without network and with resource limits',
            'Grant short-lived, narrow credentials per task and log each privileged action',
            'Attack your agent through a poisoned web page and document the result',
          ],
        },
        {
          title: 'Multi-agent coordination',
          category: 'Concept',
          aim: 'Decide whether several agents help and coordinate them when they do',
          description:
            'Sub-agents give separate contexts and parallel work, at the price of tokens and lost information. Reading tasks split well, while tightly coupled writing does not.',
          objectives: [
            'Implement an orchestrator with parallel research workers that return structured findings',
            'Compare single and multi-agent versions on quality, time and tokens',
            'Explain hand-offs, agents as tools and the purpose of the A2A protocol',
          ],
        },
        {
          title: 'Browser, computer and coding agents',
          category: 'Tool',
          aim: 'Automate work in environments that have no convenient API',
          description:
            'Some agents act through a browser, a desktop or a repository. Feedback from tests or page state is what makes them dependable.',
          objectives: [
            'Drive a web form through Playwright with accessibility snapshots and compare with screenshots',
            'Build a coding agent with read, edit and test tools that fixes a failing test in a sample repository',
            'List the actions that always need confirmation, such as payment, deletion and publishing',
          ],
        },
      ],
    },
    practice: {
      title: 'Agents in real work',
      overview:
        'You put an agent to work on a task that matters to someone. You watch it closely and learn to explain its failures.',
      tags: ['Project', 'Operations', 'Interview'],
      units: [
        {
          title: 'Operating an agent for a week',
          category: 'Practice',
          aim: 'Run an agent daily, review its traces and tighten its limits',
          description:
            'Agents drift when sites, data and models change. A week of supervised operation shows which limits and alerts they really need.',
          objectives: [
            'Set alerts for step count, spend, repeated tool calls and error rate',
            'Review all runs for seven days and record human corrections per run',
            'Swap in another model, rerun the evaluation and decide whether to keep it',
          ],
        },
        {
          title: 'Project: an agent with measured usefulness',
          category: 'Project',
          aim: 'Build and release an agent that completes a recurring task with approval steps',
          description:
            'Issue triage, dependency updates or travel expense checks are narrow enough to finish and real enough to fail in interesting ways. Publish the evaluation along with the code.',
          objectives: [
            'Write the task specification, allowed actions and success check before coding',
            'Implement tools, or an MCP server, with least privilege and approval for irreversible steps',
            'Reach a stated success rate on at least 30 evaluation tasks, across five runs each',
            'Publish traces of three failures with their causes and fixes',
          ],
        },
        {
          title: 'Agent design interviews',
          category: 'Interview',
          aim: 'Design an agent on a whiteboard and defend its limits',
          description:
            'Good candidates ask first whether an agent is needed at all. They then speak of tools, state, evaluation and containment in concrete terms.',
          objectives: [
            'Design a customer refund agent with tools, approval thresholds, audit log and evaluation plan',
            'Explain compounding error: 95 percent per step over 20 steps, and how checks change it',
            'Walk through a trace of yours and point to the first wrong decision',
          ],
        },
      ],
    },
  },
}
