import { afterEach, expect } from 'vitest'

/** What a test asked for beyond this machine; kept beside `fetch`, since files that share a page load this anew. */
interface Guarded {
  refused?: string[]
}

const real: typeof fetch & Guarded = globalThis.fetch
const refused = real.refused ?? []

if (!real.refused) {
  const guarded: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) return real(input, init)
    refused.push(url.href)
    throw new TypeError(`A test asked for ${url.href}, which no stand-in serves.`)
  }
  globalThis.fetch = Object.assign(guarded, { refused })
}

// whatever the code made of the refusal
afterEach(() => {
  expect(refused.splice(0), 'asked for beyond this machine').toEqual([])
})
