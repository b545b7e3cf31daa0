import { Link } from '@tanstack/react-router'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'

export const BusinessGuide = () => (
  <>
    <p>How developers find clients without a sales department, in the order in which it works.</p>
    <ProsePart title="1. Say what you do for whom">
      <p>
        “I build web applications” is what a thousand others say. “I take shops from a slow theme to a store that loads
        in two seconds” is an offer. One sentence: for whom, what changes, how they see it.
      </p>
    </ProsePart>
    <ProsePart title="2. Three pieces of proof">
      <p>
        A client believes what can be looked at: a page that runs, code that can be read, a{' '}
        <Link to="/8020">certificate</Link> that can be verified. Three are enough; describe the problem before the
        technique.
      </p>
    </ProsePart>
    <ProsePart title="3. Few, exact proposals">
      <p>
        Answer a posting only if you could begin tomorrow. First sentence: their problem in your words. Then one
        comparable piece of work, the first step, and one question. No attachment, no biography.
      </p>
    </ProsePart>
    <ProsePart title="4. A price with a reason">
      <p>
        Divide what you need a year by the days that you can sell (about half of all). For a clear result name a price
        for the result; for an open end a rate by the day. Raise it after every third yes.
      </p>
    </ProsePart>
    <ProsePart title="5. Deliver in steps">
      <p>
        Something to see every week, surprises told on the day you notice them, acceptance in writing. The next order
        comes from the last one.
      </p>
      <p>
        With company: the <InfoLink page="freelancer-internship">freelance internship</InfoLink>, and the waitlist of
        the <InfoLink page="agencer">Agencer</InfoLink>.
      </p>
    </ProsePart>
  </>
)
