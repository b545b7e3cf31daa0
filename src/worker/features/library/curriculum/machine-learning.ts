import type { Topic } from './topic.ts'

export const machineLearning: Topic = {
  id: 'machine-learning',
  name: 'Machine learning',
  domain: 'ai',
  aliases: [
    'machine learning',
    'ml',
    'machin learning',
    'machine lerning',
    'machinelearning',
    'ml engineer',
    'machine learning engineer',
    'data science',
    'data scientist',
    'scikit-learn',
    'scikit learn',
    'sklearn',
    'xgboost',
    'lightgbm',
    'catboost',
    'supervised learning',
    'unsupervised learning',
    'random forest',
    'gradient boosting',
    'decision trees',
    'feature engineering',
    'predictive modelling',
    'predictive modeling',
    'recommender systems',
    'kaggle',
    'artificial intelligence',
    'ai',
  ],
  related: [
    'python',
    'numpy',
    'pandas',
    'statistics',
    'data-visualization',
    'deep-learning',
    'mlops',
    'nlp',
    'computer-vision',
  ],
  stages: {
    foundations: {
      title: 'Learning from labelled examples',
      overview:
        'You learn what it means for a program to learn from data and how to measure it fairly. You train your first models with scikit-learn and compare them with a baseline.',
      tags: ['Supervised learning', 'scikit-learn', 'Evaluation'],
      units: [
        {
          title: 'Framing a prediction problem',
          category: 'Concept',
          aim: 'Turn a question into features, target, metric and baseline',
          description:
            'A model is only as useful as the question it answers. Deciding what is predicted, when, and from which information comes before any algorithm.',
          objectives: [
            'Classify six tasks as regression, classification, ranking or clustering',
            'Write down target, prediction time and available features for a churn problem',
            'Score a DummyClassifier or DummyRegressor baseline before any real model',
          ],
        },
        {
          title: 'Training, validation and test sets',
          category: 'Concept',
          aim: 'Split data so that the measured score predicts the future',
          description:
            'A score on training data says little about new data. The way you split must reflect how the model will be used, including time and groups.',
          objectives: [
            'Split with train_test_split(stratify=y) and explain what stratification protects',
            'Choose among KFold, GroupKFold and TimeSeriesSplit for three data sets',
            'Diagnose underfitting and overfitting from a learning curve',
          ],
        },
        {
          title: 'Linear models and nearest neighbours',
          category: 'Tool',
          aim: 'Train simple models and explain how each makes a prediction',
          description:
            'Linear models and nearest neighbours are easy to understand and often hard to beat on small data. They also show why scaling and regularisation matter.',
          objectives: [
            'Fit LinearRegression, Ridge and LogisticRegression and interpret the coefficients',
            'Show how the choice of k and feature scaling changes a KNeighborsClassifier',
            'Implement gradient descent for linear regression in NumPy and match the scikit-learn result',
          ],
        },
      ],
    },
    core: {
      title: 'Trees, pipelines and trustworthy metrics',
      overview:
        'You work with the methods that win on tabular data. You build pipelines free of leakage and choose metrics that fit the cost of each error.',
      tags: ['Gradient boosting', 'Pipelines', 'Metrics'],
      units: [
        {
          title: 'Feature pipelines without leakage',
          category: 'Tool',
          aim: 'Combine preprocessing and model in one pipeline fitted on training data only',
          description:
            'Leakage lets information from the future or the test set slip into training. A pipeline keeps every fitted step inside cross-validation, where it belongs.',
          objectives: [
            'Assemble imputation, scaling and one-hot encoding with ColumnTransformer and Pipeline',
            'Demonstrate the score inflation caused by target encoding before the split, and repair it',
            'Derive lag, ratio and date features that would be known at prediction time',
          ],
        },
        {
          title: 'Trees, forests and boosting',
          category: 'Concept',
          aim: 'Train tree ensembles and explain what their main parameters do',
          description:
            'Decision trees split data by simple rules, and ensembles of them give strong results on tables. Bagging reduces variance, while boosting corrects errors step by step.',
          objectives: [
            'Trace a small decision tree by hand using Gini impurity',
            'Compare RandomForestClassifier, HistGradientBoostingClassifier and XGBoost on one data set',
            'Tune learning rate, depth and number of rounds with early stopping',
          ],
        },
        {
          title: 'Metrics, thresholds and calibration',
          category: 'Concept',
          aim: 'Choose a metric and threshold from the costs of errors',
          description:
            'Accuracy misleads when classes are rare or mistakes cost different amounts. Good practice separates ranking quality, probability quality and the final decision.',
          objectives: [
            'Compute precision, recall, F1, ROC AUC and average precision for a 2 percent positive class',
            'Pick a threshold that minimises a stated cost matrix',
            'Plot a calibration curve and correct probabilities with CalibratedClassifierCV',
            'Compare MAE, RMSE and quantile loss for a skewed regression target',
          ],
        },
        {
          title: 'Clustering and dimensionality reduction',
          category: 'Concept',
          aim: 'Find structure in unlabelled data and judge whether it is real',
          description:
            'Unsupervised methods group or compress data when labels are missing. Because they always return something, checks for stability and meaning are needed.',
          objectives: [
            'Compare KMeans, HDBSCAN and Gaussian mixtures on clusters of uneven shape and size',
            'Project data with PCA and UMAP and state what distances in each plot do and do not mean',
            'Assess cluster stability by resampling and silhouette scores',
          ],
        },
      ],
    },
    advanced: {
      title: 'Tuning, explanation and hard data',
      overview:
        'You search for better models within a budget and find out why they predict what they do. You deal with imbalance, time and fairness.',
      tags: ['Tuning', 'Interpretability', 'Fairness'],
      units: [
        {
          title: 'Hyperparameter search and error analysis',
          category: 'Practice',
          aim: 'Improve a model by planned search and by studying its errors',
          description:
            'Tuning gives small gains, and looking at wrong predictions often gives larger ones. Both need a validation scheme that the search cannot wear out.',
          objectives: [
            'Run an Optuna study with pruning and compare it with random search at equal budget',
            'Estimate selection bias with nested cross-validation',
            'Sort the 50 worst errors into causes and fix the largest group through data or features',
          ],
        },
        {
          title: 'Interpreting model behaviour',
          category: 'Tool',
          aim: 'Explain predictions globally and for single cases, with their limits',
          description:
            'Users, auditors and debuggers need to know what a model relies on. Explanation methods describe the model, not the world, and correlated features can mislead them.',
          objectives: [
            'Compare impurity importance with permutation_importance on held-out data',
            'Explain a single prediction with SHAP values and check that they add up to the output',
            'Plot partial dependence and ICE curves and name a case where they extrapolate',
          ],
        },
        {
          title: 'Forecasting and recommendation',
          category: 'Concept',
          aim: 'Apply learning to ordered and to interaction data with the right evaluation',
          description:
            'Forecasts and recommendations break the assumption that rows are independent. Their baselines, splits and metrics therefore differ from ordinary tables.',
          objectives: [
            'Beat a seasonal naive forecast using boosted trees on lag features, with rolling-origin evaluation',
            'Build implicit-feedback matrix factorisation and report recall@10 and NDCG',
            'Explain cold start, popularity bias and feedback loops in a recommender',
          ],
        },
        {
          title: 'Fairness, privacy and model risk',
          category: 'Concept',
          aim: 'Assess a model for harm before it is used on people',
          description:
            'Models that decide about people can repeat and amplify past injustice. Measuring outcomes per group and documenting limits is part of the engineering work.',
          objectives: [
            'Compare demographic parity and equalised odds across groups with Fairlearn',
            'Identify proxy variables for a protected attribute and show their effect',
            'Write a model card covering intended use, data, metrics per group and known failures',
          ],
        },
      ],
    },
    practice: {
      title: 'From data set to decision',
      overview:
        'You complete a project that a reviewer can reproduce and question. You prepare for interviews by explaining methods in plain words.',
      tags: ['Project', 'Competition', 'Interview'],
      units: [
        {
          title: 'A disciplined competition entry',
          category: 'Practice',
          aim: 'Improve steadily on a public data set with logged experiments',
          description:
            'A tabular competition gives quick feedback and a fair comparison with others. Keeping a log teaches which ideas helped and how far to trust a leaderboard.',
          objectives: [
            'Set up a validation scheme whose score follows the leaderboard within noise',
            'Log at least ten experiments with hypothesis, change and cross-validated result',
            'Read a winning write-up afterwards and reproduce one of its ideas',
          ],
        },
        {
          title: 'Project: a predictive service with a report',
          category: 'Project',
          aim: 'Deliver a reproducible model, an API for it and an honest evaluation',
          description:
            'A useful project starts at a question and ends at something others can call. The evaluation report matters as much as the model.',
          objectives: [
            'Collect or combine a real data set and document its origin, licence and gaps',
            'Train and compare a baseline, a linear model and a boosted model in one scripted pipeline',
            'Serve the saved pipeline with FastAPI, including input validation and a tested endpoint',
            'Report metrics with intervals, results per segment and at least three failure cases',
          ],
        },
        {
          title: 'Machine learning interviews',
          category: 'Interview',
          aim: 'Explain methods, design an ML solution and discuss your own project',
          description:
            'Interviews combine theory questions, a case design and a walk through past work. Clear trade-offs persuade more than long lists of algorithms.',
          objectives: [
            'Explain bias and variance, L1 versus L2 and bagging versus boosting with a sketch each',
            'Design fraud detection aloud: labels, delay, metric, features, threshold and monitoring',
            'Implement k-nearest neighbours or logistic regression in NumPy within 30 minutes',
            'Present a project in five minutes, including what failed and why',
          ],
        },
      ],
    },
  },
}
