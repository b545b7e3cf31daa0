import { Link } from '@tanstack/react-router'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { REFUND_WINDOW_HOURS } from '#shared/credits/rules.ts'

export const TermsInShort = () => (
  <>
    <ul>
      <li>Nothing is spent before you press the button that says what it costs.</li>
      <li>A roadmap that fails costs nothing. An unused one can be undone for {REFUND_WINDOW_HOURS} hours.</li>
      <li>Roadmaps are private until you share them; answers and notes always are.</li>
      <li>Certificates and StreetCred come from what you proved, never from what you paid.</li>
      <li>Pro renews by itself until you cancel it, and you can cancel at any time.</li>
      <li>Texts by a model are marked. Check what matters before you rely on it.</li>
    </ul>
    <p>
      The whole of it: <InfoLink page="terms">terms of use</InfoLink>, <InfoLink page="privacy">privacy</InfoLink>,{' '}
      <Link to="/tos/license">licence and subscription agreement</Link>.
    </p>
  </>
)
