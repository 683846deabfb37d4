import { setLanguage } from '@countersign/primitives'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Writes an error body in the language that the client asks for: German when its `Accept-Language` begins with German, otherwise English.
 * `write` is synchronous, so no other request, no stored text and no log line can get this language.
 */
export function inLanguageOf<Body>(headers: IncomingHttpHeaders, write: () => Body): Body {
  if (!/^\s*de\b/i.test(headers['accept-language'] ?? '')) return write()
  setLanguage('de')
  try {
    return write()
  } finally {
    setLanguage('en')
  }
}
