import type { Topic } from './topic.ts'

export const promptEngineering: Topic = {
  id: 'prompt-engineering',
  name: 'Prompt engineering',
  domain: 'ai',
  aliases: [
    'prompt engineering',
    'prompt engineer',
    'promt engineering',
    'prompt enginering',
    'prompting',
    'prompts',
    'ai prompts',
    'llm prompts',
    'prompt writing',
    'prompt design',
    'context engineering',
    'few-shot prompting',
    'few shot',
    'chain of thought',
    'system prompts',
    'system prompt',
    'prompt optimization',
    'prompt templates',
    'dspy',
    'ai assisted coding',
    'ai-assisted coding',
    'vibe coding',
    'github copilot',
    'copilot',
    'claude code',
    'ai coding assistants',
  ],
  related: ['gpt-apps', 'rag', 'ai-agents', 'nlp', 'python', 'statistics'],
  stages: {
    foundations: {
      title: 'Clear instructions and examples',
      overview:
        'You learn to tell a model what you want so that a stranger could do it too. You practise instructions, context and examples on everyday tasks.',
      tags: ['Instructions', 'Few-shot', 'Roles'],
      units: [
        {
          title: 'The parts of a prompt',
          category: 'Concept',
          aim: 'Write prompts that separate instruction, context, input and output format',
          description:
            'A model only knows what its context contains. Naming the task, audience, material and form removes most of the guessing that leads to poor answers.',
          objectives: [
            'Rewrite five vague requests so that a colleague without background could complete them',
            'Separate instructions from data with XML-style tags or Markdown headings',
            'Explain the roles of system or developer, user and assistant messages and their order of authority',
          ],
        },
        {
          title: 'Zero-shot and few-shot examples',
          category: 'Concept',
          aim: 'Choose examples that show a model the pattern you need',
          description:
            'Examples often convey format and borderline cases better than rules. A poor choice teaches the wrong lesson, such as always giving the commonest label.',
          objectives: [
            'Compare zero, two and six examples on a labelling task of 40 items',
            'Balance labels and include borderline cases in the examples',
            'Show how order or surface wording of examples shifts the results',
          ],
        },
        {
          title: 'Iterating with a log',
          category: 'Practice',
          aim: 'Improve a prompt by testing one change at a time',
          description:
            'Prompting becomes engineering once changes are recorded and compared. One answer that looks good is an anecdote, not a result.',
          objectives: [
            'Record version, change, model and outcome for at least eight iterations of one prompt',
            'Run each version several times to see how much the answers vary',
            'Remove lines one by one and keep only those whose absence makes results worse',
          ],
        },
      ],
    },
    core: {
      title: 'Reasoning, format and context',
      overview:
        'You guide models through tasks that need several steps and an exact output form. You decide what belongs in the context window and what does not.',
      tags: ['Reasoning', 'Output control', 'Context'],
      units: [
        {
          title: 'Prompting for reasoning',
          category: 'Concept',
          aim: 'Get better answers on multi-step problems with the right amount of guidance',
          description:
            'Older chat models gain from being asked to work step by step. Reasoning models do this internally and respond better to clear goals and constraints.',
          objectives: [
            'Compare direct, step-by-step and self-consistency prompting on 20 word problems',
            'Set the reasoning effort or thinking budget of a reasoning model and plot accuracy against cost',
            'Explain why the visible reasoning need not be the true cause of an answer',
          ],
        },
        {
          title: 'Controlling form and tone',
          category: 'Practice',
          aim: 'Obtain output in an exact format, length and voice',
          description:
            'Readers and parsers both need predictable output. Positive instructions, examples and schemas work better than long lists of prohibitions.',
          objectives: [
            'Produce schema-valid JSON with a structured output mode and compare with an instruction alone',
            'Match a house style from three sample texts and check it against a written rubric',
            'Give the model an explicit way to say that the information is missing, and test that it uses it',
          ],
        },
        {
          title: 'Managing long context',
          category: 'Concept',
          aim: 'Decide what enters the context window, in which order',
          description:
            'More context costs money and can distract the model. Selection, ordering and compression decide whether it finds what matters.',
          objectives: [
            'Measure recall of a fact placed at the start, middle and end of a long document',
            'Ask for supporting quotations first, then an answer based on them',
            'Write a compaction prompt that keeps decisions, open questions and exact identifiers',
          ],
        },
        {
          title: 'Splitting tasks into prompt chains',
          category: 'Practice',
          aim: 'Break a complex task into steps with checkable hand-overs',
          description:
            'One long prompt that does everything is hard to test and to repair. Smaller steps with defined outputs can be checked, retried and given to cheaper models.',
          objectives: [
            'Split a report task into extraction, outline, draft and review prompts with defined inputs and outputs',
            'Add a programmatic gate between two steps that rejects bad intermediate results',
            'Compare the chain with a single prompt for quality, latency and cost',
          ],
        },
      ],
    },
    advanced: {
      title: 'Measured and robust prompts',
      overview:
        'You treat prompts as code: versioned, tested and reviewed. You use automated optimisation and prepare prompts for hostile or unusual input.',
      tags: ['Evaluation', 'DSPy', 'Robustness'],
      units: [
        {
          title: 'Test suites for prompts',
          category: 'Tool',
          aim: 'Build automated tests that decide whether a prompt change ships',
          description:
            'A prompt in production needs tests like any other code. Deterministic assertions come first, and model-based grading fills the gaps.',
          objectives: [
            'Configure promptfoo or an equivalent with 40 cases across two models',
            "Write a grading rubric with a few clear levels and check its agreement with human ratings by Cohen's kappa",
            'Report a paired comparison with a confidence interval instead of a single average',
          ],
        },
        {
          title: 'Automatic prompt optimisation',
          category: 'Tool',
          aim: 'Let an optimiser improve prompts against a metric and check the gain',
          description:
            'Tools such as DSPy treat prompts as parameters to be searched. They help when you have a metric and examples, and they overfit when you have few.',
          objectives: [
            'Express a two-step task as DSPy signatures and modules',
            'Optimise it with MIPROv2 or GEPA and measure on a held-out set',
            'Read the resulting prompt and decide which of its changes you would keep by hand',
          ],
        },
        {
          title: 'Robustness to hostile and odd input',
          category: 'Concept',
          aim: 'Make prompts behave well on injection, ambiguity and edge cases',
          description:
            'Text from users or documents may contain instructions of its own. Wording reduces the risk, and the remaining risk has to be handled outside the prompt.',
          objectives: [
            'Test a prompt against 20 injection attempts hidden in user input and quoted documents',
            'Define behaviour for empty, off-topic, multilingual and contradictory input, with a test for each',
            'State which protections belong in code because no wording guarantees them',
          ],
        },
      ],
    },
    practice: {
      title: 'Prompts at work',
      overview:
        'You use prompting on real tasks, with results you can show. You also practise working with coding assistants without handing over your judgement.',
      tags: ['Project', 'Coding assistants', 'Interview'],
      units: [
        {
          title: 'Working with coding assistants',
          category: 'Practice',
          aim: 'Direct an AI coding assistant to a change you can fully review',
          description:
            'Coding assistants do well with precise tasks, project rules and tests to satisfy. Your part is to specify, check and understand the result.',
          objectives: [
            'Write an AGENTS.md or similar instruction file with commands, conventions and limits of a repository',
            'Specify a feature with acceptance tests first and let the assistant implement it in small commits',
            'Review the diff line by line and note at least three defects or needless additions',
          ],
        },
        {
          title: 'Project: a documented prompt library',
          category: 'Project',
          aim: 'Build a versioned library of tested prompts for one field of work',
          description:
            'A library with tests and change notes is something a team can adopt. It also proves that your prompts work beyond one lucky conversation.',
          objectives: [
            'Cover at least six tasks of one field with templates, variables and usage notes',
            'Provide 20 test cases per prompt, with results for two models',
            'Run all tests in CI and keep a changelog with measured effects',
            'Let three people use the library and revise it from their feedback',
          ],
        },
        {
          title: 'Prompt engineering interviews',
          category: 'Interview',
          aim: 'Solve a live prompting task and explain your method',
          description:
            'Employers look for method: clarifying success, testing variants and knowing the limits. A live task with a small data set is the usual form.',
          objectives: [
            'Improve a weak extraction prompt in 30 minutes, starting from an evaluation set that you define',
            'Explain few-shot prompting, reasoning effort, temperature and context ordering with evidence from your log',
            'Argue for one task where prompting is the wrong tool and name a better one',
          ],
        },
      ],
    },
  },
}
