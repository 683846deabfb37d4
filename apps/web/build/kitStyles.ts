import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The address of the built file. */
export const KIT = /\/kit-[^/]+\.css$/
/** A part of every component of the kit. */
export const COMPONENT = /\/@mantine\/core\/esm\/core\/Box\/Box\.mjs$/
const STYLES = /packages\/ui\/src\/styles\/index\.css$/
const IMPORT = "@import './kit.css';"
const SHEET = fileURLToPath(new URL('../../../packages/ui/src/styles/kit.css', import.meta.url))

/** Whether the module is the kit's style sheet, which is a file of its own. */
export const isKitStyles = (id: string): boolean => id === SHEET

/**
 * Loads the kit's styles together with the first of its components instead of with the document: the first content of most pages has none
 * of them, and they are two thirds of all styles before it.
 */
export function kitStyles(): Plugin {
  let isImported = false
  return {
    name: 'kit-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (COMPONENT.test(id)) {
        isImported = true
        return { code: `import ${JSON.stringify(SHEET)}\n${code}`, map: null }
      }
      if (!STYLES.test(id)) return undefined
      if (!code.includes(IMPORT)) throw new Error(`${id} has no ${IMPORT}`)
      return code.replace(IMPORT, '')
    },
    buildEnd(error) {
      if (!error && !isImported) throw new Error('No component of the kit imports its styles: see kitStyles.ts.')
    },
  }
}
