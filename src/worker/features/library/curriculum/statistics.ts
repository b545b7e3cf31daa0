import type { Topic } from './topic.ts'

export const statistics: Topic = {
  id: 'statistics',
  name: 'Statistics',
  domain: 'data',
  aliases: [
    'statistics',
    'statistic',
    'stats',
    'statistcs',
    'probability',
    'probability theory',
    'probability and statistics',
    'statistical inference',
    'hypothesis testing',
    'hypothesis test',
    'p-value',
    'p values',
    'confidence intervals',
    'a/b testing',
    'ab testing',
    'a/b tests',
    'bayesian',
    'bayesian statistics',
    'bayes theorem',
    'causal inference',
    'statsmodels',
    'experiment design',
    'statistics for data science',
    'regression analysis',
  ],
  related: ['python', 'numpy', 'pandas', 'data-visualization', 'machine-learning', 'data-engineering'],
  stages: {
    foundations: {
      title: 'Describing data and reasoning about chance',
      overview:
        'You learn to summarise data without hiding what matters in it. You build a working sense of probability, supported by simulation.',
      tags: ['Descriptive statistics', 'Probability', 'Distributions'],
      units: [
        {
          title: 'Summaries that do not mislead',
          category: 'Concept',
          aim: 'Summarise a variable with suitable measures of centre and spread',
          description:
            'An average alone can hide skew, outliers and separate groups. Choosing a summary means looking at the shape of the data first.',
          objectives: [
            'Choose between mean, median and trimmed mean for response times and incomes, with reasons',
            'Compute standard deviation, interquartile range and the 95th percentile and interpret each in units',
            "Show with Anscombe's quartet how equal summaries can hide different shapes",
          ],
        },
        {
          title: "Probability and Bayes' rule",
          category: 'Concept',
          aim: 'Calculate conditional probabilities and update beliefs from evidence',
          description:
            "Conditional probability says how likely something is once you know something else. Bayes' rule turns that around, and it corrects intuition about rare events.",
          objectives: [
            'Compute the chance of disease after a positive test from prevalence, sensitivity and specificity',
            'Test two events for independence in a contingency table',
            'Check an answer such as the birthday problem by simulation with a seeded generator',
          ],
        },
        {
          title: 'Distributions you will meet',
          category: 'Concept',
          aim: 'Recognise common distributions and the processes behind them',
          description:
            'Counts, waiting times, proportions and measurement errors each follow typical shapes. Naming the shape gives you a model, its parameters and its limits.',
          objectives: [
            'Match binomial, Poisson, exponential, normal and log-normal to six described processes',
            'Calculate tail probabilities and quantiles with scipy.stats methods sf and ppf',
            'Compare a sample with a normal model through a Q-Q plot',
          ],
        },
      ],
    },
    core: {
      title: 'Estimates, intervals and tests',
      overview:
        'You learn what a sample can tell you about a population and how sure you may be. You run tests for the right reason and interpret them correctly.',
      tags: ['Inference', 'Confidence intervals', 'Hypothesis tests'],
      units: [
        {
          title: 'Sampling variation and standard error',
          category: 'Concept',
          aim: 'Quantify how much an estimate would vary between samples',
          description:
            'Every estimate would have come out differently with another sample. The standard error measures that variation, and more data shrinks it only with the square root of the sample size.',
          objectives: [
            'Simulate the central limit theorem for a skewed population at three sample sizes',
            'Compute the standard error of a mean and of a proportion and state the effect of quadrupling n',
            'Distinguish sampling error from selection bias using a survey example',
          ],
        },
        {
          title: 'Confidence intervals and the bootstrap',
          category: 'Concept',
          aim: 'Build intervals for an estimate and explain what they promise',
          description:
            'An interval reports a range of plausible values, which is more useful than a single number. The bootstrap builds one by resampling where no formula is at hand.',
          objectives: [
            'Compute a t interval for a mean and a Wilson interval for a conversion rate',
            'Bootstrap a median with scipy.stats.bootstrap and compare percentile and BCa intervals',
            'Measure actual coverage of a 95 percent interval in 1,000 simulated samples',
          ],
        },
        {
          title: 'Hypothesis tests and their errors',
          category: 'Concept',
          aim: 'Choose a test, run it and report the result without overclaiming',
          description:
            'A test asks how surprising the data would be if there were no effect. The p-value is not the chance that the hypothesis is true, and that difference shapes honest reporting.',
          objectives: [
            'Choose among the Welch t-test, Mann-Whitney, chi-squared and permutation tests for five scenarios',
            'Define type I error, type II error and power in terms of a concrete decision',
            'Report effect size and interval beside the p-value for one comparison',
          ],
        },
        {
          title: 'Linear and logistic regression',
          category: 'Tool',
          aim: 'Fit a regression and interpret its coefficients and diagnostics',
          description:
            'Regression describes how an outcome changes with several inputs at once. Its numbers deserve trust only after the residuals have been looked at.',
          objectives: [
            'Fit a model with the statsmodels formula ols("y ~ x1 + C(group)", data) and explain each coefficient in units',
            'Diagnose non-linearity, unequal variance and influential points from residual plots',
            'Interpret a logistic coefficient as an odds ratio and as a change in predicted probability',
          ],
        },
      ],
    },
    advanced: {
      title: 'Experiments, causes and Bayesian models',
      overview:
        'You plan experiments that can answer their question and avoid the ways they go wrong. You also meet causal reasoning and Bayesian modelling.',
      tags: ['A/B tests', 'Causality', 'Bayesian'],
      units: [
        {
          title: 'Designing A/B tests',
          category: 'Practice',
          aim: 'Plan an online experiment from metric to stopping rule',
          description:
            'A controlled experiment gives the clearest evidence that a change caused an effect. Most failures are decided before launch, by the metric, the unit or the sample size.',
          objectives: [
            'Calculate the sample size for a minimum detectable effect at 80 percent power',
            'Choose the randomisation unit and check for sample ratio mismatch with a chi-squared test',
            'Show by simulation how daily peeking inflates false positives, and apply a sequential method instead',
            'Reduce variance with CUPED using a pre-experiment covariate',
          ],
        },
        {
          title: 'Multiple comparisons and reproducibility',
          category: 'Concept',
          aim: 'Control false discoveries when many questions are asked of one data set',
          description:
            'Twenty tests at the five percent level produce one false alarm on average. Corrections and written plans keep exploration apart from confirmation.',
          objectives: [
            'Compare Bonferroni and Benjamini-Hochberg on 100 simulated tests',
            'Identify p-hacking, optional stopping and the garden of forking paths in a published example',
            'Write a short pre-analysis plan that names the primary metric and the exclusions',
          ],
        },
        {
          title: 'Causal reasoning from observational data',
          category: 'Concept',
          aim: 'Decide which variables to adjust for and which to leave alone',
          description:
            'Many questions cannot be randomised. Causal diagrams show which adjustments remove bias and which ones create it.',
          objectives: [
            'Draw a DAG with a confounder, a mediator and a collider and name the valid adjustment set',
            "Reproduce Simpson's paradox in data and resolve it with the diagram",
            'Estimate a policy effect with difference-in-differences and test the parallel trends assumption',
          ],
        },
        {
          title: 'Bayesian modelling',
          category: 'Tool',
          aim: 'Fit a Bayesian model and communicate its posterior',
          description:
            'Bayesian models state prior knowledge openly and return a distribution over the answer. Hierarchical versions share strength across small groups.',
          objectives: [
            'Update a Beta prior for a conversion rate by hand and compare it with the PyMC result',
            'Fit a hierarchical model in PyMC and explain the shrinkage of small groups',
            'Check convergence with R-hat and effective sample size, and fit with posterior predictive plots in ArviZ',
          ],
        },
      ],
    },
    practice: {
      title: 'Statistics in decisions',
      overview:
        'You use statistics where someone has to decide something. You practise explaining results plainly, to colleagues and in interviews.',
      tags: ['Project', 'Communication', 'Interview'],
      units: [
        {
          title: 'Reading claims critically',
          category: 'Practice',
          aim: 'Assess statistical claims in papers, posts and dashboards',
          description:
            'Most statistical work consists in judging numbers that others produced. A fixed set of questions catches the usual flaws quickly.',
          objectives: [
            'Review two articles for sample, baseline, effect size, uncertainty and missing comparisons',
            'Convert a relative risk headline into absolute risk per 1,000 people',
            'Spot survivorship bias or regression to the mean in a claim from your own field',
          ],
        },
        {
          title: 'Project: an experiment from plan to decision memo',
          category: 'Project',
          aim: 'Run and report a complete experiment or natural experiment',
          description:
            'Carrying one question from plan to decision brings every earlier stage together. The memo is the product: two pages a manager can act on.',
          objectives: [
            'Write the hypothesis, primary metric, sample size and stopping rule before looking at outcomes',
            'Analyse a public experiment data set or your own test with intervals and sanity checks',
            'Repeat the analysis with a second method, such as a bootstrap or a Bayesian model, and compare',
            'Deliver a two-page memo with a recommendation, its uncertainty and what would change it',
          ],
        },
        {
          title: 'Statistics interview questions',
          category: 'Interview',
          aim: 'Answer probability, testing and metric questions clearly under time pressure',
          description:
            'Data science interviews mix short probability problems with product experiments. Stating assumptions first and checking by simulation shows method.',
          objectives: [
            'Explain a p-value and a confidence interval to a non-technical listener in one minute each, without false statements',
            'Solve three conditional probability problems on paper and verify one by simulation',
            'Discuss an A/B test with a flat average but opposite effects in two segments, and say what you would do next',
          ],
        },
      ],
    },
  },
}
