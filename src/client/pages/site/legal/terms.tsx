import { Link } from '@tanstack/react-router'
import { Contact } from '#client/features/site/contact.tsx'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'
import { REFUND_WINDOW_HOURS, ROADMAP_PRICE_CREDITS, SIGN_UP_CREDITS } from '#shared/credits/rules.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

export const Terms = () => (
  <>
    <p>
      These terms are the agreement between you and whoever runs this installation of {PRODUCT_NAME} (“we”). By using an
      account you agree to them. They are short so that you can read all of them.
    </p>
    <ProsePart title="Your account">
      <p>
        You sign in with GitHub and keep that account safe. One person, one account. You can see in the settings where
        you are signed in, and end any of these sessions at any time.
      </p>
    </ProsePart>
    <ProsePart title="Credits and roadmaps">
      <ul>
        <li>
          A new account starts with {SIGN_UP_CREDITS} credits; a roadmap costs {ROADMAP_PRICE_CREDITS}. You see the
          price and confirm it before anything is spent.
        </li>
        <li>When writing a roadmap fails, its credit comes back by itself.</li>
        <li>
          A roadmap that you delete within {REFUND_WINDOW_HOURS} hours gives its credit back, as long as no section of
          it was completed and no deep dive was written.
        </li>
        <li>Credits don’t expire, can’t be handed to somebody else and are not paid out as money.</li>
      </ul>
    </ProsePart>
    <ProsePart title="What you pay">
      <p>
        Prices are shown in your currency before you pay; tax is added where the law asks for it. Payments are handled
        by Stripe. Pro renews by itself each month or year until you cancel it; it then stays yours until the end of
        what you paid for. A payment that Stripe reverses takes back the credits that it brought. The{' '}
        <Link to="/tos/license">licence and subscription agreement</Link> says the rest.
      </p>
    </ProsePart>
    <ProsePart title="What you write">
      <p>
        Your prompts, answers and notes stay yours. You let us store and process them so that the product works, and
        show those of your roadmaps that you share or list to whom you share them with. Nobody else sees your answers
        and notes; the <InfoLink page="privacy">privacy page</InfoLink> has the details.
      </p>
    </ProsePart>
    <ProsePart title="What others wrote">
      <p>
        Roadmaps are written from our library or by a language model, and each text says by whom. They may be wrong or
        out of date; check what matters before you rely on it. Links lead to sites that are not ours.
      </p>
    </ProsePart>
    <ProsePart title="Certificates and StreetCred">
      <p>
        A certificate says which sections were proved, how and when, and nothing beyond that. It is no degree. We
        withdraw one that was not earned by the person it names. <InfoLink page="streetcred">StreetCred</InfoLink> is a
        count of what was proved; it can’t be bought.
      </p>
    </ProsePart>
    <ProsePart title="What is not allowed">
      <ul>
        <li>using the product to harm people or break into systems that are not yours,</li>
        <li>having somebody or something else earn your certificates,</li>
        <li>getting around limits, prices or the limits of an account,</li>
        <li>taking the library whole, or selling access to what is free here.</li>
      </ul>
      <p>We may limit or close an account that does so, and say why.</p>
    </ProsePart>
    <ProsePart title="If something goes wrong">
      <p>
        The product comes as it is: we mend what breaks but can’t promise that it is always there. As far as the law
        lets us, we answer for no more than what you paid us in the twelve months before. Rights that consumers have by
        law stay as they are.
      </p>
    </ProsePart>
    <ProsePart title="Ending and changes">
      <p>
        You may stop at any time and delete your account in the settings. When these terms change, the date above
        changes too; a change that takes something from you is announced in the product before it counts.
      </p>
      <p>
        Questions go to <Contact />.
      </p>
    </ProsePart>
  </>
)
