import type { Topic } from './topic.ts'

export const mlops: Topic = {
  id: 'mlops',
  name: 'MLOps',
  domain: 'ai',
  aliases: [
    'mlops',
    'ml ops',
    'ml-ops',
    'llmops',
    'machine learning operations',
    'machine learning in production',
    'ml in production',
    'model deployment',
    'deploying models',
    'model serving',
    'model monitoring',
    'model registry',
    'feature store',
    'data drift',
    'experiment tracking',
    'ml pipelines',
    'ml platform',
    'mlflow',
    'kubeflow',
    'dvc',
    'weights & biases',
    'weights and biases',
    'wandb',
    'sagemaker',
    'vertex ai',
    'bentoml',
    'kserve',
    'triton inference server',
  ],
  related: [
    'python',
    'machine-learning',
    'deep-learning',
    'docker',
    'kubernetes',
    'ci-cd',
    'data-engineering',
    'aws',
    'fastapi',
  ],
  stages: {
    foundations: {
      title: 'Reproducible training',
      overview:
        'You turn a notebook into a training run that anyone can repeat. You keep track of code, data, parameters and results.',
      tags: ['Reproducibility', 'MLflow', 'Data versioning'],
      units: [
        {
          title: 'The life cycle of a model in production',
          category: 'Concept',
          aim: 'Describe what has to work around a model for it to stay useful',
          description:
            'The model is a small part of a production system. Data collection, deployment, monitoring and retraining decide whether it still helps after a year.',
          objectives: [
            'Draw the cycle from data to retraining and mark who acts at each point',
            'Name three kinds of hidden debt, such as entangled features, feedback loops and unused inputs, with examples',
            'Place a project you know on a manual, automated pipeline or full CI/CD level of maturity',
          ],
        },
        {
          title: 'From notebook to training package',
          category: 'Practice',
          aim: 'Structure training code so that one command reproduces a model',
          description:
            'Notebooks hide state and order. A package with configuration, fixed dependencies and seeds gives the same result on another machine.',
          objectives: [
            'Move a notebook into modules with a command-line entry point and a configuration file',
            'Lock dependencies with uv or Poetry and build a container image for training',
            'Run twice on different machines and compare metrics, explaining any remaining non-determinism',
          ],
        },
        {
          title: 'Tracking experiments and data versions',
          category: 'Tool',
          aim: 'Trace any model back to its code, data and parameters',
          description:
            'Months later somebody asks which data produced the live model. Tracking and versioning make that a lookup instead of an investigation.',
          objectives: [
            'Log parameters, metrics and artefacts of ten runs with MLflow and compare them',
            'Version a data set with DVC or lakeFS and restore an older state',
            'Register a model with its signature, Git commit and data hash',
          ],
        },
      ],
    },
    core: {
      title: 'Pipelines, testing and serving',
      overview:
        'You automate the way from data to deployed model. You test data and models as well as code, and serve predictions in the form that users need.',
      tags: ['Pipelines', 'Serving', 'CI for ML'],
      units: [
        {
          title: 'Training pipelines',
          category: 'Tool',
          aim: 'Build a pipeline whose steps can be rerun, cached and scheduled',
          description:
            'A pipeline splits ingestion, validation, training and evaluation into steps with defined artefacts. Failures become local and reruns become cheap.',
          objectives: [
            'Implement a five-step pipeline in Kubeflow Pipelines, Metaflow or ZenML with typed artefacts',
            'Skip unchanged steps through caching and show the time saved',
            'Stop promotion automatically when the candidate does not beat the current model',
          ],
        },
        {
          title: 'Testing data and models',
          category: 'Practice',
          aim: 'Catch broken data and weak models before they reach users',
          description:
            'Ordinary unit tests miss faults that live in the data. Schema checks, behavioural tests and slice metrics cover what accuracy alone hides.',
          objectives: [
            'Validate inputs with Great Expectations or Pandera and fail the pipeline on a bad batch',
            'Write invariance and directional tests for a model, such as a price that rises with floor area',
            'Set minimum metrics for the five most important data slices',
            'Run a small training job in CI on a data sample for every pull request',
          ],
        },
        {
          title: 'Serving batch and online predictions',
          category: 'Tool',
          aim: 'Serve a model in the mode and format its users need',
          description:
            'Some predictions can be computed overnight, while others must arrive within milliseconds. The mode decides cost, freshness and how failures look.',
          objectives: [
            'Serve the same model as a scheduled batch job and as a FastAPI or BentoML endpoint',
            'Measure throughput and 99th percentile latency with dynamic batching on and off',
            'Return model version and request id with every prediction and log both',
          ],
        },
        {
          title: 'Features without training-serving skew',
          category: 'Concept',
          aim: 'Provide identical features in training and at prediction time',
          description:
            'A model fails quietly when production computes a feature slightly differently. Shared definitions and point-in-time joins prevent it.',
          objectives: [
            'Build a point-in-time correct training set and show the leakage of a naive join',
            'Define features once in Feast, or a shared library, and read them offline and online',
            'Compare logged production features with recomputed ones and report differences',
          ],
        },
      ],
    },
    advanced: {
      title: 'Release, monitoring and scale',
      overview:
        'You release models carefully and notice when they grow worse. You handle GPUs, large language models and governance.',
      tags: ['Drift', 'Canary release', 'LLMOps', 'Governance'],
      units: [
        {
          title: 'Safe model releases',
          category: 'Practice',
          aim: 'Release a new model in steps and roll it back quickly',
          description:
            'Offline metrics do not always predict live behaviour. Shadow runs, canaries and experiments limit the number of people who meet a bad model.',
          objectives: [
            'Run a candidate in shadow mode and compare its predictions with the live model',
            'Shift traffic by 5, 25 and 100 percent with KServe or a service mesh, guarded by metrics',
            'Roll back to the previous registry version within five minutes, and time it',
          ],
        },
        {
          title: 'Drift and performance monitoring',
          category: 'Concept',
          aim: 'Detect when inputs or results change and decide what to do',
          description:
            'Labels often arrive weeks late, so you watch inputs and predictions in the meantime. Not every drift does harm, and alerts have to reflect that.',
          objectives: [
            'Distinguish covariate, label and concept drift with an example of each',
            'Monitor feature distributions with population stability index in Evidently and set thresholds from history',
            'Estimate live quality with delayed labels and compare scheduled with triggered retraining',
          ],
        },
        {
          title: 'GPU serving and LLM operations',
          category: 'Tool',
          aim: 'Operate GPU models within latency and cost targets',
          description:
            'GPUs are expensive when idle and slow when badly batched. Language models add prompts, token limits and open-ended quality to the usual concerns.',
          objectives: [
            'Serve a model with Triton or vLLM on Kubernetes and autoscale on queue depth',
            'Track time to first token, tokens per second and cost per 1,000 requests',
            'Version prompts and evaluation sets together with models and gate releases on them',
          ],
        },
        {
          title: 'Governance and model risk',
          category: 'Concept',
          aim: 'Keep models auditable and compliant over their whole life',
          description:
            'Regulated and high-impact uses require records of data, decisions and owners. Building them into the pipeline costs less than reconstructing them for an audit.',
          objectives: [
            'Generate a model card and lineage record automatically at registration',
            'Classify a use case under the EU AI Act risk categories and list the duties that follow',
            'Sign and scan model artefacts and explain why loading an untrusted pickle is dangerous',
          ],
        },
      ],
    },
    practice: {
      title: 'Owning a model in production',
      overview:
        'You run a model as a service that others depend on. You rehearse incidents and the interviews that ask about them.',
      tags: ['Project', 'Incidents', 'Interview'],
      units: [
        {
          title: 'Model incident drill',
          category: 'Practice',
          aim: 'Diagnose a silent model failure and restore service',
          description:
            'Model failures rarely raise an exception, because the numbers are simply wrong. A rehearsed drill shows whether your monitoring would notice.',
          objectives: [
            'Inject a unit change in one feature and measure the time until an alert fires',
            'Mitigate with a rollback or a rule-based fallback before searching for the cause',
            'Write a blameless report with two changes to tests or monitoring, and implement one',
          ],
        },
        {
          title: 'Project: a self-updating prediction service',
          category: 'Project',
          aim: 'Build a service that retrains, evaluates and releases itself under guard',
          description:
            'Energy demand, bicycle counts or air quality give fresh labels every day. A month of operation yields real drift, real failures and real evidence.',
          objectives: [
            'Automate ingestion, validation, training, evaluation and registration in one pipeline',
            'Deploy with infrastructure as code and a canary stage, serving a documented API',
            'Publish a dashboard with live accuracy, drift, latency and cost',
            'Run it for four weeks and report each automatic promotion, rejection and incident',
          ],
        },
        {
          title: 'MLOps interviews',
          category: 'Interview',
          aim: 'Answer ML platform design and operations questions from experience',
          description:
            'Interviewers want to hear how models reach production and what happens when they fail. Diagrams with artefacts, gates and owners help more than tool names.',
          objectives: [
            'Design serving for a ranking model at 5,000 requests per second with a 50 ms budget',
            'Explain how you would find the cause of a 10 percent drop in live precision',
            'Compare building a platform with buying SageMaker or Vertex AI for a team of five',
          ],
        },
      ],
    },
  },
}
