/** The built-in author's knowledge: facts about what to learn in which order. Content files hold values of these types, nothing else. */

export type Domain =
  | 'languages'
  | 'web'
  | 'backend'
  | 'data'
  | 'ai'
  | 'infrastructure'
  | 'computer-science'
  | 'security'
  | 'open-source'
  | 'freelancing'

export type UnitCategory = 'Concept' | 'Tool' | 'Practice' | 'Project' | 'Interview'

/** One section's worth of learning: an evening or two. */
export interface Unit {
  title: string
  category: UnitCategory
  /** What the learner can do afterwards, starting with a verb. */
  aim: string
  /** Two sentences in plain words: what this is and why it matters here. */
  description: string
  /** 3 to 5, each starting with a verb and checkable; each names something specific to this topic. */
  objectives: string[]
}

/** A stretch of the topic: becomes a phase, whole or in part. */
export interface Stage {
  title: string
  overview: string
  /** 2 to 4 short labels. */
  tags: string[]
  /** 3 or 4, in learning order. */
  units: Unit[]
}

export interface Topic {
  /** kebab-case, stable: other content refers to it. */
  id: string
  name: string
  domain: Domain
  /** Lower-case words or phrases by which people ask for it, the name itself included. */
  aliases: string[]
  /** Ids of topics that go well with it. */
  related: string[]
  /** From first steps to real work; `practice` holds a project and interview or field questions. */
  stages: { foundations: Stage; core: Stage; advanced: Stage; practice: Stage }
}
