/**
 * In characters, of the two longest headers. A reverse proxy with its usual settings refuses an answer whose headers have more than 4 kB
 * together; the others of the page have 0.6 kB.
 */
const MOST_TOGETHER = 3200

/** As many links as fit beside the policy, which grows with the networks of the configuration and the nodes of the user. */
export function joinLinks(links: readonly string[], policy: string): string {
  const most = MOST_TOGETHER - policy.length
  return links.reduce(
    (text, link) => (text.length + 1 + link.length > most ? text : `${text}${text && ','}${link}`),
    '',
  )
}
