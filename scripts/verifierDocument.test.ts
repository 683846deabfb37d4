import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verifierDocument } from '../apps/web/build/verifierDocument.ts'

const template = readFileSync(new URL('../apps/web/src/verifier/index.html', import.meta.url), 'utf8')
const icon = '<link rel="icon" href="data:image/svg+xml;base64,PHN2Zy8+" type="image/svg+xml" />'
const parts = { template, icon, sprite: '<svg><symbol id="x"></symbol></svg>' }

function readDocument(html: string) {
  const content = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const policy = Object.fromEntries(
    content.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
  const texts = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}`, 'g'))].map(([, text = '']) => text)
  return { policy, scripts: texts('script'), styles: texts('style') }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('behavior: the verifier may run its own script and style, and nothing else from anywhere', () => {
  const html = verifierDocument({ ...parts, script: 'run("$& $1")', style: 'body{color:red}' })
  const { policy, scripts, styles } = readDocument(html)
  expect(scripts).toEqual(['run("$& $1")'])
  expect(styles).toEqual(['body{color:red}'])
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': hashOf(scripts[0] ?? ''),
    'style-src': hashOf(styles[0] ?? ''),
    'font-src': 'data:',
    'img-src': 'data: blob:',
    'connect-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
  expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<style>'))
  expect(html).not.toMatch(/(src|href)="(?!data:)/)
})

test('error: code that holds the end of its own element stays inside it, under the hash of what is there', () => {
  const html = verifierDocument({ ...parts, script: 'say("</script><!--")', style: 'a{content:"</style>"}' })
  const { policy, scripts, styles } = readDocument(html)
  expect(scripts).toEqual(['say("<\\/script><\\!--")'])
  expect(styles).toEqual(['a{content:"<\\/style>"}'])
  expect([policy['script-src'], policy['style-src']]).toEqual([hashOf(scripts[0] ?? ''), hashOf(styles[0] ?? '')])
})

test('behavior: another script has another policy', () => {
  const scriptSource = (script: string) =>
    readDocument(verifierDocument({ ...parts, script, style: '' })).policy['script-src']
  expect(scriptSource('one')).not.toBe(scriptSource('two'))
})
