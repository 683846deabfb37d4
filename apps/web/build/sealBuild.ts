import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { listFiles } from './listFiles.ts'
import { metaPolicy } from './metaPolicy.ts'

/** Files that follow from others of the build and from the zlib of the machine. */
const DERIVED = /\.(br|gz)$|^SHA256SUMS$/

/**
 * Last of all: the page names the hash of every script, so that a browser runs no other, and `SHA256SUMS` names every file.
 * The page is written twice: `root.html` for a host that answers every path with it, and `index.html` with relative paths for
 * one that serves nothing but files, from any folder.
 */
export function sealBuild(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'seal-build',
    apply: 'build',
    config() {
      // Whatever the shell that builds has set for itself.
      process.env['NODE_ENV'] = 'production'
    },
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle() {
      // It is called after a failed build as well, whose error is the one to show.
      if (!isWritten) return
      const files = listFiles(folder).filter((name) => !DERIVED.test(name))
      const others = files.filter((name) => !name.endsWith('.html'))
      // What `grep -v '\.html$' SHA256SUMS | sha256sum` prints.
      const build = createHash('sha256').update(sumsOf(folder, others)).digest('hex')
      const built = readFileSync(join(folder, 'index.html'), 'utf8')
      const portable = seal(built.replace('<html ', '<html data-portable '), './', folder, others, build)
      const root = seal(built.replaceAll('"./', '"/'), '/', folder, others, build)
      writeFileSync(join(folder, 'index.html'), portable)
      writeFileSync(join(folder, 'root.html'), root)
      writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(folder, [...new Set([...files, 'root.html'])].sort()))
    },
  }
}

/** @param base - how this page names its own folder */
function seal(html: string, base: './' | '/', folder: string, files: readonly string[], build: string): string {
  const integrityOf = (name: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('base64')}`
  const scripts = files.filter((name) => name.endsWith('.js'))
  const map = { integrity: Object.fromEntries(scripts.map((name) => [`${base}${name}`, integrityOf(name)])) }
  const sealed = html
    .replace(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g, (tag, address: string) =>
      tag.replace(/\s*>$/, ` integrity="${integrityOf(address.slice(base.length))}">`),
    )
    // Before the first module: what is loaded earlier is not held against it.
    .replace('<script type="module"', (tag) => `<script type="importmap">${JSON.stringify(map)}</script>\n    ${tag}`)
  const head = [
    `<meta http-equiv="content-security-policy" content="${metaPolicy(sealed)}" />`,
    `<meta name="countersign-build" content="${build}" />`,
  ]
  return sealed.replace('<meta charset="utf-8" />', (tag) => [tag, ...head].join('\n    '))
}

const sumsOf = (folder: string, names: readonly string[]): string =>
  names
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('')
