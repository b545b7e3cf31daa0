import { expect, it } from 'vitest'
import { readLibrarySearch } from '#client/features/library/library-search.ts'

it('an address says what is looked for, and nothing that is none of the filters', () => {
  expect(readLibrarySearch({ q: 'sql', kind: 'interview', area: 'data', level: '2' })).toEqual({
    ...{ q: 'sql', kind: 'interview', area: 'data', level: '2' },
  })
  expect(readLibrarySearch({ q: ' ', kind: 'toString', area: '', level: '9', by: 'robots' })).toEqual({})
  expect(readLibrarySearch({ q: 'sql', kind: 'interview', by: 'people' })).toEqual({ q: 'sql', by: 'people' })
})
