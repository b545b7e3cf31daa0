import type { Topic } from './topic.ts'

export const dataStructuresAlgorithms: Topic = {
  id: 'data-structures-algorithms',
  name: 'Data structures and algorithms',
  domain: 'computer-science',
  aliases: [
    'data-structures-algorithms',
    'data structures and algorithms',
    'data structures',
    'data structure',
    'algorithms',
    'algorithm',
    'algoritms',
    'dsa',
    'leetcode',
    'hackerrank',
    'coding interview',
    'coding interviews',
    'technical interview',
    'big o',
    'big-o',
    'dynamic programming',
    'graph algorithms',
    'binary search',
    'sorting algorithms',
    'competitive programming',
    'linked lists',
    'binary trees',
    'recursion',
  ],
  related: ['python', 'java', 'cpp', 'system-design', 'operating-systems', 'concurrency', 'design-patterns'],
  stages: {
    foundations: {
      title: 'Complexity, arrays and hashing',
      overview:
        'You learn to judge a solution before running it and get the most from arrays and hash tables. A surprising share of real problems needs nothing else.',
      tags: ['Big O', 'Arrays', 'Hash tables'],
      units: [
        {
          title: 'Measuring cost with Big O',
          category: 'Concept',
          aim: 'Estimate time and memory use from code',
          description:
            'Asymptotic notation describes how work grows with input size. It tells you which of two correct programs survives a hundred times more data.',
          objectives: [
            'Derive the time and space bound of nested and halving loops',
            'Explain amortized O(1) appends using a doubling dynamic array',
            'Estimate from n = 100,000 which complexity finishes within a second',
          ],
        },
        {
          title: 'Arrays, strings and linked lists',
          category: 'Concept',
          aim: 'Choose and manipulate sequential structures',
          description:
            'Contiguous memory gives fast access, while links give cheap insertion at a known place. Many basic tasks combine an array with one or two moving indices.',
          objectives: [
            'Reverse a linked list and detect a cycle with two pointers',
            'Solve a longest-substring task with a sliding window',
            'Answer range-sum queries in O(1) using prefix sums',
          ],
        },
        {
          title: 'Hash tables, stacks and queues',
          category: 'Practice',
          aim: 'Replace slow searching with the right container',
          description:
            'A hash table trades memory for constant expected lookup time. Stacks and queues look simple but carry parsing, undo and level-by-level search.',
          objectives: [
            'Implement a hash map with chaining and resizing by load factor',
            'Find a pair with a given sum in one pass',
            'Use a monotonic stack to find the next greater element',
            'Build a queue from two stacks and state its amortized cost',
          ],
        },
      ],
    },
    core: {
      title: 'Recursion, trees and sorting',
      overview:
        'You think recursively, search ordered data and work with trees and heaps. These ideas sit inside databases, compilers and file systems.',
      tags: ['Recursion', 'Trees', 'Sorting'],
      units: [
        {
          title: 'Recursion and backtracking',
          category: 'Concept',
          aim: 'Break a problem into smaller copies of itself',
          description:
            'A recursive solution needs a base case, a smaller step and trust in the result. Backtracking adds choosing, exploring and undoing to search all possibilities.',
          objectives: [
            'Write the recurrence of merge sort and solve it with the master theorem',
            'Generate subsets, permutations and N-Queens placements with backtracking',
            'Convert a recursive traversal to an iterative one with an explicit stack',
          ],
        },
        {
          title: 'Sorting and binary search',
          category: 'Practice',
          aim: 'Order data and exploit the order',
          description:
            'Comparison sorts cannot beat n log n, but their constants, stability and memory differ. Sorted data opens the door to binary search, also over answers.',
          objectives: [
            'Implement merge sort and quicksort and name the worst case of each',
            'Write lower-bound binary search without off-by-one errors',
            'Binary search on the answer for a minimum-capacity problem',
            'Explain when counting or radix sort beats comparison sorting',
          ],
        },
        {
          title: 'Trees, heaps and tries',
          category: 'Concept',
          aim: 'Store hierarchical and prioritized data efficiently',
          description:
            'Trees keep data ordered while it changes, and heaps deliver the smallest item quickly. Tries index by prefix, which suits autocompletion.',
          objectives: [
            'Traverse a binary tree in preorder, inorder, postorder and level order',
            'Validate a binary search tree and find a lowest common ancestor',
            'Maintain the k largest items of a stream with a heap',
            'Implement a trie with insert and prefix search',
          ],
        },
      ],
    },
    advanced: {
      title: 'Graphs, dynamic programming and greedy choices',
      overview:
        'You model connections as graphs and optimize over many overlapping choices. With patterns in hand, hard problems become recognizable.',
      tags: ['Graphs', 'Dynamic programming', 'Greedy'],
      units: [
        {
          title: 'Graph search and shortest paths',
          category: 'Concept',
          aim: 'Model a problem as a graph and traverse it correctly',
          description:
            'Maps, dependencies and social links are all graphs. Edge weights and directions decide which algorithm applies.',
          objectives: [
            'Count islands and find shortest unweighted paths with BFS',
            'Order tasks topologically and detect a cycle',
            'Implement Dijkstra with a priority queue and say why negative edges break it',
            'Join components with union-find and build a minimum spanning tree',
          ],
        },
        {
          title: 'Dynamic programming',
          category: 'Practice',
          aim: 'Turn exponential recursion into polynomial tables',
          description:
            'Dynamic programming stores answers to overlapping subproblems. Defining the state well is most of the work, and code follows from the transition.',
          objectives: [
            'State subproblem, transition, base case and order for coin change',
            'Solve knapsack, longest common subsequence and edit distance',
            'Reduce a two-dimensional table to one row and reconstruct the chosen items',
          ],
        },
        {
          title: 'Greedy, intervals and advanced structures',
          category: 'Concept',
          aim: 'Recognize when local choices suffice and when richer structures are needed',
          description:
            'A greedy method is fast but needs an argument for correctness. Other tasks call for structures that answer range queries while data changes.',
          objectives: [
            'Prove interval scheduling by an exchange argument',
            'Merge intervals and count overlaps with a sweep line',
            'Answer range queries with updates using a Fenwick or segment tree',
          ],
        },
      ],
    },
    practice: {
      title: 'Coding interviews and applied problems',
      overview:
        'You train to solve unknown problems aloud and build something where the choice of structure matters. Regular, reviewed practice beats long lists.',
      tags: ['Coding interview', 'Project', 'Practice routine'],
      units: [
        {
          title: 'Build a search engine core',
          category: 'Project',
          aim: 'Implement indexing, ranking and autocompletion from scratch',
          description:
            'Write a small text search library without relying on an existing one. It brings hashing, tries, heaps and sorting together in one measurable program.',
          objectives: [
            'Build an inverted index and intersect sorted posting lists',
            'Return the top k results with a bounded heap and TF-IDF or BM25 scores',
            'Suggest completions from a trie and corrections by edit distance',
            'Benchmark against a naive scan at three input sizes and plot the growth',
          ],
        },
        {
          title: 'The coding interview',
          category: 'Interview',
          aim: 'Solve a new problem aloud within 40 minutes',
          description:
            'Interviewers assess how you clarify, compare approaches and test, along with the final code. A fixed procedure keeps your head clear under pressure.',
          objectives: [
            'Restate the problem, ask about constraints and give two examples before coding',
            'Present a brute-force solution with its complexity, then improve it',
            'Dry-run the finished code on an edge case and fix what you find',
            'Complete four mock interviews and note one weakness after each',
          ],
        },
        {
          title: 'A pattern-based practice plan',
          category: 'Practice',
          aim: 'Build lasting recall of the common problem patterns',
          description:
            'Solving at random teaches less than grouping by pattern and returning later. A log of mistakes shows what to repeat.',
          objectives: [
            'Solve three problems each for sliding window, two pointers, BFS, heap and dynamic programming',
            'Repeat failed problems after three and ten days without looking at notes',
            'Write a one-line cue for each pattern that signals when to use it',
          ],
        },
      ],
    },
  },
}
