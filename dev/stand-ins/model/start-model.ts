import { createEmulator, defineEmulator } from 'emulate'
import * as z from 'zod'
import { freePort } from '#dev/run/free-port.ts'
import type { StandIn } from '../stand-in.ts'
import { Behaviour, modelNames, planAnswer, readModelName } from './behaviour.ts'
import { completeAnswer, streamAnswer } from './completion.ts'
import { ChatRequest, messageText } from './request.ts'

/** A request that the stand-in saw, with times in milliseconds since 1970. */
export type SeenRequest = {
  model: string
  messages: { role: string; content: string }[]
  isStreaming: boolean
  behaviour: Behaviour['name'] | null
  receivedAt: number
  firstTokenAt: number | null
  lastTokenAt: number | null
  tokens: number
}

/** What POST /control takes; every field may be missing and then stays as it is. */
export const ModelControl = z.strictObject({
  /** Back to the defaults, with nothing queued and no request remembered, before the other fields apply. */
  reset: z.boolean().optional(),
  tokensPerSecond: z.number().nonnegative().optional(),
  answer: z.string().nullable().optional(),
  /** Added to the queue; each is used by one request, in order. */
  behaviours: z.array(Behaviour).optional(),
})
export type ModelControl = z.input<typeof ModelControl>

type State = { tokensPerSecond: number; answer: string | null; behaviours: Behaviour[]; requests: SeenRequest[] }

export type ModelStandIn = StandIn<{
  apiKey: string
  modelName: string
  set: (change: ModelControl) => Promise<void>
  requests: () => Promise<SeenRequest[]>
}>

const newState = (): State => ({ tokensPerSecond: 200, answer: null, behaviours: [], requests: [] })

/**
 * Starts an OpenAI-compatible model on a port: streams a roadmap at an exact pace, and misbehaves on request, through
 * POST /control or through the model's name (see behaviour.ts). GET /control tells what it was asked.
 */
export async function startModel(options: { port?: number; apiKey?: string } = {}): Promise<ModelStandIn> {
  const apiKey = options.apiKey ?? 'stand-in-key'
  const service = defineModel(apiKey)
  const emulator = await createEmulator({ service, port: options.port ?? (await freePort()) })
  const set = async (change: ModelControl): Promise<void> => {
    const init = { method: 'POST', body: JSON.stringify(change), headers: { 'content-type': 'application/json' } }
    const response = await fetch(`${emulator.url}/control`, init)
    if (!response.ok) throw new Error(`The model stand-in refused: ${await response.text()}`)
  }
  const requests = async (): Promise<SeenRequest[]> => structuredClone(emulator.snapshot().state.requests)
  return {
    url: emulator.url,
    control: { apiKey, modelName: 'stand-in', set, requests },
    close: () => emulator.close(),
  }
}

function defineModel(apiKey: string) {
  return defineEmulator<State>({
    name: 'model',
    state: newState,
    setup({ app, state }) {
      app.get('/control', (c) => c.json(state))
      app.post('/control', async (c) => {
        const change = ModelControl.safeParse(await c.req.json())
        if (!change.success) return c.json({ error: z.prettifyError(change.error) }, 400)
        applyControl(state, change.data)
        return c.json(state)
      })
      // emulate's router knows '*' only as a whole path
      app.use('*', async (c, next) => {
        const isAllowed = c.req.path.startsWith('/control') || c.req.header('authorization') === `Bearer ${apiKey}`
        if (!isAllowed) return refuse(401, 'Incorrect API key provided')
        await next()
      })
      app.get('/v1/models', (c) => {
        const data = modelNames.map((id) => ({ id, object: 'model', created: 1_750_000_000, owned_by: 'tubli' }))
        return c.json({ object: 'list', data })
      })
      app.post('/v1/chat/completions', async (c) => {
        const request = ChatRequest.safeParse(await c.req.json())
        if (!request.success) return refuse(400, z.prettifyError(request.error))
        return answer(state, request.data)
      })
    },
  })
}

function applyControl(state: State, change: z.infer<typeof ModelControl>): void {
  if (change.reset) Object.assign(state, newState())
  if (change.tokensPerSecond !== undefined) state.tokensPerSecond = change.tokensPerSecond
  if (change.answer !== undefined) state.answer = change.answer
  state.behaviours.push(...(change.behaviours ?? []))
}

/** A behaviour in the model's name goes before the queue and leaves it untouched. */
async function answer(state: State, request: ChatRequest): Promise<Response> {
  const named = readModelName(request.model)
  const behaviour = named.behaviour ?? state.behaviours.shift()
  const tokensPerSecond = named.tokensPerSecond ?? state.tokensPerSecond
  const seen: SeenRequest = {
    model: request.model,
    messages: request.messages.map((message) => ({ role: message.role, content: messageText(message) })),
    isStreaming: request.stream,
    behaviour: behaviour?.name ?? null,
    receivedAt: Date.now(),
    firstTokenAt: null,
    lastTokenAt: null,
    tokens: 0,
  }
  state.requests.push(seen)
  const plan = planAnswer(request, behaviour, { answer: state.answer, tokensPerSecond })
  if (plan.refusal) return refuse(plan.refusal.status, plan.refusal.message, plan.refusal.retryAfterSeconds)
  return request.stream ? streamAnswer(request, plan, seen) : completeAnswer(request, plan, seen)
}

function refuse(status: number, message: string, retryAfterSeconds?: number): Response {
  const headers: Record<string, string> = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}
  return Response.json({ error: { message, type: 'stand_in_error', param: null, code: null } }, { status, headers })
}
