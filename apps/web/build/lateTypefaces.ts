import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const STYLES = /packages\/ui\/src\/styles\/index\.css$/
const IMPORT = "@import './fonts.css';"
const TYPEFACES = fileURLToPath(new URL('../../../packages/ui/src/styles/fonts.css', import.meta.url))
/** The typefaces of the first content. A page of sentences fetches them together with its styles, before it lays out its text. */
const FIRST = ['hanken-grotesk-ui', 'newsreader-statement', 'atkinson-mono-hex']
/** The head's last line before its script, which looks for the link. */
const BEFORE = /<link rel="manifest"[^>]*>/

/**
 * Puts the typefaces into a style sheet of their own, which no browser waits for: `media="print"` makes it the last of what the document
 * asks for, and the page shows it after its content. Until then text has a fallback with the same measures. On a slow connection
 * the content comes sooner by the size of the typefaces. `boot.js` shows it at once on pages of sentences, and where a browser has loaded it before.
 */
export function lateTypefaces(): Plugin {
  return {
    name: 'late-typefaces',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      this.emitFile({ type: 'chunk', id: TYPEFACES, name: 'typefaces' })
    },
    transform(code, id) {
      if (!STYLES.test(id)) return undefined
      if (!code.includes(IMPORT)) throw new Error(`${id} has no ${IMPORT}`)
      return code.replace(IMPORT, '')
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const names = Object.keys(bundle)
        const sheet = names.find((name) => /^assets\/typefaces-[^/]*\.css$/.test(name))
        const files = FIRST.map((first) => names.find((name) => name.startsWith(`assets/${first}-`)))
        if (sheet === undefined || files.includes(undefined) || !BEFORE.test(html))
          throw new Error('The typefaces or their style sheet are not in the build, or it has no place.')
        const addresses = files.map((name) => name?.replace(/^assets\//, '')).join(' ')
        const link = `<link rel="stylesheet" media="print" data-typefaces="${addresses}" crossorigin href="./${sheet}">`
        return html.replace(BEFORE, (tag) => `${tag}\n    ${link}`)
      },
    },
  }
}
