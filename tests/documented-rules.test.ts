import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/**
 * What the specification of the learning area documents in its sections 5 (validation), 8 (errors) and 9 (limits), sentence
 * by sentence and row by row; what is about paying follows with its screens. Each has a test whose name begins with it.
 */
const DOCUMENTED_RULES = [
  '2§5: Roadmap search: at least 3 characters, otherwise Search query should be more than two characters long!',
  '2§5: Max 1024.',
  '2§5: An empty learning objective gives Learning objective not found.',
  '2§5: Roadmap id must exist before a roadmap can be opened or deleted.',
  '2§5: Internship language: python or javascript (default python); generation runs only once a language is chosen.',
  "2§5: Feedback with reactions: at least one reason among Don't like this content, Don't like the layout, Content not correct; the message is optional.",
  '2§5: The simple feedback dialog enables Proceed only with non-empty text.',
  '2§5: A section needs at least two answered questions to complete.',
  '2§5: Customize-content confirmation text: Are you sure you want to customize your content? with This action is irreversible',
  '2§5: A YouTube video id must be 11 characters; only YouTube links are embedded.',
  '2§5: Roadmap ids of courses have special characters percent-encoded',
  '2§5: Certificate download is allowed only when status is set.',

  '2§8: Inappropriate query (server message, case-insensitive): Inappropriate query: we are sorry but we cannot handle your query, please try another.',
  '2§8: Any other error status, or missing roadmapId on creation: Error encountered! Please try again.',
  '2§8: Roadmap state failure while polling: Error encountered, please try again.',
  '2§8: Restart still fails: Unable to resume roadmap generation. Please try a different learning prompt',
  '2§8: Phase data load fails: Error fetching roadmap data, please retry.',
  '2§8: Roadmap load fails: Error encountered while loading roadmap, please try again.',
  '2§8: Delete with no roadmap: Error encountered while deleting roadmap, please try again.',
  '2§8: Errors show in a dialog with a Close button',
  '2§8: Delete call fails: Error: Roadmap deletion failed.',
  '2§8: Delete without id or wrong mode: Unable to delete roadmap.',
  '2§8: Mark complete or incomplete fails: Error encountered while marking complete (or incomplete); state reverted',
  '2§8: Deep-dive fetch fails (console only): Error encountered while fetching deep dive roadmap',
  '2§8: Progress fetch fails: logged only',
  '2§8: Success texts: toast on delete, Roadmap Deleted! Your roadmap was deleted successfully.',
  '2§8: Errors show in a dialog with a Close button.',

  '2§9: Roadmap polling: every 5000 ms.',
  '2§9: Default roadmap limit: 3.',
  '2§9: Restart attempts: at most 2.',
  '2§9: Progress call retries: 3.',
  '2§9: Refund window: 2 hours; refund 1 credit.',
  '2§9: Toasts: default 6 s; mark-complete 4 s; share copy 4 s.',
  '2§9: Link Copied state: 3 s.',
  '2§9: Search input: max 1024, min 3.',
  '2§9: Suggestion pills: 3 at first, steps of 3 (2 initially for ai).',
  '2§9: Sample prompts max 3.',
  '2§9: Home groups: 2 roadmaps initially, +2 per step.',
  '2§9: Phase cards show 2 tags.',
  '2§9: Phase progress counts sections 1 to 4; the fallback progress total for unloaded cards is 3 sections with 0 completed.',
  '2§9: Quiz: at most 5 questions; 2 completed tasks per section; progress bar max 2; estimated StreetCred up to 2 points.',
  '2§9: Content timeframes 3, 9, 15 (default 15); content types video, blog, both (default both).',
  '2§9: Carousel 1.3 slides (1.05 under 1024, 1.03 under 500).',
  '2§9: Internship roadmap: 4 weeks, at least 4 sections per week.',
  '2§9: Layout: mobile breakpoints 768 and 700; sidebar width 297; certificate 891 by 630 px, landscape A4 PDF.',
  '2§9: Share text limit: 140 characters plus an ellipsis.',
]

const folder = dirname(fileURLToPath(import.meta.url))

const testFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(?:test|spec)\.tsx?$/.test(name) && name !== 'documented-rules.test.ts',
)

/** What is named in a test file, as it stands between the quotes. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:it|test|describe)(?:\.fails?)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    ([, , name = '']) => name,
  )

const names = testFiles.flatMap((file) => namesIn(readFileSync(join(folder, file), 'utf8')))

describe('the documented rules of 2§5, 2§8 and 2§9', () => {
  it.each(DOCUMENTED_RULES)('has a test named after it: %s', (rule) => {
    expect(names.some((name) => name.startsWith(rule))).toBe(true)
  })

  it('a test named after one of these places is about a rule of this list', () => {
    const named = names.filter((name) => /^2§[589]: /.test(name))
    expect(named.filter((name) => !DOCUMENTED_RULES.some((rule) => name.startsWith(rule)))).toEqual([])
  })
})
