import type { Topic } from './topic.ts'

export const gptApps: Topic = {
  id: 'gpt-apps',
  name: 'Building apps with GPT and other LLMs',
  domain: 'ai',
  aliases: [
    'gpt apps',
    'gpt',
    'chatgpt',
    'chat gpt',
    'chatgtp',
    'gpt-4',
    'gpt-5',
    'openai',
    'open ai',
    'openai api',
    'llm',
    'llms',
    'large language models',
    'large language model',
    'llm apps',
    'llm applications',
    'llm app development',
    'generative ai',
    'gen ai',
    'genai',
    'claude',
    'anthropic',
    'gemini',
    'ai engineer',
    'ai engineering',
    'ai apps',
    'ai applications',
    'chatbot',
    'chatbots',
    'langchain',
    'ollama',
    'vllm',
    'structured outputs',
    'fine-tuning llms',
    'llm evaluation',
    'llm evals',
  ],
  related: [
    'python',
    'typescript',
    'prompt-engineering',
    'rag',
    'ai-agents',
    'nlp',
    'rest-api',
    'mlops',
    'web-security',
  ],
  stages: {
    foundations: {
      title: 'Calling language models from code',
      overview:
        'You learn what a language model does between request and reply. You make dependable API calls and keep an eye on tokens, cost and keys.',
      tags: ['LLM basics', 'Tokens', 'API calls'],
      units: [
        {
          title: 'How a language model answers',
          category: 'Concept',
          aim: 'Explain tokens, context windows and sampling well enough to predict behaviour',
          description:
            'A model predicts the next token from everything in its context, and keeps no memory between calls. Most surprises in products follow from those two facts.',
          objectives: [
            'Count tokens of English, code and another language with a tokenizer such as tiktoken and compare',
            'Explain how temperature and top-p change sampling, and why some reasoning models do not accept them',
            'Explain hallucination and knowledge cut-off, each with an example you produced yourself',
          ],
        },
        {
          title: 'First calls to a model API',
          category: 'Tool',
          aim: 'Send requests and handle replies, limits and failures properly',
          description:
            'Provider APIs share a pattern of instructions, input items and output items. Keys, timeouts and rate limits deserve care from the first script.',
          objectives: [
            'Call the OpenAI Responses API and one other provider from a backend, with keys read from the environment',
            'Handle timeouts, HTTP 429 and 5xx with bounded exponential backoff and jitter',
            'Log token usage per request and calculate its cost',
          ],
        },
        {
          title: 'Streaming chat with memory',
          category: 'Practice',
          aim: 'Build a chat interface that streams and stays within its context window',
          description:
            'Users wait more patiently when text appears at once. Since the model forgets, your application has to choose which part of the conversation it sends again.',
          objectives: [
            'Stream tokens to a browser with server-sent events and support cancelling',
            'Store conversations and trim or summarise older turns to a token budget',
            'Render model Markdown safely, without letting it inject HTML',
          ],
        },
      ],
    },
    core: {
      title: 'Features that depend on model output',
      overview:
        'You turn free text into data your code can rely on. You connect models to your own functions and measure quality before release.',
      tags: ['Structured outputs', 'Tool calling', 'Evaluation'],
      units: [
        {
          title: 'Structured outputs and validation',
          category: 'Tool',
          aim: 'Obtain typed, validated data from a model',
          description:
            'Software needs fields, not paragraphs. Schema-constrained output guarantees the shape, while correctness of the values still has to be checked.',
          objectives: [
            'Extract invoice fields into a Pydantic or Zod schema through a JSON Schema response format',
            'Handle refusals, truncated output and values that fit the schema but are wrong',
            'Measure field-level accuracy on 50 labelled documents',
          ],
        },
        {
          title: 'Letting models call your functions',
          category: 'Tool',
          aim: 'Expose functions to a model and run its calls safely',
          description:
            'With tool calling the model proposes a function and arguments, and your code decides whether to run it. That boundary is where permissions belong.',
          objectives: [
            'Define three tools with precise descriptions and strict parameter schemas',
            'Implement the request, tool result and final answer cycle, including parallel calls',
            'Check authorisation against the signed-in user on every call, never against model text',
          ],
        },
        {
          title: 'Evaluating an LLM feature',
          category: 'Practice',
          aim: 'Build an evaluation set and use it to decide on changes',
          description:
            'Changing a model or an instruction can help one case and break another. A small, versioned evaluation set turns opinion into a comparison.',
          objectives: [
            'Collect 50 real or realistic cases with expected properties, including hard and adversarial ones',
            'Combine exact checks with an LLM judge and measure how often the judge agrees with your own labels',
            'Run the evaluation in CI and block a release on regression',
          ],
        },
        {
          title: 'Choosing models by cost and latency',
          category: 'Concept',
          aim: 'Choose a model per task from measured quality, price and speed',
          description:
            'The largest model is rarely needed for each step. Routing, caching and batching often cut cost considerably without visible loss.',
          objectives: [
            'Compare three models on one evaluation set by quality, median and 95th percentile latency, and cost per task',
            'Order content so that prompt caching applies and measure the share of cached tokens',
            'Move an offline job to a batch API and document the saving',
          ],
        },
      ],
    },
    advanced: {
      title: 'Safe, observable and adapted LLM systems',
      overview:
        'You protect applications against hostile input and see what they do in production. You also decide when to run or adapt a model yourself.',
      tags: ['Security', 'Observability', 'Fine-tuning', 'Open models'],
      units: [
        {
          title: 'Security of LLM applications',
          category: 'Concept',
          aim: 'Threat-model an LLM feature and limit what an attack can reach',
          description:
            'Prompt injection cannot be filtered away completely, so the design must assume that it succeeds. Least privilege and human approval limit the damage.',
          objectives: [
            'Demonstrate indirect prompt injection through a web page or e-mail and contain it by design',
            'Map a feature against the OWASP Top 10 for LLM applications',
            'Block data leaks through rendered links and images in model output',
            'Set per-user quotas and spending limits and test them',
          ],
        },
        {
          title: 'Tracing and monitoring in production',
          category: 'Tool',
          aim: 'See each model call, its cost and its quality in production',
          description:
            'A single answer may involve several prompts, retrievals and tools. Traces show where time and errors come from, and samples feed your evaluation set.',
          objectives: [
            'Instrument calls with the OpenTelemetry GenAI conventions, or with Langfuse, and view one full trace',
            'Redact personal data before prompts and outputs are stored',
            'Turn thumbs-down feedback into new evaluation cases through a weekly review',
          ],
        },
        {
          title: 'Open-weight models and serving',
          category: 'Tool',
          aim: 'Run an open model yourself and compare it with a hosted API',
          description:
            'Open weights can give privacy, control and predictable cost. Serving them well means understanding memory, batching and quantization.',
          objectives: [
            'Run a quantized model locally with Ollama or llama.cpp and estimate memory from parameters and precision',
            'Serve a model with vLLM and measure throughput at 1, 8 and 32 concurrent requests',
            'Explain the KV cache, continuous batching and speculative decoding',
          ],
        },
        {
          title: 'Fine-tuning against prompting',
          category: 'Concept',
          aim: 'Decide whether to fine-tune and prove that it paid off',
          description:
            'Fine-tuning teaches format and behaviour better than facts. It should come after good prompts and evaluation, because its maintenance has a lasting cost.',
          objectives: [
            'Prepare and deduplicate 500 training examples and hold out an untouched test set',
            'Fine-tune a small open model with LoRA or QLoRA for a narrow task',
            'Compare it with a prompted larger model on quality, latency and cost per 1,000 tasks',
            'Explain the difference between supervised fine-tuning, DPO and reinforcement fine-tuning',
          ],
        },
      ],
    },
    practice: {
      title: 'Shipping an LLM product',
      overview:
        'You take an idea to real users and learn from what they do. You prepare to discuss the design, its costs and its failures.',
      tags: ['Project', 'Red teaming', 'Interview'],
      units: [
        {
          title: 'Red-teaming your own app',
          category: 'Practice',
          aim: 'Attack an LLM feature methodically and fix what you find',
          description:
            'Users and attackers will try things that you did not plan for. An afternoon of structured attacks shows the weak points while fixing them is cheap.',
          objectives: [
            'Run 30 attacks covering injection, data extraction, jailbreaks, long input and cost abuse',
            'Rank findings by impact and fix the top three outside the prompt, in code or permissions',
            'Add every successful attack to the regression suite',
          ],
        },
        {
          title: 'Project: a useful assistant for real users',
          category: 'Project',
          aim: 'Ship an LLM application that at least five people use for a week',
          description:
            'A narrow assistant for a real task, such as triaging support mail or summarising meetings, teaches more than a general chat clone. Its quality has to be shown in numbers.',
          objectives: [
            'Define the task, success metric and cost limit per user before building',
            'Ship with streaming, structured output, quotas, tracing and an evaluation set of at least 60 cases',
            'Observe five users for a week and record acceptance rate and corrections',
            'Publish a write-up with cost per task, failures found and changes made',
          ],
        },
        {
          title: 'AI engineer interviews',
          category: 'Interview',
          aim: 'Discuss the design of LLM systems with numbers and trade-offs',
          description:
            'Interviews for AI engineers centre on evaluation, cost and failure rather than on model theory. Concrete figures from your own projects carry most weight.',
          objectives: [
            'Design a support assistant for 10,000 conversations a day with estimated tokens, cost and latency',
            'Explain when to use prompting, retrieval, fine-tuning or plain code for four given tasks',
            'Describe how you found and fixed one quality regression in your project',
          ],
        },
      ],
    },
  },
}
