import type { ChatRecord, Tool } from './record.ts'

interface Help extends Omit<ChatRecord, 'kind'> {
  about: RegExp
}

/** The product's own pages, by what people ask of them. */
const HELP: readonly Help[] = [
  {
    about: /\b(pricing|pro plan|subscri\w+|upgrade|cancel)\b/,
    label: 'Prices',
    path: '/pricing',
    text: 'What Free and Pro have, and what credits cost.',
  },
  {
    about: /\b(privacy|my data|gdpr|stored)\b/,
    label: 'Privacy',
    path: '/privacy',
    text: 'What is stored, where, how long, and how to delete it.',
  },
  { about: /\bterms\b/, label: 'Terms', path: '/terms', text: 'The terms of use.' },
  {
    about: /\b(delete|export|download) (my|the)? ?(account|data)\b|\bsettings?\b/,
    label: 'Settings',
    path: '/settings',
    text: 'Your account: ways to sign in, a copy of all your data, deleting it.',
  },
  {
    about: /\b(invit\w+|referral)\b/,
    label: 'Settings',
    path: '/settings',
    text: 'Your invitation link and what it gives.',
  },
  {
    about: /\b(profile|bio|resume|cv)\b/,
    label: 'Your profile',
    path: '/settings',
    text: 'Your profile, what others see of it, and a resume of it.',
  },
  {
    about: /\b(connect|connections?|meet|people|mentor)\b/,
    label: 'Connections',
    path: '/notifications/connections',
    text: 'People you know here, and whom you might meet.',
  },
  {
    about: /\b(pair|pairing)\b/,
    label: 'Projects',
    path: '/projects',
    text: 'Issues to pair on: choose one and ask somebody to join.',
  },
  {
    about: /\b(news|feed|articles?|podcasts?|talks?)\b/,
    label: 'Your feed',
    path: '/feed',
    text: 'Articles, talks and podcasts, each with why it stands there.',
  },
  {
    about: /\b(leader ?board|leaders)\b/,
    label: 'Home',
    path: '/home',
    text: 'The leaders of the week and of all time.',
  },
]

export const help: Tool = {
  hears: new RegExp(HELP.map(({ about }) => about.source).join('|')),
  read: async (_, { query }) => {
    const records = HELP.filter(({ about }) => about.test(query)).map(({ about: _about, ...page }) => ({
      ...{ kind: 'product' as const, ...page },
    }))
    return records.length > 0 ? { lead: 'You find it here:', records } : null
  },
}
