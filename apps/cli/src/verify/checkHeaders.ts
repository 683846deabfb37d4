import { createHash } from 'node:crypto'

/** Directives that are the same wherever the page runs. */
const EXACT: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': 'blob:',
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-src': 'https: http://localhost:*',
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
}
/** Where configuration decides: each is an origin by name. */
const BY_NAME = ['connect-src', 'frame-ancestors']
const ORIGIN = /^(https?|wss?):\/\/(?!\*)[^\s*/;,]+$/
const HEADERS: Readonly<Record<string, string>> = {
  'integrity-policy': 'blocked-destinations=(script)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/**
 * Compares what a host says about the page with what the page needs said.
 * @returns what is wrong, in words, and the hosts that the policy names
 */
export function checkHeaders(headers: Headers, html: string): { problems: string[]; names: Record<string, string> } {
  const text = headers.get('content-security-policy') ?? ''
  const policy = new Map(
    text
      .split(';')
      .map((one) => one.trim().split(/\s+/))
      .map(([name = '', ...sources]): [string, string] => [name, sources.join(' ')]),
  )
  const exact = { ...EXACT, 'script-src': ["'self'", ...inlineHashes(html)].join(' ') }
  const known = new Set([...Object.keys(exact), ...BY_NAME])
  const problems = [
    ...Object.entries(exact).flatMap(([name, wanted]) =>
      differs(`content-security-policy, ${name}`, policy.get(name), wanted),
    ),
    ...[...policy.keys()]
      .filter((name) => name !== '' && !known.has(name))
      .map((name) => `content-security-policy has "${name} ${policy.get(name)}", which this page does not ask for`),
    ...BY_NAME.flatMap((name) => tooWide(name, policy.get(name))),
    ...(policy.has('frame-ancestors') ? [] : ['content-security-policy lets any site show the page in a frame']),
    ...Object.entries(HEADERS).flatMap(([name, wanted]) => differs(name, headers.get(name) ?? undefined, wanted)),
  ]
  const names = Object.fromEntries(
    BY_NAME.flatMap((name) => (policy.has(name) ? [[name, policy.get(name) ?? '']] : [])),
  )
  return { problems: text === '' ? ['no content-security-policy is sent'] : problems, names }
}

const differs = (name: string, found: string | undefined, wanted: string): string[] =>
  found === wanted ? [] : [`${name} is ${found === undefined ? 'missing' : `"${found}"`}, expected "${wanted}"`]

function tooWide(name: string, value = ''): string[] {
  const wide = value
    .split(' ')
    .filter((source) => source !== '' && !/^'(self|none)'$/.test(source) && !ORIGIN.test(source))
  return wide.map((source) => `content-security-policy, ${name} allows ${source}, which names no single host`)
}

const inlineHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
