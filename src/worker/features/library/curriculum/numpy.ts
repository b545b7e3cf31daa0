import type { Topic } from './topic.ts'

export const numpy: Topic = {
  id: 'numpy',
  name: 'NumPy',
  domain: 'data',
  aliases: [
    'numpy',
    'num py',
    'numpi',
    'ndarray',
    'numpy arrays',
    'numerical python',
    'numeric python',
    'array programming',
    'scientific python',
    'scipy',
    'vectorization',
    'vectorisation',
    'numpy broadcasting',
    'einsum',
  ],
  related: [
    'python',
    'pandas',
    'data-visualization',
    'statistics',
    'machine-learning',
    'deep-learning',
    'computer-vision',
  ],
  stages: {
    foundations: {
      title: 'Arrays, shapes and dtypes',
      overview:
        'You learn what an ndarray is and how it differs from a Python list. By the end you can create arrays, select from them and predict the shape and dtype of a result.',
      tags: ['ndarray', 'Dtypes', 'Indexing'],
      units: [
        {
          title: 'Creating arrays and reading their shape',
          category: 'Concept',
          aim: 'Create arrays of the shape you need and explain what their attributes say',
          description:
            'An ndarray is one block of memory with a shape and a single element type. Knowing how to build one and inspect it is the first step of every numerical program.',
          objectives: [
            'Create arrays with np.array, np.zeros, np.full, np.arange and np.linspace, and say when linspace is the safer choice',
            'Read shape, ndim, size and nbytes of an array and predict them before printing',
            'Rearrange data with reshape, -1 as an inferred dimension, and ravel',
          ],
        },
        {
          title: 'Choosing element types',
          category: 'Concept',
          aim: 'Choose dtypes on purpose and spot overflow and precision loss',
          description:
            'Every element of an array has the same dtype, which fixes its range, precision and memory cost. NumPy integers wrap around silently, unlike Python integers, so the choice has consequences.',
          objectives: [
            'Convert between int64, float32 and bool with astype and measure the memory saved',
            'Demonstrate uint8 overflow and fix it by widening the dtype before the arithmetic',
            'Compare floats with np.isclose or np.allclose and explain why == fails for 0.1 + 0.2',
            'State how NumPy 2 promotes a float32 array combined with a Python float',
          ],
        },
        {
          title: 'Slicing, masks and fancy indexing',
          category: 'Practice',
          aim: 'Select and assign any part of an array without a loop',
          description:
            'Slices, boolean masks and integer arrays are the three ways to pick elements. They behave differently on assignment, because slices share memory with the source while the other two copy.',
          objectives: [
            'Select rows, columns and sub-blocks of a 2-D array with slices, negative steps and ...',
            'Filter values with a boolean mask combined by &, | and ~, and replace them with np.where',
            'Reorder rows with an integer index array produced by np.argsort',
          ],
        },
      ],
    },
    core: {
      title: 'Broadcasting and vectorised code',
      overview:
        'You replace Python loops with operations on whole arrays. You also learn to reduce along axes and to align arrays of different shapes on purpose.',
      tags: ['Broadcasting', 'ufuncs', 'Axes'],
      units: [
        {
          title: 'Universal functions and reductions',
          category: 'Concept',
          aim: 'Compute element-wise results and summaries along a chosen axis',
          description:
            'Universal functions such as np.exp run over every element in compiled code. Reductions such as sum and mean collapse one or more axes, and choosing the right axis is where most mistakes happen.',
          objectives: [
            'Predict the output shape of a.sum(axis=0) and a.mean(axis=(0, 2)), with and without keepdims=True',
            'Compute running totals and differences with np.cumsum and np.diff',
            'Handle missing values with np.nanmean and np.isnan and explain why plain mean returns nan',
          ],
        },
        {
          title: 'Broadcasting rules in practice',
          category: 'Concept',
          aim: 'Combine arrays of different shapes and explain why it works',
          description:
            'Broadcasting stretches dimensions of length one so that two shapes match, comparing from the last axis. It removes loops, but an unnoticed extra axis can produce a huge wrong result.',
          objectives: [
            'Standardise each column of a matrix by subtracting its mean and dividing by its standard deviation without a loop',
            'Build a pairwise distance matrix by adding axes with np.newaxis',
            'Explain why adding shapes (3,) and (3, 1) gives (3, 3), and fix code that did so by accident',
          ],
        },
        {
          title: 'Joining, sorting and grouping arrays',
          category: 'Practice',
          aim: 'Assemble arrays and answer grouping questions with NumPy alone',
          description:
            'Real data arrives in pieces that have to be stacked, ordered and counted. NumPy has a small set of functions for this that are worth knowing before reaching for a table library.',
          objectives: [
            'Combine arrays with np.concatenate, np.stack and np.vstack, and say which of them adds an axis',
            'Count categories with np.unique(return_counts=True) and np.bincount',
            'Find the top k values with np.argpartition and compare its speed with a full sort',
          ],
        },
      ],
    },
    advanced: {
      title: 'Memory layout, linear algebra and speed',
      overview:
        'You look at how arrays are stored and what that costs. Then you apply linear algebra and random sampling correctly and measure where the time goes.',
      tags: ['Strides', 'Linear algebra', 'Performance'],
      units: [
        {
          title: 'Views, copies and strides',
          category: 'Concept',
          aim: 'Tell views from copies and use memory layout to your advantage',
          description:
            'A view is a new shape and stride description over the same memory. Understanding this prevents accidental changes to source data and explains why some traversals are several times slower.',
          objectives: [
            'Check memory sharing with np.shares_memory and the base attribute after slicing, reshape and fancy indexing',
            'Explain how strides change under transpose and the difference between C and Fortran order',
            'Compute a moving average with np.lib.stride_tricks.sliding_window_view',
          ],
        },
        {
          title: 'Linear algebra and einsum',
          category: 'Tool',
          aim: 'Solve linear problems with np.linalg and write tensor products clearly',
          description:
            'Regression, dimensionality reduction and neural networks all rest on matrix products and decompositions. np.linalg wraps LAPACK, and einsum states products of any rank in one line.',
          objectives: [
            'Solve a system with np.linalg.solve and explain why it beats multiplying by np.linalg.inv',
            'Fit a least-squares line with np.linalg.lstsq and check the residuals',
            'Compress a greyscale image with np.linalg.svd and report the error at three ranks',
            'Write a batched matrix product with both @ and np.einsum and confirm that they agree',
          ],
        },
        {
          title: 'Random numbers and faster arrays',
          category: 'Practice',
          aim: 'Run reproducible simulations and speed up the slow part by measurement',
          description:
            'The Generator API gives reproducible, independent random streams. When vectorised code is still slow, profiling shows whether temporaries, dtype or an unavoidable loop is the cause.',
          objectives: [
            'Estimate pi by Monte Carlo with np.random.default_rng(seed) and report the standard error',
            'Create independent streams for parallel workers with SeedSequence.spawn',
            'Cut temporary arrays with the out= argument or in-place operators and show the change with timeit',
            'Compile one loop that cannot be vectorised with Numba @njit and compare timings',
          ],
        },
      ],
    },
    practice: {
      title: 'Numerical work end to end',
      overview:
        'You build something complete with arrays and defend the decisions in it. You also train the puzzles that come up in data interviews.',
      tags: ['Project', 'Exercises', 'Interview'],
      units: [
        {
          title: 'Rewrite loops as array code',
          category: 'Practice',
          aim: 'Turn slow loop-based functions into tested vectorised versions',
          description:
            "Taking someone else's loops apart trains the habit of thinking in whole arrays. A test against the original keeps the rewrite honest.",
          objectives: [
            'Vectorise a nested-loop cellular automaton step using shifted slices or np.roll',
            'Assert equality with the loop version through np.testing.assert_allclose',
            'Record time and peak memory of both versions at three input sizes',
          ],
        },
        {
          title: 'Project: k-means and PCA from scratch',
          category: 'Project',
          aim: 'Build a small clustering library using only NumPy',
          description:
            'Two classic algorithms use nearly everything from the earlier stages: distances by broadcasting, reductions, SVD and seeded randomness. The result is a package with tests and a readable report.',
          objectives: [
            'Implement k-means with k-means++ seeding and stop on a tolerance for centroid movement',
            'Implement PCA through np.linalg.svd on centred data and report explained variance per component',
            'Compare labels and components with scikit-learn on the digits data set and explain any sign differences',
            'Publish the package with type hints from numpy.typing and a test suite',
          ],
        },
        {
          title: 'NumPy interview questions',
          category: 'Interview',
          aim: 'Answer common NumPy questions aloud and solve short tasks without loops',
          description:
            'Interviewers test whether you can reason about shapes and memory without running code. Short timed tasks with spoken reasoning are the closest preparation.',
          objectives: [
            'Explain in two minutes why an ndarray is faster than a list, naming contiguous memory, dtype and compiled loops',
            'Predict whether five given expressions return a view or a copy',
            'Solve one-hot encoding, row-wise argmax and a rolling window on paper, stating each shape',
          ],
        },
      ],
    },
  },
}
