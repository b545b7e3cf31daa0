import * as z from 'zod'

/** A model server that answers on this machine. */
export type ModelServer = { name: string; baseUrl: string; models: string[] }

type Place = Omit<ModelServer, 'models'>

/** Where such servers listen unless somebody moved them. */
const usualPlaces: Place[] = [
  { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
]
const answersWithinMs = 500

const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

/** The first model server of these that answers and has a model that writes; null where there is none. */
export async function findModelServer(places: Place[] = usualPlaces): Promise<ModelServer | null> {
  const found = await Promise.all(places.map(ask))
  return found.find((server) => server !== null) ?? null
}

async function ask(place: Place): Promise<ModelServer | null> {
  try {
    const response = await fetch(`${place.baseUrl}/models`, { signal: AbortSignal.timeout(answersWithinMs) })
    const { data } = Models.parse(await response.json())
    const models = data.map(({ id }) => id).filter((id) => !/embed/i.test(id))
    return models.length > 0 ? { ...place, models } : null
  } catch {
    // nobody there, or somebody else
    return null
  }
}

/** What makes the worker ask it, with `MODEL_PROVIDER=auto`: the model that was named, else its first. */
export const modelServerVars = ({ baseUrl, models }: ModelServer, name = models[0]): Record<string, string> => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: baseUrl,
  MODEL_NAME: name ?? '',
})

/** Who writes, and how to change that: one line for the terminal. */
export function describeModel(vars: Record<string, string>, server: ModelServer | null): string {
  if (vars.MODEL_PROVIDER !== 'builtin') return `${vars.MODEL_NAME} at ${vars.MODEL_BASE_URL ?? vars.MODEL_PROVIDER}`
  const builtin = 'built in, needs no key'
  if (server) return `${builtin}; ${server.models[0]} in ${server.name} writes with MODEL_PROVIDER=auto npm start`
  return process.env.MODEL_PROVIDER === 'auto' ? `${builtin}; no model server answers on this machine` : builtin
}
