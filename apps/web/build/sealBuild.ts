import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
// By its path: Node loads the packages that a configuration imports, and their sources are TypeScript.
import { linesOfAll, linesOfNumber, linesOfWorker, type FileLine } from '../../../packages/primitives/src/fileLines.ts'
import { listFiles } from './listFiles.ts'
import { metaPolicy } from './metaPolicy.ts'

const WORKER = 'worker.js'
/** What loads a module, at its first use of the map. */
const MODULE = /<link rel="modulepreload"[^>]*>/g
/** It is only loaded: `boot.js` starts it. */
const ENTRY = /<script type="module"([^>]*) src=("[^"]+")([^>]*)><\/script>/
/** The script of the first rows; see firstWords.ts. */
const FIRST_WORDS = ' data-first-words '
/** Files that derive from other files of the build and from the machine's zlib. */
const DERIVED = /\.(br|gz)$|^SHA256SUMS$/

/**
 * The last build step: the page contains the hash of every script, so that a browser runs no other, and `SHA256SUMS` lists every file. The
 * page is written twice: `root.html` for a host that answers every path with it, and `index.html` with relative paths for a host of plain
 * files, in any folder.
 */
export function sealBuild(): Plugin {
  let folder = ''
  let isWritten = false
  return {
    name: 'seal-build',
    apply: 'build',
    config() {
      // Independent of the settings of the shell that builds.
      process.env['NODE_ENV'] = 'production'
    },
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle() {
      // Also called after a failed build, whose own error must be shown.
      if (!isWritten) return
      const files = listFiles(folder).filter((name) => !DERIVED.test(name))
      const others = files.filter((name) => !name.endsWith('.html'))
      const built = readFileSync(join(folder, 'index.html'), 'utf8')
      const known = linesOf(
        folder,
        others.filter((name) => name !== WORKER),
      )
      fillWorker(join(folder, WORKER), { files: sha256(linesOfWorker(known)), page: sha256(built) })
      const build = sha256(linesOfNumber(linesOf(folder, others)))
      const portable = seal(built.replace('<html ', '<html data-portable '), './', folder, others, build)
      const root = seal(built.replaceAll('"./', '"/'), '/', folder, others, build)
      writeFileSync(join(folder, 'index.html'), portable)
      writeFileSync(join(folder, 'root.html'), root)
      writeFileSync(
        join(folder, 'SHA256SUMS'),
        linesOfAll(linesOf(folder, [...new Set([...files, 'root.html'])].sort())),
      )
    },
  }
}

/** @param base - how this page addresses its own folder */
function seal(html: string, base: './' | '/', folder: string, files: readonly string[], build: string): string {
  const integrityOf = (name: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('base64')}`
  // The browser checks a worker by itself: it never runs inside the page.
  const checked = files.filter((name) => /\.(js|css)$/.test(name) && name !== WORKER)
  const map = { integrity: Object.fromEntries(checked.map((name) => [`${base}${name}`, integrityOf(name)])) }
  if (!ENTRY.test(html)) throw new Error('The page has no script: see sealBuild.ts.')
  const sealed = html
    .replace(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g, (tag, address: string) =>
      tag.replace(/\s*>$/, ` integrity="${integrityOf(address.slice(base.length))}">`),
    )
    .replace(ENTRY, '<link rel="modulepreload" data-entry$1 href=$2$3>')
  // A service names the scripts in this order, and browsers fetch them in it.
  const modules = [...sealed.matchAll(MODULE)]
    .map(([tag]) => tag)
    .toSorted((one, other) => Number(other.includes(FIRST_WORDS)) - Number(one.includes(FIRST_WORDS)))
  // Before the first module, because modules that are loaded earlier are not checked against the map. Both come after the frame, which is then
  // painted while the map, most of the document, is still being read.
  const end = [`<script type="importmap">${JSON.stringify(map)}</script>`, ...modules]
  const whole = sealed.replaceAll(MODULE, '').replace('</body>', (body) => [...end, body].join('\n    '))
  const head = [
    `<meta http-equiv="content-security-policy" content="${metaPolicy(whole)}" />`,
    `<meta name="countersign-build" content="${build}" />`,
  ]
  return whole.replace('<meta charset="utf-8" />', (tag) => [tag, ...head].join('\n    '))
}

/** The worker names the list that it accepts; see `src/offline/keptBuild.ts`. */
function fillWorker(path: string, values: Readonly<Record<'files' | 'page', string>>): void {
  const code = readFileSync(path, 'utf8')
  for (const name of Object.keys(values))
    if (!code.includes(`{{${name}}}`)) throw new Error(`${path} has no place for the hash of the ${name}.`)
  writeFileSync(path, code.replace('{{files}}', values.files).replace('{{page}}', values.page))
}

const linesOf = (folder: string, names: readonly string[]): FileLine[] =>
  names.map((name) => ({ name, hash: sha256(readFileSync(join(folder, name))) }))

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
