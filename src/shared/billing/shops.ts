/** Where something can be bought: the pages with the payment overlay (3§4.5). A failed payment is tried again there (G-PAY-07). */
export const SHOPS = { credits: '/8020/credits', plan: '/pricing' } as const

/** With a slash at their end or without it. */
export const SHOP_ADDRESSES: readonly string[] = Object.values(SHOPS).flatMap((path) => [path, `${path}/`])
