import { Contact } from '#client/features/site/contact.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'

export const Privacy = () => (
  <>
    <p>
      What this software stores, where, for how long, who else sees it, and how you have it deleted. It sets no cookies,
      shows no advertising and loads no tracker of anybody else.
    </p>
    <ProsePart title="What is stored about you">
      <ul>
        <li>
          <strong>Your account</strong>: name, biography, verified email address and picture as your sign-in provider
          tells them, and the preferences that you set. Of the provider’s access only an encrypted token is kept, of a
          private address that you make only a hash.
        </li>
        <li>
          <strong>Your profile</strong>: what you say of yourself. Name, picture and what you wrote for it can be read
          by anybody unless you set it private, or the part it stands in; a pasted resume or LinkedIn text is for you
          alone. Of a picture that you upload only what it shows is kept, in two sizes, until you remove it. A resume
          that you have read here is not kept.
        </li>
        <li>
          <strong>Where you are signed in</strong>: one row for each session with the browser’s name and a hash of its
          key, never the key. It goes thirty days after the session’s end.
        </li>
        <li>
          <strong>What you learn</strong>: your prompts and roadmaps, ticks, notes, the questions that you were asked,
          your answers and whether they were right, votes on resources.
        </li>
        <li>
          <strong>What you proved</strong>: certificates and StreetCred, with what they were given for.
        </li>
        <li>
          <strong>What you paid</strong>: credits and payments, your plan and Stripe’s numbers for them. Card details go
          to Stripe and are never seen here; of a card we know brand and last four digits.
        </li>
        <li>
          <strong>What you did here</strong>: a few events (such as which page of the learning area was opened, without
          what you typed) and feedback that you sent. Both go after ninety days.
        </li>
        <li>
          <strong>Bounties</strong>: that you agreed to the terms, when you started, your team, and what you handed in.
          Judges and administrators read it without your name until the bounty is decided; then winners are named with
          their reason, for everybody. What you ask about one stands there without your name. Of a repository that you
          hand in, GitHub is asked what it tells everybody.
        </li>
        <li>
          <strong>Work you look for</strong>: jobs that you save, how far you are with each, your notes, the day to ask
          again and what you keep of what you sent; what was written with you for a job, and what you answered in a mock
          interview; searches that you save and companies that you hide. All of it is for you alone.
        </li>
        <li>
          <strong>Open source</strong>: projects that you looked at or follow, issues that you claim, and requests to
          pair with their goal, times and time zone. An open request is shown to people who are signed in; whom you pair
          with, and what both said of it, is for you two, and the receipt for everybody who may see your StreetCred.
          Pull requests of your GitHub account that were merged, which GitHub tells everybody, are looked for once a
          day; they are for you and for co-authors who are here, until you take one as a receipt. How far you are in the
          internship, and what you answered, is for you alone.
        </li>
        <li>
          <strong>Whom you know</strong>: requests, connections, whom you blocked, what you want no recommendations by,
          and what you reported of others, which only administrators read. Whom you reported is never told by whom.
        </li>
        <li>
          <strong>Your feed and your journal</strong>: what you follow, mute, keep and have read; the entries that you
          write, which are for you alone unless you make one public.
        </li>
        <li>
          <strong>What you ask the assistant</strong>: your conversations with the records that its answers rest on, and
          what you wrote down for it to keep in mind. All of it is for you alone until you delete it; administrators see
          what answers cost, never what they say. A temporary chat is kept nowhere.
        </li>
        <li>
          <strong>How often you called</strong>: counters for limits and quotas, by the hour, day or month.
        </li>
        <li>
          <strong>Waitlists and applications</strong>: name, email address, company and where you came from (a reference
          code and campaign names) if you joined a waitlist, until you withdraw; the profile links that you apply with.
        </li>
      </ul>
      <p>
        Your address on the internet is used at the moment of a call, to limit how often it comes and to guess a
        currency; it is not stored with you. Log lines name routes, never what stood in them.
      </p>
    </ProsePart>
    <ProsePart title="Where it is stored">
      <p>
        In a PostgreSQL database at Neon, reached by code that runs at Cloudflare. In your own browser: your session,
        your preferences, drafts, and, for use without a connection, a copy of what you last read and what waits to be
        sent. Signing out removes it.
      </p>
    </ProsePart>
    <ProsePart title="Who else sees something">
      <ul>
        <li>
          <strong>GitHub</strong> (or another provider that you sign in with) knows that you sign in here.
        </li>
        <li>
          <strong>Stripe</strong> knows your email address and what you buy. Its script is loaded on pages where one
          pays.
        </li>
        <li>
          <strong>A language model</strong>, where one is configured, is sent your prompt, what a section is about and
          your open answers; where a text is written for a job, the ad and what your records say of your work; where you
          ask the assistant, your question, what was said before, what you had it keep in mind and the records that it
          answers from. Your name is never among it, unless you write it yourself. Without one, nothing leaves.{' '}
          <strong>A speech service</strong>, where one is configured, hears an answer that you record; nobody here keeps
          the recording.
        </li>
        <li>
          <strong>YouTube, dev.to and a web search</strong> are asked for material with the words of a section, never
          with yours. Only where you look for jobs or pages on the web, the search is sent your words and the place that
          you name, without your name. Videos play from YouTube’s domain without cookies, and only after you press play.
        </li>
        <li>
          <strong>A maps service</strong>, where one is configured, is sent your position if you allow it, to choose a
          currency or the country in which you look for work.
        </li>
        <li>
          <strong>Everybody</strong> sees a certificate whose address they have, and a roadmap that you share or list,
          with your name. Never your notes and answers.
        </li>
      </ul>
    </ProsePart>
    <ProsePart title="How long">
      <p>
        What you write stays until you delete it. A deleted roadmap is removed for good thirty days later, with its
        questions, answers and notes. Books about credits and payments stay as long as tax law asks. Stripe’s notices go
        after thirty days.
      </p>
    </ProsePart>
    <ProsePart title="How to have it deleted">
      <p>
        You delete roadmaps, notes and sessions yourself, where they stand, and leave a waitlist by the link that you
        got. Your settings hand out everything that is stored about you as one file, and delete the account: what you
        learned, said and shared goes, your certificates are withdrawn, and in the books about credits, payments and
        StreetCred a number that names nobody takes your place. If you can’t sign in, write from the address of your
        account to <Contact />. You also have the right to have mistakes corrected, and to complain to the authority for
        data protection where you live.
      </p>
    </ProsePart>
  </>
)
