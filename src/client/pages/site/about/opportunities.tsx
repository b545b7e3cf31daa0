import { Link } from '@tanstack/react-router'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'

export const Opportunities = () => (
  <>
    <p>Work goes to those who can show that they have done something like it. Three ways to have something to show.</p>
    <ProsePart title="1. A certificate that anybody can check">
      <p>
        Complete a <Link to="/8020">roadmap</Link>; its certificate names what you can do and how it was proved. Who
        reads it can verify it in their own browser, without an account.
      </p>
    </ProsePart>
    <ProsePart title="2. Code in a project that others use">
      <p>
        Open source is the one workplace whose door is open. The{' '}
        <InfoLink page="internship">open-source internship</InfoLink> leads there in four weeks, from reading a
        contribution guide to a change in a large codebase.
      </p>
    </ProsePart>
    <ProsePart title="3. A first client">
      <p>
        The <InfoLink page="freelancer-internship">freelance internship</InfoLink> is six weeks of profile, portfolio,
        proposals and delivery. And the <InfoLink page="agencer">Agencer</InfoLink>, an agent that finds freelance work,
        sets rates and writes proposals, has a waitlist.
      </p>
    </ProsePart>
  </>
)
