import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono/tiny'
import { WAITLIST_LABELS, WAITLIST_MAX_LENGTHS, WAITLISTS, type WaitlistField } from '#shared/waitlist/rules.ts'
import { WAITLIST_FORM_PATH, WAITLIST_HINTS, WAITLIST_NAMES, WAITLIST_TEXTS } from '#shared/waitlist/texts.ts'
import { errorBodyOf } from '#worker/http/error-body.ts'
import { parseInput, toTrpcError } from '#worker/http/failures.ts'
import { countLimit } from '#worker/http/limits.ts'
import type { AppEnv } from '#worker/http/observe.ts'
import { type PlainPage, publishPage } from './publish-page.ts'

type Request = HonoContext<AppEnv>

/** Whose entry it is stands in the address: it is kept by no cache and told to nobody. */
const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

const page = (c: Request, content: PlainPage, status: 200 | 400 | 404 | 429 = 200) =>
  c.html(publishPage(content), status, HEADERS)

const NO_ENTRY: PlainPage = {
  title: 'Nobody waits here',
  text: ['This link is not complete, or the entry was withdrawn. You can join again at any time.'],
  link: { path: '/', label: 'To the start page' },
}

/** The form of a waitlist as a page, with what its address says of where somebody came from. */
function formPage({ waitlist, plan = '', ...query }: Record<string, string>): PlainPage | null {
  const known = WAITLISTS.find((name) => name === waitlist)
  if (!known) return null
  const asked: WaitlistField[] = ['name', 'email', ...(plan ? (['companyName'] as const) : [])]
  const origin = ['reference', 'utmSource', 'utmMedium', 'utmCampaign'].map((name) => [
    name,
    query[name]?.slice(0, 64) ?? '',
  ])
  return {
    title: WAITLIST_TEXTS.join,
    text: [`You will wait for ${WAITLIST_NAMES[known]}.`],
    act: {
      path: WAITLIST_FORM_PATH,
      label: WAITLIST_TEXTS.join,
      hidden: { waitlist: known, plan: plan.slice(0, 40), shownAt: String(Date.now()), ...Object.fromEntries(origin) },
      fields: asked.map((name) => ({
        name,
        type: name === 'email' ? 'email' : 'text',
        label: WAITLIST_LABELS[name],
        hint: WAITLIST_HINTS[name],
        maxLength: WAITLIST_MAX_LENGTHS[name],
      })),
    },
  }
}

/** What tRPC can't do: a form sent without any script, and the page of an entry, which is found by its link alone. */
export const waitlistRoutes = new Hono<AppEnv>({ strict: false })
  .get(WAITLIST_FORM_PATH, (c) => {
    const form = formPage(c.req.query())
    return form ? page(c, form) : page(c, NO_ENTRY, 404)
  })
  .post(WAITLIST_FORM_PATH, async (c) => {
    try {
      await countLimit(c.var.ctx, 'forms')
      const { place, statusPath } = await joinByForm(c, await c.req.parseBody())
      return page(c, {
        title: WAITLIST_TEXTS.joined,
        text: place ? [`Your place on the list: ${place}.`] : ['We will write to you.'],
        ...(statusPath && { link: { path: statusPath, label: 'Keep this link: your place, and how to leave' } }),
      })
    } catch (failure) {
      const error = toTrpcError(failure)
      c.var.failWith(error)
      const text = [errorBodyOf(error).error, 'Your browser’s Back brings back what you filled in.']
      return page(c, { title: WAITLIST_TEXTS.failed, text }, error.code === 'TOO_MANY_REQUESTS' ? 429 : 400)
    }
  })
  .get('/waitlist/:token', async (c) => {
    await countLimit(c.var.ctx, 'publicReads')
    const { readEntry } = await import('./queries.ts')
    const { readLink } = await import('./sign-link.ts')
    const link = await readLink(c.var.ctx.env, c.req.param('token'))
    const entry = link && (await readEntry(c.var.ctx, link.id))
    if (!entry) return page(c, NO_ENTRY, 404)
    return page(c, {
      title: 'You are on the waitlist',
      text: [
        `You wait for ${WAITLIST_NAMES[entry.waitlist]}.`,
        `Your place on the list: ${entry.place}.`,
        link.mayLeave
          ? 'If you withdraw, all that is stored of this entry is deleted at once.'
          : 'To withdraw, open the link that you got when you joined first.',
      ],
      ...(link.mayLeave && { act: { path: `${c.req.path}/withdraw`, label: 'Withdraw' } }),
    })
  })
  .post('/waitlist/:token/withdraw', async (c) => {
    await countLimit(c.var.ctx, 'publicReads')
    const { removeEntry } = await import('./remove-entry.ts')
    if (!(await removeEntry(c.var.ctx, c.req.param('token')))) return page(c, NO_ENTRY, 404)
    return page(c, {
      title: 'You are off the list',
      text: ['What was stored of this entry is deleted. You can join again at any time.'],
      link: { path: '/', label: 'To the start page' },
    })
  })

/** The fields as a browser sends them; what was left empty was not told. */
async function joinByForm(c: Request, form: Record<string, unknown>) {
  const { utmSource, utmMedium, utmCampaign, shownAt, ...rest } = Object.fromEntries(
    Object.entries(form).filter(([, value]) => typeof value === 'string' && value !== ''),
  )
  const elapsedMs = Number(shownAt) > 0 ? Math.max(0, Date.now() - Number(shownAt)) : undefined
  const { addEntry } = await import('./add-entry.ts')
  const { ContactInput, JoinWaitlistInput } = await import('#shared/waitlist/schemas.ts')
  const told = { ...rest, utm: { source: utmSource, medium: utmMedium, campaign: utmCampaign }, elapsedMs }
  if (rest.waitlist === 'customers') return addEntry(c.var.ctx, 'customers', parseInput(JoinWaitlistInput, told))
  const input = parseInput(ContactInput, told)
  return addEntry(c.var.ctx, input.waitlist, input)
}
