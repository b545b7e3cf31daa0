import { findAbout } from '#worker/features/library/find-about.ts'
import { sectionRecord, type Tool } from './record.ts'

/** What newcomers ask first, answered in our own words, with where one learns it. */

const LANGUAGE_MODEL = [
  'A large language model is a neural network that has learned, from a great amount of text, which piece of text is likely to come next.',
  'Asked something, it writes its answer piece by piece, each a guess from all that stands before it.',
  'So it can explain, summarise and write code, and it can state what is wrong as fluently as what is right: it knows no source unless',
  'it is given one. Here you learn more:',
].join(' ')

export const languageModels: Tool = {
  finds: 'What language models are, and where the library teaches them',
  hears: /\b(what|explain|how)\b.*\b(language models?|llms?)\b(?!.*\b(fine|train|evaluat|deploy))/,
  read: async ({ db }) => ({
    lead: LANGUAGE_MODEL,
    records: [
      {
        ...{ kind: 'library', label: 'Language models in your product' },
        path: '/8020/path/llm-features-for-backend-developers',
        text: 'A roadmap from a first call to a feature that is measured.',
      },
      ...(await findAbout(db, 'language models')).map(sectionRecord),
    ],
  }),
}

const CONTRIBUTING = 'The way into open source, in this order:'
const PULL_REQUEST = [
  'A pull request asks a project to take your change. Fork the repository, make a branch for one thing, commit and push it to your fork,',
  'then open the pull request from that branch: say what changes and why, and name the issue. Answer the review by further commits on',
  'the same branch. Here you do it step by step:',
].join(' ')

/** The way into open source. */
export const contributing: Tool = {
  finds: 'How one begins to contribute to open source and makes a pull request',
  hears:
    /\bopen[- ]?source\b|\bcontribut(e|ing|ions?|or)\b|\bpull requests?\b|\bfirst pr\b|\bfork (a|the) (project|repo\w*)\b/,
  read: async (_, { query }) => ({
    lead: /\bpull requests?\b|\bpr\b/.test(query) ? PULL_REQUEST : CONTRIBUTING,
    records: [
      {
        ...{ kind: 'product', label: 'Your first contribution', path: '/open-source/first' },
        text: 'The steps of a first pull request, from the fork to the merge, in a project that welcomes beginners.',
      },
      {
        ...{ kind: 'product', label: 'The open-source internship', path: '/open-source/pathway' },
        text: 'Four weeks with resources and questions, from reading code to a merged change.',
      },
      {
        ...{ kind: 'open source', label: 'Projects', path: '/projects' },
        text: 'Projects and free issues to choose from.',
      },
    ],
  }),
}
