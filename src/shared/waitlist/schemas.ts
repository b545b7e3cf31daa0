import * as z from 'zod'
import { problemOf, WAITLIST_MAX_LENGTHS, WAITLISTS, type WaitlistField } from './rules.ts'

/** A field as the form checks it, with the same words. */
const field = (name: WaitlistField) =>
  z
    .string({ error: problemOf(name, '') ?? undefined })
    .trim()
    .max(WAITLIST_MAX_LENGTHS[name])
    .superRefine((value, context) => {
      const problem = problemOf(name, value)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })

const Campaign = z.string().trim().max(120)

/** Where somebody came from, as the address of the page said it. */
const Origin = {
  reference: z.string().trim().max(64).optional(),
  utm: z.object({ source: Campaign, medium: Campaign, campaign: Campaign }).partial().optional(),
}

/** What tells people from programs (SEC-23): a field that nobody sees, and how long the form was open. */
const Proof = { trap: z.string().max(500).optional(), elapsedMs: z.number().nonnegative().optional() }

export const ContactInput = z.object({
  waitlist: z.enum(WAITLISTS).default('customers'),
  name: field('name'),
  email: field('email'),
  ...Origin,
  ...Proof,
})
export type ContactInput = z.output<typeof ContactInput>

/** The plan card's form asks for the company; who calls otherwise may leave it out (G-WAIT-02). */
export const JoinWaitlistInput = ContactInput.omit({ waitlist: true }).extend({
  companyName: field('companyName').optional(),
  plan: z.string().trim().max(40).optional(),
})
export type JoinWaitlistInput = z.output<typeof JoinWaitlistInput>

/** Nothing of it for a program that was found out. */
export const JoinOutput = z.object({
  place: z.int().positive().optional(),
  /** The page of this entry, signed: place, and leaving. */
  statusPath: z.string().optional(),
})
export type JoinOutput = z.infer<typeof JoinOutput>

export const ExportWaitlistInput = z.object({
  waitlist: z.enum(WAITLISTS),
  /** The last id of the page before. */
  after: z.uuid().optional(),
})

export const ExportWaitlistOutput = z.object({
  fileName: z.string(),
  csv: z.string(),
  /** For the next page; null after the last. */
  next: z.string().nullable(),
})
export type ExportWaitlistOutput = z.infer<typeof ExportWaitlistOutput>

export const ENTRIES_A_PAGE = 50

export const ListEntriesInput = z.object({
  waitlist: z.enum(WAITLISTS),
  offset: z.int().min(0).max(10_000).default(0),
})
export type ListEntriesInput = z.output<typeof ListEntriesInput>

/** Who waits, as an administrator sees them. */
export const Entry = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  plan: z.string().nullable(),
  createdAt: z.string(),
})
export type Entry = z.infer<typeof Entry>

export const EntryList = z.object({ entries: z.array(Entry), hasMore: z.boolean(), total: z.int() })
