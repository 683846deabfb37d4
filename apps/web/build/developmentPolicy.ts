import { inlineScriptHashes } from './inlineScriptHashes.ts'
import { metaPolicy } from './metaPolicy.ts'

/** Vite adds it to the style elements that it creates; it allows no others. */
export const STYLE_NONCE = 'development'

type Page = {
  readonly html: string
  /** The host of the request, for the socket of hot reload. */
  readonly host: string
  /** The service's policy for its own page; null when the service does not answer. */
  readonly fromService: string | null
  /** The query devtools write markup, which the production policy refuses. */
  readonly withDevtools: boolean
}

/**
 * The production policy with the additional needs of the development server: its inline scripts by hash, its style elements by nonce, its
 * socket. So a violation fails in development as in production.
 */
export function developmentPolicy({ html, host, fromService, withDevtools }: Page): string {
  const directives = new Map(
    (fromService ?? metaPolicy(html)).split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
  const add = (name: string, sources: readonly string[]) =>
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])])
  add('script-src', inlineScriptHashes(html))
  add('style-src', [`'nonce-${STYLE_NONCE}'`])
  add('connect-src', [`ws://${host}`])
  if (withDevtools) for (const name of ['require-trusted-types-for', 'trusted-types']) directives.delete(name)
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}
