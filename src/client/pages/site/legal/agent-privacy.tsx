import { Contact } from '#client/features/site/contact.tsx'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'

export const AgentPrivacy = () => (
  <>
    <p>
      The Agencer is the agent that is to find freelance work, set rates and write proposals. It is not open yet: today
      there is its waitlist. This page says what will bind it, beside the{' '}
      <InfoLink page="privacy">privacy page</InfoLink>, which counts as well.
    </p>
    <ProsePart title="What is stored today">
      <p>
        If you join the waitlist: your name, your email address, and which link brought you. They are used to tell you
        when it opens, and go when you withdraw by the link that you got. If you apply for the freelance internship: the
        profile links that you gave.
      </p>
    </ProsePart>
    <ProsePart title="What it may read">
      <p>
        Your profile here, and job descriptions that you give it or that are public. It gets no password, and no access
        to your accounts at marketplaces.
      </p>
    </ProsePart>
    <ProsePart title="What it never does">
      <ul>
        <li>It sends nothing in your name: it drafts, you read and send.</li>
        <li>It names no price and promises no date to a client without you.</li>
        <li>What it learns about one client is not used for another person’s proposals.</li>
      </ul>
    </ProsePart>
    <ProsePart title="Having it deleted">
      <p>
        Withdraw from the waitlist by your link, or write to <Contact />.
      </p>
    </ProsePart>
  </>
)
