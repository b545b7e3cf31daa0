import { Link } from '@tanstack/react-router'
import { InfoLink } from '#client/features/site/info-link.tsx'

/** Three cards. */
export const PATH = [
  {
    head: '1. Learn what clients pay for',
    text: 'Say what you want to be able to do. You get a route of at most four phases, and you see it before you pay for it.',
  },
  {
    head: '2. Prove it',
    text: 'Graded questions complete each section. A certificate says how, and anybody can verify it.',
  },
  {
    head: '3. Get hired for it',
    text: 'A profile, proposals and a first client: the freelance internship goes there in six weeks.',
  },
] as const

/** Two rows. */
export const STANDING_OUT = [
  {
    head: 'A certificate that can be checked',
    text: 'It is signed, names every section and how it was proved, and is verified in the reader’s own browser, without an account.',
    way: <Link to="/8020">Find a roadmap to prove</Link>,
  },
  {
    head: 'A reputation that can’t be bought',
    text: 'StreetCred counts what you proved and nothing else: no votes, no plans, no time spent.',
    way: <InfoLink page="streetcred">How StreetCred is counted</InfoLink>,
  },
] as const

/** Three tabs each (1§9). */
export const WINNING = [
  {
    name: 'Find',
    head: 'Work that fits your week',
    text: 'The Agencer is to read what is posted and keep what fits your skills, your rate and the hours that you have.',
  },
  {
    name: 'Price',
    head: 'A rate with a reason',
    text: 'What such work pays, what you can prove, and a price between the two that you can explain.',
  },
  {
    name: 'Propose',
    head: 'A proposal in your words',
    text: 'A draft that begins with the client’s problem. You read, change and send it; nothing goes out without you.',
  },
] as const

export const MANAGING = [
  {
    name: 'Plan',
    head: 'One order of work',
    text: 'Issues of every client in one list, by what was promised when.',
  },
  {
    name: 'Build',
    head: 'A developer agent beside you',
    text: 'It prepares a change for an issue that you choose; you read, correct and merge.',
  },
  {
    name: 'Deliver',
    head: 'Promises in sight',
    text: 'Dates, hours and scope of each project side by side, before two of them collide.',
  },
] as const
