import { Link } from '@tanstack/react-router'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'

export const Manifesto = () => (
  <>
    <p>
      Software developers are judged by where they studied, whom they know and how loudly they speak. We would rather
      have them judged by what they can do.
    </p>
    <ProsePart title="Learn what carries the rest">
      <p>
        A small part of every subject carries most of its use. A good plan names that part, puts it in an order, and
        says for each step how you know that you have it.
      </p>
    </ProsePart>
    <ProsePart title="Proof before praise">
      <p>
        Reading is not knowing. A section here is completed by right answers, not by scrolling, and a{' '}
        <InfoLink page="streetcred">reputation</InfoLink> here is a sum of proofs, not of votes. Neither can be bought.
      </p>
    </ProsePart>
    <ProsePart title="Say who wrote it">
      <p>
        Models write well and are wrong at times. So whatever a model wrote says so, code decides what counts, and no
        price, link or score is ever taken from a model’s mouth.
      </p>
    </ProsePart>
    <ProsePart title="Honest prices">
      <p>
        You see what something costs before you press the button. What fails costs nothing. What does not work yet is
        marked where it is sold.
      </p>
    </ProsePart>
    <ProsePart title="Your work is yours">
      <p>
        What you learn, write and prove goes with you: certificates can be checked by anybody without asking us, and
        what is stored is <InfoLink page="privacy">said in full</InfoLink>.
      </p>
      <p>
        If you see it the same way, <Link to="/8020">begin with a roadmap</Link>.
      </p>
    </ProsePart>
  </>
)
