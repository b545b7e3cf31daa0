import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { freePort } from '#dev/run/free-port.ts'
import { describeModel, findModelServer, modelServerVars } from '#dev/world/model-server.ts'

const servers: Server[] = []

/** A server with this answer at /v1/models. */
async function place(name: string, answer: unknown) {
  const server = createServer((request, response) => {
    response.end(request.url === '/v1/models' ? JSON.stringify(answer) : undefined)
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { name, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` }
}

afterEach(() => {
  vi.unstubAllEnvs()
  for (const server of servers.splice(0)) server.close()
})

const models = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) })

it('finds the first server that has a model that writes', async () => {
  const nobody = { name: 'Nobody', baseUrl: `http://127.0.0.1:${await freePort()}/v1` }
  const another = await place('Another program', { hello: 'world' })
  const onlyEmbeds = await place('Ollama', models('nomic-embed-text'))
  const writes = await place('LM Studio', models('text-embedding-3', 'qwen3:8b', 'llama3.2'))
  expect(await findModelServer([nobody, another, onlyEmbeds])).toBeNull()
  expect(await findModelServer([nobody, another, onlyEmbeds, writes])).toEqual({
    ...writes,
    models: ['qwen3:8b', 'llama3.2'],
  })
})

const server = { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', models: ['llama3.2', 'qwen3:8b'] }

it('lets its first model write, or the one that is named', () => {
  const asked = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: server.baseUrl }
  expect(modelServerVars(server)).toEqual({ ...asked, MODEL_NAME: 'llama3.2' })
  expect(modelServerVars(server, 'qwen3:8b')).toEqual({ ...asked, MODEL_NAME: 'qwen3:8b' })
})

it('one line says who writes and how a server that was found would', () => {
  vi.stubEnv('MODEL_PROVIDER', undefined)
  const builtin = { MODEL_PROVIDER: 'builtin' }
  expect(describeModel(builtin, null)).toBe('built in, needs no key')
  expect(describeModel(builtin, server)).toBe(
    'built in, needs no key; llama3.2 in Ollama writes with MODEL_PROVIDER=auto npm start',
  )
  expect(describeModel(modelServerVars(server), server)).toBe('llama3.2 at http://127.0.0.1:11434/v1')
  vi.stubEnv('MODEL_PROVIDER', 'auto')
  expect(describeModel(builtin, null)).toBe('built in, needs no key; no model server answers on this machine')
})
