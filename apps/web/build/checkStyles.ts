import type { Plugin } from 'vite'
import { KIT } from './kitStyles.ts'

const HELPER = '\0vite/preload-helper.js'

/** What changes in the bundler's helper, and how. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/link\.href = dep\.href;/, '$& if (isCss) link.integrity = hashOf(dep.href);'],
  // The kit's styles come first, as in one file: the page's own ones win where both are equally specific.
  [
    /document\.head\.appendChild\(link\);/,
    `if (isCss && ${KIT}.test(dep.href)) document.querySelector('link[rel="stylesheet"]:not([media])').before(link); else $&`,
  ],
  // Otherwise the next attempt takes a style sheet that failed for one that is there.
  [/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];'],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
]

/**
 * Style sheets that a script loads are checked like scripts: the import map of the document has their hashes too, and a page whose style
 * sheet fails is not shown without it. Import maps alone cover modules only.
 */
export function checkStyles(): Plugin {
  let isDone = false
  return {
    name: 'check-styles',
    apply: 'build',
    transform(code, id) {
      if (id !== HELPER) return undefined
      isDone = true
      const changed = CHANGES.reduce((text, [from, to]) => {
        if (!from.test(text)) throw new Error(`The helper that loads style sheets has no ${from}: see checkStyles.ts.`)
        return text.replace(from, to)
      }, code)
      return { code: `${changed}\n${hashOf}`, map: null }
    },
    buildEnd(error) {
      if (!error && !isDone) throw new Error('No style sheet is checked: see checkStyles.ts.')
    },
  }
}

const hashOf = `
let hashes
function hashOf(href) {
  if (!hashes) {
    const { integrity } = JSON.parse(document.querySelector('script[type="importmap"]').textContent)
    hashes = new Map(Object.entries(integrity).map(([name, hash]) => [new URL(name, document.baseURI).href, hash]))
  }
  const hash = hashes.get(href)
  if (!hash) throw new Error('Unable to preload CSS without a hash: ' + href)
  return hash
}`
