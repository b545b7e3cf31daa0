import { type PhaseDraft, RoadmapDraft, type SectionDraft } from '#shared/roadmaps/drafts.ts'
import { MAX_SECTIONS_PER_PHASE, MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import type { DeeperSection } from '#worker/features/library/find-sections.ts'
import { cutAtWord } from '#worker/features/library/words/plain-text.ts'
import { draftOf } from './plan/draft-plan.ts'
import { evenly } from './plan/evenly.ts'
import { canBePhases } from './plan/fit-time.ts'
import { overviewOf, tagsOf, titleOf } from './plan/phase-wording.ts'

export interface DeepDiveSubject {
  title: string
  description: string
  objectives: string[]
}

const MAX_TITLE = 160

/**
 * The deep dive that the built-in author writes: what the library has that goes deeper than the section, or, where that is
 * too little for a phase, ways to get to the bottom of its objectives beside it. Nothing of the section is asked again.
 */
export function composeDeepDive(subject: DeepDiveSubject, deeper: readonly DeeperSection[]): RoadmapDraft {
  if (deeper.length < MIN_SECTIONS_PER_PHASE) return composeFromObjectives(subject, deeper)
  const kept = canBePhases(deeper.length) ? deeper : deeper.slice(0, -1)
  const titles = new Set<string>()
  const phases = evenly(kept).map((sections, index, all): PhaseDraft => {
    const title = titleOf(sections, { isLast: index === all.length - 1, taken: titles })
    titles.add(title)
    return { title, overview: overviewOf(sections), tags: tagsOf(sections), sections: sections.map(draftOf) }
  })
  return RoadmapDraft.parse({ phases })
}

/**
 * Each objective of the section becomes a section of its own, first to understand, then to practise beside the little that
 * goes deeper. It knows no more than the objectives say and claims no more.
 */
function composeFromObjectives(
  { title, description, objectives }: DeepDiveSubject,
  deeper: readonly DeeperSection[],
): RoadmapDraft {
  const goals = objectives.slice(0, MAX_SECTIONS_PER_PHASE)
  const understand: PhaseDraft = {
    title: cutAtWord(`Understand: ${title}`, MAX_TITLE),
    overview: `${description} Take one objective at a time and get to the bottom of it.`,
    tags: ['Concepts', 'Explain'],
    sections: goals.map(understandingOf),
  }
  const practise: PhaseDraft = {
    title: cutAtWord(`Practise: ${title}`, MAX_TITLE),
    overview: 'You know how it works; now it has to hold when you use it, change it and explain it to somebody else.',
    tags: ['Practice', 'Review'],
    sections: [...deeper.map(draftOf), ...practiceOf(title)].slice(0, MAX_SECTIONS_PER_PHASE),
  }
  return RoadmapDraft.parse({ phases: [understand, practise] })
}

function understandingOf(objective: string): SectionDraft {
  const goal = objective.replace(/[.!?]+$/, '')
  return {
    title: cutAtWord(goal, MAX_TITLE),
    category: 'Concept',
    aim: cutAtWord(`Reach this objective for real: ${goal}`, 400),
    description: `This section is about one objective only: ${goal}. Read two sources that disagree in detail, and settle which is right with a small experiment.`,
    objectives: [
      'Settle one point on which two good sources differ, with an experiment of your own',
      'Explain it in five sentences to somebody who has never heard of it',
      'Write the smallest example that shows it, and one that shows where it fails',
      'Name the mistake that people make most often here and how to notice it',
    ],
  }
}

function practiceOf(title: string): SectionDraft[] {
  const subject = cutAtWord(title, 100)
  return [
    {
      title: cutAtWord(`Build something small with ${subject}`, MAX_TITLE),
      category: 'Project',
      aim: 'Use it in a piece of work that somebody could run',
      description: `A small piece of work of an evening or two in which ${subject} matters. Keep it so small that you finish it.`,
      objectives: [
        'Write down in three sentences what it does and what it leaves out',
        'Build it in steps that each run and that you commit one by one',
        'Show it to somebody and note what they did not understand',
      ],
    },
    {
      title: cutAtWord(`Break it and repair it: ${subject}`, MAX_TITLE),
      category: 'Practice',
      aim: 'Recognise its failures by their symptoms',
      description:
        'You provoke the failures on purpose. Having caused an error once, you know it when you meet it again.',
      objectives: [
        'Provoke three different failures and write down the exact message of each',
        'Find the cause of each from its symptom alone, and say how you did',
        'Add a test or a check that would have caught it',
      ],
    },
    {
      title: cutAtWord(`Explain it in an interview: ${subject}`, MAX_TITLE),
      category: 'Interview',
      aim: 'Answer questions about it without notes',
      description:
        'Whoever can explain a thing under questions has understood it. You prepare the questions that you would ask.',
      objectives: [
        'Write five questions about it, from easy to hard, with the answer you would like to hear',
        'Answer them aloud without notes and correct what was vague',
        'Compare it with its nearest alternative and say when you would choose which',
      ],
    },
  ]
}
