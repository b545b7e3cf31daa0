import { describe, expect, it } from 'vitest'
import { database } from '#tests/support/worker/factories.ts'
import { cleanQuery, proposeSearchesTask, readQueries } from '#worker/features/resources/tasks.ts'

describe('search queries (SEC-07)', () => {
  it.each([
    ['react hooks tutorial', 'react hooks tutorial'],
    ['1. "react hooks" site:evil.example', 'react hooks'],
    ['- C++ move semantics OR C# spans', 'C++ move semantics C# spans'],
    ['see https://evil.example/x?y=1 for Node.js streams', 'see for Node.js streams'],
    ['docs.evil.example/path -inurl:admin sql joins', 'sql joins'],
    ['evil.example docker Evil.Example. (evil.example)', 'docker'],
    ['grid from/evil.example 10.0.0.1 äpfel.example xn--e1a.xn--p1ai', 'grid'],
    ['Node.js, ASP.NET and Socket.io in version 3.12', 'Node.js ASP.NET and Socket.io in version 3.12'],
    ['<script>alert(1)</script> css grid', 'script alert 1 script css grid'],
    ['a|b & c "d"', 'a b c d'],
    ['   ', ''],
  ])('%j becomes %j', (text, query) => {
    expect(cleanQuery(text)).toBe(query)
  })

  it('of an answer at most three lines count, each at most 80 characters of whole words', () => {
    const queries = readQueries(['one thing', 'one thing', '', '???', 'word '.repeat(40), 'three', 'four'].join('\n'))
    expect(queries).toHaveLength(3)
    expect(queries[0]).toBe('one thing')
    expect(queries[1]?.length).toBeLessThanOrEqual(80)
    expect(queries[1]).toMatch(/^(word ?)+$/)
  })

  it('the built-in proposal for every section of the library is a readable query or two', async () => {
    const sections = await database().query.librarySections.findMany({ with: { topic: true } })
    expect(sections.length).toBeGreaterThan(1000)
    for (const { title, objectives, topic } of sections) {
      const answer = proposeSearchesTask.builtin({ section: title, objectives, topics: [topic.title] })
      const queries = readQueries(answer ?? '')
      expect([1, 2]).toContain(queries.length)
      for (const query of queries) expect(query).not.toMatch(/^\s|\s{2}|["|<>:]/)
    }
  })
})
