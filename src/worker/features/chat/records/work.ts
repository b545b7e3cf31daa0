import { countOf } from '#shared/count-of.ts'
import { listApplications } from '#worker/features/applications/queries.ts'
import { listChallenges } from '#worker/features/challenges/queries.ts'
import { listOwn } from '#worker/features/journal/queries.ts'
import type { Tool } from './record.ts'

const TOLD = 5

export const bounties: Tool = {
  finds: 'Bounties that can be won now',
  hears: /\bbount(y|ies)\b|\b(coding|open|current|which) challenges?\b|\bprizes?\b|\bhackathons?\b/,
  read: async (ctx) => {
    const { challenges, counts } = await listChallenges(ctx, { show: 'active' })
    if (challenges.length === 0)
      return {
        lead: 'No bounty can be won at the moment.',
        records: [
          { kind: 'bounty', label: 'Bounties', path: '/challenge', text: 'Those that are over, and how they ended.' },
        ],
      }
    return {
      lead: `${countOf(counts.active, 'bounty', 'bounties')} can be won now:`,
      records: challenges.slice(0, TOLD).map(({ id, title, end }) => ({
        ...{ kind: 'bounty' as const, label: title, path: `/challenge/${id}` },
        text: `${title}${end === '' ? '' : ` (${end})`}.`,
      })),
    }
  },
}

export const applications: Tool = {
  finds: 'Jobs and the person’s applications',
  hears:
    /\bmy (jobs?|applications?|interviews?)\b|\b(find|any|remote|new|saved|show)( me)?( an?| some)? jobs?\b|\bjobs? (for me|board)\b|\b(have|did) i appl(y|ied)\b/,
  read: async (ctx) => {
    const own = await listApplications(ctx)
    const board = {
      ...{ kind: 'product' as const, label: 'The board of jobs', path: '/playground/jobs' },
      text: 'Remote jobs with where each is from, ranked by what you can show.',
    }
    if (own.length === 0) return { lead: 'You have saved no job yet. Here you find some:', records: [board] }
    return {
      lead: `You keep ${countOf(own.length, 'application')}, the latest first:`,
      records: [
        ...own.slice(0, TOLD).map(({ title, company, stage }) => ({
          ...{ kind: 'yours' as const, label: `${title}, ${company}`, path: '/playground/applications' },
          text: `${title} at ${company}: ${stage}.`,
        })),
        board,
      ],
    }
  },
}

export const journal: Tool = {
  finds: 'The person’s journal',
  hears: /\bmy (journal|diary|notes|entries)\b/,
  read: async (ctx) => {
    const { entries, hasMore } = await listOwn(ctx, {})
    if (entries.length === 0)
      return {
        lead: 'Your journal is empty.',
        records: [{ kind: 'yours', label: 'Your journal', path: '/feed/journal', text: 'Write the first entry.' }],
      }
    return {
      lead: hasMore
        ? 'The latest entries of your journal:'
        : `Your journal has ${countOf(entries.length, 'entry', 'entries')}:`,
      records: entries.slice(0, TOLD).map(({ title, day }) => ({
        ...{ kind: 'yours' as const, label: title, path: `/feed/journal?day=${day}` },
        text: `${day}: ${title}.`,
      })),
    }
  },
}
