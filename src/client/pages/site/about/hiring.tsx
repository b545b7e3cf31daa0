import { Contact } from '#client/features/site/contact.tsx'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'

export const Hiring = () => (
  <>
    <p>There is no open position at the moment. If that changes, it stands here first, with what it pays.</p>
    <ProsePart title="How we would decide">
      <p>
        By work, not by puzzles: a small task that is like the real one, paid, with a conversation about it afterwards.
        A certificate from here and a link to something that you built say more to us than a curriculum vitae.
      </p>
    </ProsePart>
    <ProsePart title="Whom we would look for">
      <ul>
        <li>people who write so that others can go on,</li>
        <li>people who notice what a stranger trips over, and mend it,</li>
        <li>
          people who agree with most of the <InfoLink page="manifesto">manifesto</InfoLink> and can say where not.
        </li>
      </ul>
    </ProsePart>
    <ProsePart title="Until then">
      <p>
        Show what you would do better: write to <Contact /> with one thing in the product that you would change, and
        how.
      </p>
    </ProsePart>
  </>
)
