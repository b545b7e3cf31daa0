import type { ChatRecord, Tool } from './record.ts'

interface Help extends Omit<ChatRecord, 'kind'> {
  about: RegExp
}

/** The product's own pages, by what people ask of them. */
const HELP: readonly Help[] = [
  {
    about: /\bpricing\b|\bpro plan\b|\b(my|the|a) subscription\b|\bupgrade to pro\b/,
    label: 'Prices',
    path: '/pricing',
    text: 'What Free and Pro have, and what credits cost.',
  },
  {
    about: /\bprivacy\b|\bmy data\b/,
    label: 'Privacy',
    path: '/privacy',
    text: 'What is stored, where, how long, and how to delete it.',
  },
  { about: /\bterms of (use|service)\b/, label: 'Terms', path: '/terms', text: 'The terms of use.' },
  {
    about: /\b(delete|export|download) my (account|data)\b|\bmy settings\b/,
    label: 'Settings',
    path: '/settings',
    text: 'Your account: ways to sign in, a copy of all your data, deleting it.',
  },
  {
    about: /\binvite (a friend|somebody|people)\b|\bmy (invitation|referral)\b|\breferral\b/,
    label: 'Settings',
    path: '/settings',
    text: 'Your invitation link and what it gives.',
  },
  {
    about: /\bmy (public )?(profile|bio|resume|cv)\b/,
    label: 'Your profile',
    path: '/settings',
    text: 'Your profile, what others see of it, and a resume of it.',
  },
  {
    about: /\b(write|draft)\b.*\b(letter|application|intro(duction)?)\b|\b(mock|practi[sc]e an?) interview\b/,
    label: 'Copilot',
    path: '/playground/chats',
    text: 'Letters from facts of yours, and interviews to practise, each for a job that you keep.',
  },
  {
    about: /\bmy connections?\b|\bconnect with\b|\bmeet (people|others|somebody)\b|\bmentors?\b/,
    label: 'Connections',
    path: '/notifications/connections',
    text: 'People you know here, and whom you might meet.',
  },
  {
    about: /\bpair (with|on|up)\b|\bpairing\b|\bpair program/,
    label: 'Projects',
    path: '/projects',
    text: 'Issues to pair on: choose one and ask somebody to join.',
  },
  {
    about: /\bmy feed\b|\b(news|articles|podcasts)\b/,
    label: 'Your feed',
    path: '/feed',
    text: 'Articles, talks and podcasts, each with why it stands there.',
  },
  {
    about: /\bleader ?board\b/,
    label: 'Home',
    path: '/home',
    text: 'The leaders of the week and of all time.',
  },
]

export const help: Tool = {
  finds: 'Pages of the product: prices, privacy, terms, settings, invitations and others',
  hears: new RegExp(HELP.map(({ about }) => about.source).join('|')),
  read: async (_, { query }) => {
    const records = HELP.filter(({ about }) => about.test(query)).map(({ about: _about, ...page }) => ({
      ...{ kind: 'product' as const, ...page },
    }))
    return records.length > 0 ? { lead: 'You find it here:', records } : null
  },
}
