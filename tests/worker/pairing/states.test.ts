import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anIssue, type Someone, someone } from '#tests/support/worker/pairing.ts'

/** What three people do about one request, in any order; a model says how it must stand. */

const STEPS = ['interest1', 'interest2', 'accept1', 'accept2', 'decline1', 'decline2', 'withdraw', 'ask'] as const
type Step = (typeof STEPS)[number]

interface Model {
  status: 'none' | 'requested' | 'interested' | 'accepted' | 'withdrawn'
  one: 'none' | 'interested' | 'accepted' | 'declined'
  two: 'none' | 'interested' | 'accepted' | 'declined'
}

const NEW: Model = { status: 'requested', one: 'none', two: 'none' }

/** How it stands after a step; null where the step is refused. */
function next(model: Model, step: Step): Model | null {
  const isOpen = model.status === 'requested' || model.status === 'interested'
  const who = step.endsWith('1') ? 'one' : 'two'
  const anyInterested = (after: Model) => after.one === 'interested' || after.two === 'interested'
  if (step === 'ask') return isOpen ? model : NEW
  if (model.status === 'none') return null
  if (step === 'withdraw') {
    if (model.status === 'withdrawn') return model
    return isOpen ? { ...model, status: 'withdrawn' } : null
  }
  const theirs = model[who]
  if (step.startsWith('interest')) {
    if (theirs === 'accepted') return model
    if (theirs === 'declined' || !isOpen) return null
    if (theirs === 'interested') return model
    return { ...model, [who]: 'interested', status: 'interested' }
  }
  if (step.startsWith('accept')) {
    if (model.status === 'accepted' && theirs === 'accepted') return model
    return isOpen && theirs === 'interested' ? { ...model, [who]: 'accepted', status: 'accepted' } : null
  }
  if (theirs === 'declined') return model
  if (theirs !== 'interested') return null
  const after: Model = { ...model, [who]: 'declined' }
  return isOpen ? { ...after, status: anyInterested(after) ? 'interested' : 'requested' } : after
}

it('every order of steps of three people ends as the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 9 }), async (steps) => {
      // an hour lets each of them do thirty things
      const [asking, one, two] = [await someone(), await someone(), await someone()]
      const partnerOf = (step: Step): Someone => (step.endsWith('1') ? one : two)
      const { issueId } = await anIssue()
      let requestId = (await asking.api.pairing.create({ issueId })).requestId
      let model: Model = NEW
      const act = async (step: Step): Promise<unknown> => {
        const partner = partnerOf(step)
        if (step === 'ask') {
          requestId = (await asking.api.pairing.create({ issueId })).requestId
          return
        }
        if (step === 'withdraw') return asking.api.pairing.withdraw({ requestId })
        if (step.startsWith('interest')) return partner.api.pairing.interested({ requestId })
        const answer = { requestId, partnerId: partner.userId }
        return step.startsWith('accept') ? asking.api.pairing.accept(answer) : asking.api.pairing.decline(answer)
      }
      for (const step of steps) {
        const expected = next(model, step)
        const isDone = await act(step).then(
          () => true,
          () => false,
        )
        expect({ step, model, isDone }).toEqual({ step, model, isDone: expected !== null })
        model = expected ?? model
        const { pairings } = await asking.api.pairing.ofIssue({ issueId })
        const found = pairings.find((pairing) => pairing.requestId === requestId)
        const theirs = ({ userId }: Someone) =>
          found?.responses.find(({ person }) => person.userId === userId)?.status ?? 'none'
        expect({ status: found?.status, one: theirs(one), two: theirs(two) }).toEqual(model)
      }
    }),
    { numRuns: 25 },
  )
})
