import type { Topic } from './topic.ts'

export const rag: Topic = {
  id: 'rag',
  name: 'Retrieval-augmented generation',
  domain: 'ai',
  aliases: [
    'rag',
    'retrieval-augmented generation',
    'retrieval augmented generation',
    'retreival augmented generation',
    'rag pipeline',
    'rag systems',
    'embeddings',
    'text embeddings',
    'vector database',
    'vector databases',
    'vector search',
    'vector store',
    'semantic search',
    'hybrid search',
    'reranking',
    'pgvector',
    'pinecone',
    'qdrant',
    'weaviate',
    'chromadb',
    'faiss',
    'llamaindex',
    'llama index',
    'graphrag',
    'agentic rag',
    'chat with documents',
    'chat with pdf',
    'document question answering',
    'enterprise search',
    'bm25',
  ],
  related: ['gpt-apps', 'prompt-engineering', 'ai-agents', 'nlp', 'python', 'postgresql', 'data-engineering', 'mlops'],
  stages: {
    foundations: {
      title: 'Search, embeddings and a first pipeline',
      overview:
        'You learn why a model needs retrieval and how search finds passages. You build the smallest useful pipeline and see where it fails.',
      tags: ['Embeddings', 'Vector search', 'Grounding'],
      units: [
        {
          title: 'Why models need retrieval',
          category: 'Concept',
          aim: 'Decide when retrieval helps and when another approach fits better',
          description:
            'A model does not know your documents or what happened after its training. Retrieval supplies passages at question time, which also makes answers checkable.',
          objectives: [
            'Compare long context, retrieval and fine-tuning for four concrete needs',
            'Draw the indexing path and the query path of a RAG system',
            'Show three questions that a model answers wrongly alone and correctly with a supplied passage',
          ],
        },
        {
          title: 'Embeddings and similarity',
          category: 'Concept',
          aim: 'Turn text into vectors and search them by similarity',
          description:
            'An embedding places texts with similar meaning near one another. Similarity is not relevance, and knowing the difference explains many strange results.',
          objectives: [
            'Embed 500 sentences with a Sentence Transformers model and rank by cosine similarity in NumPy',
            'Explain dimensions, normalisation and why query and document may need different prefixes',
            'Find five queries where negation, numbers or rare names break embedding search',
          ],
        },
        {
          title: 'A minimal RAG pipeline without frameworks',
          category: 'Practice',
          aim: 'Build question answering over a folder of documents in plain code',
          description:
            'Writing loading, splitting, indexing, retrieval and prompting yourself shows what frameworks hide. A few hundred lines are enough.',
          objectives: [
            'Split Markdown documents into chunks that keep title and section path',
            'Retrieve the top five chunks and answer with numbered citations',
            'Make the system reply that the answer is not in the sources, and test this with ten unanswerable questions',
          ],
        },
      ],
    },
    core: {
      title: 'Retrieval quality',
      overview:
        'You improve what reaches the model, which decides most of the answer quality. You measure retrieval apart from generation.',
      tags: ['Chunking', 'Hybrid search', 'Evaluation'],
      units: [
        {
          title: 'Document parsing and chunking',
          category: 'Practice',
          aim: 'Extract clean, self-contained passages from messy documents',
          description:
            'Broken tables, page headers and split sentences spoil retrieval before search begins. Good chunks carry one idea and enough context to stand alone.',
          objectives: [
            'Parse PDFs with tables and columns using Docling or a similar parser and inspect 20 pages by eye',
            'Compare fixed-size, structure-aware and parent-child chunking on the same questions',
            'Attach metadata for source, date, section and access rights to every chunk',
          ],
        },
        {
          title: 'Vector indexes and databases',
          category: 'Tool',
          aim: 'Store and search vectors at scale with filters and updates',
          description:
            'Exact search becomes too slow as collections grow, so approximate indexes trade a little recall for speed. Filters and deletions complicate the picture.',
          objectives: [
            'Create an HNSW index in pgvector or Qdrant and plot recall against latency for several ef_search values',
            'Filter by tenant and date during search and check that recall holds up',
            'Update and delete documents without leaving stale chunks behind',
          ],
        },
        {
          title: 'Hybrid search and reranking',
          category: 'Concept',
          aim: 'Combine keyword and vector search and reorder the candidates',
          description:
            'Keyword search finds exact terms, and vectors find paraphrases. Fusing both and reranking with a cross-encoder usually gives the largest gain per hour of work.',
          objectives: [
            'Merge BM25 and vector results by reciprocal rank fusion',
            'Rerank the top 50 with a cross-encoder and report the change in NDCG@10 and latency',
            'Explain why a cross-encoder is more accurate than a bi-encoder and cannot be precomputed',
          ],
        },
        {
          title: 'Evaluating retrieval and answers',
          category: 'Practice',
          aim: 'Measure retrieval and generation separately with a labelled set',
          description:
            'A wrong answer may come from a missing passage or from a model that ignored it. Separate metrics tell you which part to repair.',
          objectives: [
            'Label 60 questions with relevant passages and compute recall@k and MRR',
            'Score faithfulness and answer relevance with Ragas or your own judge, checked against human labels',
            'Classify 20 failures as parsing, chunking, retrieval, ranking or generation errors',
          ],
        },
      ],
    },
    advanced: {
      title: 'Complex questions, access and operation',
      overview:
        'You handle questions that a single search cannot answer. You protect confidential sources and keep the index fresh and fast.',
      tags: ['Query planning', 'GraphRAG', 'Security', 'Operations'],
      units: [
        {
          title: 'Query rewriting and multi-step retrieval',
          category: 'Concept',
          aim: 'Answer follow-up and multi-hop questions through planned searches',
          description:
            'Users ask in pronouns, fragments and comparisons. Rewriting, splitting and repeated search turn those into queries an index can serve.',
          objectives: [
            'Rewrite follow-up questions into standalone queries using the conversation',
            'Split comparison questions into sub-queries and merge the evidence',
            'Build an agentic loop that searches again until evidence suffices, with a step limit, and compare its cost with one search',
          ],
        },
        {
          title: 'Structured, graph and visual sources',
          category: 'Concept',
          aim: 'Choose a retrieval method that fits the form of the source',
          description:
            'Totals belong in SQL, relations in graphs and diagrams in visual retrieval. Pushing everything into text chunks loses what these sources do well.',
          objectives: [
            'Route questions between a text index and read-only text-to-SQL with a tested router',
            'Compare GraphRAG community summaries with plain retrieval on corpus-wide questions',
            'Index page images with a late-interaction model such as ColPali and compare on pages full of tables',
          ],
        },
        {
          title: 'Permissions and hostile documents',
          category: 'Practice',
          aim: 'Ensure that answers use only what the asker may see, and that documents cannot give orders',
          description:
            "A shared index can leak one customer's data to another, and retrieved text may contain instructions. Both are solved by design rather than by prompt wording.",
          objectives: [
            'Enforce access lists inside the search filter and prove it with a test for two tenants',
            'Plant an injected instruction in a document and show that it triggers no action or leak',
            'Propagate deletions and permission changes to the index within a stated time',
          ],
        },
        {
          title: 'Freshness, latency and cost',
          category: 'Tool',
          aim: 'Run indexing and querying within agreed limits',
          description:
            'Production RAG is a data pipeline with a model at the end. Incremental indexing, caching and tracing keep it current and affordable.',
          objectives: [
            'Re-index only changed documents by content hash and record index lag',
            'Trace a query and divide its latency among embedding, search, reranking and generation',
            'Migrate to a new embedding model with a second index and no downtime',
            'Reduce vector storage through quantization or shortened Matryoshka embeddings and report the recall lost',
          ],
        },
      ],
    },
    practice: {
      title: 'A RAG system people trust',
      overview:
        'You build a system over real documents and prove its quality. You learn to explain its weaknesses before users find them.',
      tags: ['Project', 'Failure analysis', 'Interview'],
      units: [
        {
          title: 'A week of failure analysis',
          category: 'Practice',
          aim: 'Raise measured quality through daily review of real questions',
          description:
            'Steady review of failed questions improves a system more than a new framework. Each day ends with one fix and a fresh measurement.',
          objectives: [
            'Collect 100 real questions and label the outcome of each',
            'Fix the most frequent failure each day for five days, recording recall and faithfulness before and after',
            'Write a one-page guide to what the system cannot answer',
          ],
        },
        {
          title: 'Project: cited answers over a public corpus',
          category: 'Project',
          aim: 'Ship a question-answering service with citations over at least 1,000 documents',
          description:
            'Laws, technical standards or open-source documentation give a corpus others can verify. Visible citations and published metrics set it apart from a demo.',
          objectives: [
            'Ingest and version the corpus with a repeatable, incremental pipeline',
            'Serve hybrid search with reranking and highlight the cited passage in the source',
            'Publish an evaluation set and scores for three system variants',
            'Hold the 95th percentile response time and cost per question below stated limits',
          ],
        },
        {
          title: 'RAG design interviews',
          category: 'Interview',
          aim: 'Design and troubleshoot a retrieval system aloud',
          description:
            'Interviewers give a corpus and a complaint, then ask what you would examine. Separating retrieval from generation is the expected first move.',
          objectives: [
            'Design search over ten million internal documents with permissions, stating index size and latency',
            'Diagnose correct retrieval with a wrong answer, and a wrong retrieval with a fluent answer',
            'Explain chunk size, HNSW parameters and reranking trade-offs with figures from your project',
          ],
        },
      ],
    },
  },
}
