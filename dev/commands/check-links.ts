import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '#dev/run/print.ts'
import { type Look, type ProbeSettings, probeLink } from '#worker/integrations/link-probe.ts'
import { catalogueFolder } from './check-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'

export type LookedAt = Look & { link: string }

const hostsAtOnce = 8

/**
 * Looks at every link: eight hosts at once, and each host's links one after another with a pause, so that no server is
 * pressed. @param onLook hears each result as it comes
 */
export async function checkLinks(
  links: string[],
  settings: ProbeSettings & { pauseMs: number },
  onLook: (look: LookedAt) => void,
): Promise<LookedAt[]> {
  const byHost = new Map<string, string[]>()
  for (const link of links) byHost.set(new URL(link).host, [...(byHost.get(new URL(link).host) ?? []), link])
  // the longest lists first, so that none of them is what is left at the end
  const lists = [...byHost.values()].sort((a, b) => b.length - a.length)
  const looks: LookedAt[] = []
  const work = async (): Promise<void> => {
    for (let list = lists.shift(); list; list = lists.shift()) {
      for (const [index, link] of list.entries()) {
        if (index > 0) await sleep(settings.pauseMs)
        const look = { link, ...(await probeLink(settings, link)) }
        looks.push(look)
        onLook(look)
      }
    }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, work))
  return looks
}

/** `npm run check:links`: fails only when a link is dead; whatever else is worth a look has a line of its own. */
if (import.meta.main) {
  const links = readCatalogue(catalogueFolder).rows.map(({ entry }) => entry.link)
  const settings = {
    dnsUrl: process.env.DNS_URL ?? 'https://cloudflare-dns.com/dns-query',
    userAgent: 'Tubli catalogue check',
    pauseMs: 500,
  }
  const looks = await checkLinks(links, settings, ({ state, link, movedTo }) => {
    if (state !== 'live') say(`${state.padEnd(7)} ${link}${movedTo ? ` -> ${movedTo}` : ''}`)
  })
  const counts = Object.entries(Object.groupBy(looks, ({ state }) => state)).map(
    ([state, of]) => `${of?.length} ${state}`,
  )
  say(`${looks.length} links: ${counts.join(', ')}.`)
  process.exitCode = looks.some(({ state }) => state === 'dead') ? 1 : 0
}
