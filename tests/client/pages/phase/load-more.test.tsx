import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sectionOf } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { usePhaseProgress } from '#client/features/progress/use-phase-progress.ts'
import { LoadMore } from '#client/pages/phase/content/load-more.tsx'
import { queryClient } from '#client/trpc.ts'
import { answer, card, course, section } from '#tests/client/progress/course.ts'
import { buttonOf, clickOn, prepareBrowser, settled, stage } from '#tests/client/roadmaps/stage.tsx'

const server = vi.fn<typeof fetch>()
let leave: () => Promise<void>

function Page() {
  const shown = sectionOf(usePhaseProgress('p-1', 'r-1', '1').course, 's-1')
  return (
    <section>
      <h3 id="content-heading" tabIndex={-1}>
        Learning content
      </h3>
      {shown && <LoadMore phaseId="p-1" section={shown} />}
    </section>
  )
}
const status = () => document.querySelector('[role=status]')?.textContent
const before = section('s-1', { isContentPopulated: false })

beforeEach(async () => {
  prepareBrowser(server)
  queryClient.setQueryData(progressKey('p-1'), course({ progress: { 1: before } }))
  leave = (await stage(<Page />)).leave
})
afterEach(async () => {
  await leave()
  document.body.replaceChildren()
  queryClient.clear()
  server.mockReset()
  vi.unstubAllGlobals()
})

it('says how many cards came; the focus goes on where the button stood', async () => {
  const content = [...before.content, card('more-1'), card('more-2')]
  const after = section('s-1', { content, isContentPopulated: true })
  server.mockResolvedValueOnce(answer({ result: course({ progress: { 1: after } }) }))
  buttonOf('Load more')?.focus()
  await clickOn('Load more')
  await settled(() => expect(status()).toBe('2 more cards'))
  expect(buttonOf('Load more')).toBeUndefined()
  await settled(() => expect(document.activeElement?.id).toBe('content-heading'))
})

it('says that nothing more was found', async () => {
  server.mockResolvedValueOnce(answer({ result: course({ progress: { 1: { ...before, isContentPopulated: true } } }) }))
  await clickOn('Load more')
  await settled(() => expect(status()).toBe('Nothing more was found.'))
})
