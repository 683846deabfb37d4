/** The account whose page a notification opens, as `shortName:0x…`; null for another page. */
export const accountOfHref = (href: string | null): string | null =>
  href?.match(/^\/safes\/([a-z0-9-]+:0x[0-9a-fA-F]{40})(?:[/?#]|$)/)?.[1] ?? null
