import type { Topic } from './topic.ts'

export const nlp: Topic = {
  id: 'nlp',
  name: 'Natural language processing',
  domain: 'ai',
  aliases: [
    'nlp',
    'natural language processing',
    'natural langauge processing',
    'natural language understanding',
    'nlu',
    'computational linguistics',
    'text mining',
    'text analysis',
    'text analytics',
    'text classification',
    'sentiment analysis',
    'named entity recognition',
    'ner',
    'topic modelling',
    'topic modeling',
    'machine translation',
    'text summarization',
    'tokenization',
    'language models',
    'word2vec',
    'word embeddings',
    'tf-idf',
    'bert',
    'hugging face',
    'huggingface',
    'hugging face transformers',
    'spacy',
    'nltk',
    'speech recognition',
  ],
  related: [
    'python',
    'machine-learning',
    'deep-learning',
    'statistics',
    'gpt-apps',
    'prompt-engineering',
    'rag',
    'mlops',
  ],
  stages: {
    foundations: {
      title: 'Text as data',
      overview:
        'You learn how text becomes tokens and numbers, and what is lost on the way. You build simple classifiers that serve as baselines for everything later.',
      tags: ['Tokenization', 'TF-IDF', 'Unicode'],
      units: [
        {
          title: 'Unicode, tokens and normalisation',
          category: 'Concept',
          aim: 'Turn raw text into clean tokens without damaging it',
          description:
            'Text arrives with encodings, combining characters and unclear word boundaries. Decisions made here affect every later step and differ by language.',
          objectives: [
            'Explain UTF-8, code points and NFC normalisation with a string that compares unequal although it looks the same',
            'Tokenize the same text with whitespace, spaCy and a subword tokenizer and compare',
            'Train a small byte-pair encoding tokenizer and trace its first ten merges',
          ],
        },
        {
          title: 'Bag of words and linear classifiers',
          category: 'Tool',
          aim: 'Classify documents with sparse features and a linear model',
          description:
            'Word counts with a linear model train in seconds and are easy to explain. They remain a baseline that larger models do not always beat.',
          objectives: [
            'Build a TfidfVectorizer with word and character n-grams and a logistic regression in one pipeline',
            'List the strongest features per class and spot a leak or shortcut among them',
            'Report macro F1 with a confusion matrix on an unbalanced data set',
          ],
        },
        {
          title: 'Linguistic annotation with spaCy',
          category: 'Tool',
          aim: 'Extract parts of speech, dependencies and entities from text',
          description:
            'Grammar and entities add structure that word counts lack. spaCy offers trained pipelines for many languages and rules for what they miss.',
          objectives: [
            'Read lemma, part of speech and dependency arcs of ten sentences and find two parser errors',
            'Write Matcher and EntityRuler patterns for product codes and dates',
            'Extract subject, verb and object triples and note where they fail',
          ],
        },
      ],
    },
    core: {
      title: 'Representations and pretrained models',
      overview:
        'You move from static word vectors to contextual models. You fine-tune transformers for the standard tasks and evaluate them properly.',
      tags: ['BERT', 'Fine-tuning', 'Sequence labelling'],
      units: [
        {
          title: 'From word vectors to context',
          category: 'Concept',
          aim: 'Explain how meaning is represented in static and contextual embeddings',
          description:
            'Word2vec gives each word one vector, while transformers give each occurrence its own. The step between the two explains the progress of the past decade.',
          objectives: [
            'Train word2vec with negative sampling in Gensim and inspect neighbours and analogies',
            'Show that contextual vectors separate the two senses of "bank" while a static vector cannot',
            'Measure a gender or occupation bias in pretrained vectors with an association test',
          ],
        },
        {
          title: 'Fine-tuning encoder models',
          category: 'Tool',
          aim: 'Fine-tune an encoder for text classification with Hugging Face',
          description:
            'Encoders such as DeBERTa and ModernBERT are small, quick and accurate for labelling tasks. Fine-tuning takes minutes once the data is right.',
          objectives: [
            'Fine-tune an encoder with the Trainer API and beat the TF-IDF baseline on the same split',
            'Handle long documents through truncation, sliding windows or a long-context encoder',
            'Train a usable classifier from 16 examples per class with SetFit and plot the learning curve',
          ],
        },
        {
          title: 'Entity recognition and information extraction',
          category: 'Practice',
          aim: 'Extract typed spans from text and score them exactly',
          description:
            'Contracts, reports and tickets hold facts that a database could use. Sequence labelling finds them, and span-level scoring shows how well.',
          objectives: [
            'Align word labels with subword tokens in the BIO scheme',
            'Compute exact and partial span F1 with seqeval',
            'Compare a fine-tuned model, GLiNER and a prompted language model on 200 labelled sentences',
          ],
        },
        {
          title: 'Generation, translation and summaries',
          category: 'Concept',
          aim: 'Produce and evaluate text with sequence-to-sequence and decoder models',
          description:
            'Generated text has many acceptable forms, so evaluation is harder than training. Automatic scores need to be read with care and checked by people.',
          objectives: [
            'Compare greedy, beam and nucleus decoding on one summarisation task',
            'Score translations with chrF and COMET and explain where BLEU misleads',
            'Check summaries for unsupported statements with an entailment model and by hand',
          ],
        },
      ],
    },
    advanced: {
      title: 'Languages, speech and adapted models',
      overview:
        'You work beyond English text and beyond ready-made models. You analyse failures deeply and adapt models to a field.',
      tags: ['Multilingual', 'Speech', 'Domain adaptation'],
      units: [
        {
          title: 'Multilingual and low-resource text',
          category: 'Concept',
          aim: 'Build systems for several languages with uneven data',
          description:
            'Most languages have few labelled data and cost more tokens per sentence. Cross-lingual transfer helps, though unevenly.',
          objectives: [
            'Train on English and test zero-shot on three languages with XLM-R or mmBERT',
            'Compare tokens per word across languages and explain the effect on cost and quality',
            'Handle code-switching, transliteration and language identification in a sample of social text',
          ],
        },
        {
          title: 'Speech and spoken language',
          category: 'Tool',
          aim: 'Transcribe speech and measure errors that matter',
          description:
            'Spoken language brings accents, noise and no punctuation. Modern recognisers are strong, yet names and overlapping speakers remain difficult.',
          objectives: [
            'Transcribe recordings with Whisper and compute word error rate after text normalisation',
            'Add speaker diarisation and align words with times',
            'Compare error rates by accent and background noise, and list invented phrases in silence',
          ],
        },
        {
          title: 'Adapting language models to a domain',
          category: 'Practice',
          aim: 'Adapt a pretrained model to the vocabulary and tasks of a field',
          description:
            'Medicine, law and engineering use words differently. Continued pretraining, parameter-efficient tuning and synthetic labels each close part of the gap.',
          objectives: [
            'Continue masked language modelling on domain text and measure the downstream change',
            'Instruction-tune a small open model with LoRA and check for forgetting on general tasks',
            'Generate labels with a large model, filter them and train a small encoder on the result',
          ],
        },
        {
          title: 'Behavioural testing and contamination',
          category: 'Concept',
          aim: 'Test language abilities beyond a benchmark average',
          description:
            'A benchmark score can come from memorised test items or shallow cues. Targeted tests show what a model can really do.',
          objectives: [
            'Write CheckList-style tests for negation, names, typos and paraphrase',
            'Look for benchmark contamination by n-gram overlap and by rewritten items',
            'Compare two systems with a paired bootstrap test and state the smallest meaningful difference',
          ],
        },
      ],
    },
    practice: {
      title: 'Language technology in use',
      overview:
        'You deliver a text system that solves a real task at a known cost. You learn to annotate, to explain errors and to pass NLP interviews.',
      tags: ['Project', 'Annotation', 'Interview'],
      units: [
        {
          title: 'An annotation study',
          category: 'Practice',
          aim: 'Create a labelled corpus with guidelines and measured agreement',
          description:
            'Labels define the task, and people often disagree about them. A small study with two annotators teaches more about a task than any model does.',
          objectives: [
            "Write guidelines, label 200 texts with a second person and compute Krippendorff's alpha",
            'Revise unclear rules and measure agreement on a fresh sample',
            'Publish the corpus with a datasheet on source, licence and known bias',
          ],
        },
        {
          title: 'Project: text pipeline for a public service corpus',
          category: 'Project',
          aim: 'Build a system that classifies and extracts facts from real documents',
          description:
            'Citizen complaints, court decisions or tender notices are public and useful when structured. The result is a searchable data set with known error rates.',
          objectives: [
            'Collect and clean at least 5,000 documents with language and duplicate checks',
            'Train classification and extraction models and compare each with a prompted LLM on cost and F1',
            'Serve the pipeline as a batch job with versioned models and a review interface for doubtful cases',
            'Report errors by document type and remove or mask personal data',
          ],
        },
        {
          title: 'NLP interviews',
          category: 'Interview',
          aim: 'Answer NLP theory, coding and system questions',
          description:
            'Interviewers expect the classical baselines as well as current models. Choosing the cheapest method that meets the need makes a good impression.',
          objectives: [
            'Explain TF-IDF, word2vec, BERT and GPT training objectives in two sentences each',
            'Code a BPE encoder or a bigram model with smoothing and compute its perplexity',
            'Design e-mail routing for 40 languages with 200 ms latency and a small budget',
          ],
        },
      ],
    },
  },
}
