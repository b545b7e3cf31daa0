import { Contact } from '#client/features/site/contact.tsx'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'
import { GRACE_DAYS } from '#shared/billing/rules.ts'

export const Licence = () => (
  <>
    <p>
      You agree to this when you tick the box of a bounty or subscribe to Pro. It adds to the{' '}
      <InfoLink page="terms">terms of use</InfoLink>.
    </p>
    <ProsePart title="Taking part in a bounty">
      <ul>
        <li>
          What you submit is your own work, or its licence lets you submit it; you name what you took from others.
        </li>
        <li>
          It stays yours. You let us look at it, run it, judge it, and show its link with your name among the results.
        </li>
        <li>One submission a person or team. Submitting another’s work ends your part in it.</li>
        <li>
          The page of the bounty says what there is to win, from when and until when. Who judges says why; prizes may be
          taxed where you live, which is yours to settle.
        </li>
        <li>Don’t put keys, passwords or other people’s data into what you submit.</li>
      </ul>
    </ProsePart>
    <ProsePart title="Subscribing to Pro">
      <ul>
        <li>You pay in advance, by the month or the year, and it renews by itself at the price shown to you.</li>
        <li>You may switch or cancel at any time on the subscription page; what a switch costs is shown before.</li>
        <li>
          After cancelling, Pro stays until the end of what you paid for. Periods that have begun are not refunded,
          unless the law says so.
        </li>
        <li>When a payment fails, Pro stays for {GRACE_DAYS} days while it is tried again, and then ends.</li>
        <li>The pricing page marks what of Pro is not there yet. You don’t pay for promises without knowing it.</li>
      </ul>
    </ProsePart>
    <ProsePart title="The licence of this site">
      <p>
        Roadmaps, questions and explanations of the library may be read, copied into your account and quoted with a
        link. They may not be taken whole or sold. Code in examples may be used freely, without warranty.
      </p>
      <p>
        Questions go to <Contact />.
      </p>
    </ProsePart>
  </>
)
