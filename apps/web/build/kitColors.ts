import type { Plugin } from 'vite'
import { COMPONENT } from './kitStyles.ts'

const THEME = /\/@mantine\/core\/esm\/core\/MantineProvider\/default-theme\.mjs$/
const IMPORT = /import \{ defaultVariantColorsResolver \} from "\.\/([^"]+)";/
const USE = 'variantColorResolver: defaultVariantColorsResolver'
/** The kit's own colours; the theme of the page has others, and no component names one that the theme lacks. */
const IMPORT_COLORS = 'import { DEFAULT_COLORS } from "./default-colors.mjs";'
const USE_COLORS = 'colors: DEFAULT_COLORS'

/**
 * Loads what computes the colours of the kit's components together with the first of them. The theme names it, and the theme belongs to every first
 * content, most of which have no component of the kit. The kit's own colours are left out.
 */
export function kitColors(): Plugin {
  let isMoved = false
  return {
    name: 'kit-colors',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (COMPONENT.test(id))
        return {
          code: `import { DEFAULT_THEME } from '../MantineProvider/default-theme.mjs'
import { defaultVariantColorsResolver } from '../MantineProvider/color-functions/default-variant-colors-resolver/default-variant-colors-resolver.mjs'
${code}
DEFAULT_THEME.colorsOfKit = defaultVariantColorsResolver`,
          map: null,
        }
      if (!THEME.test(id)) return undefined
      const missing = [USE, IMPORT_COLORS, USE_COLORS].find((text) => !code.includes(text))
      if (!IMPORT.test(code) || missing !== undefined)
        throw new Error(`${id} does not contain ${missing ?? String(IMPORT)}: see kitColors.ts.`)
      isMoved = true
      return code
        .replace(IMPORT, '')
        .replace(IMPORT_COLORS, '')
        .replace(USE, 'variantColorResolver: (input) => DEFAULT_THEME.colorsOfKit(input)')
        .replace(USE_COLORS, 'colors: {}')
    },
    buildEnd(error) {
      if (!error && !isMoved) throw new Error('The theme of the kit was not found: see kitColors.ts.')
    },
  }
}
