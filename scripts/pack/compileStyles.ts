import { transform } from 'lightningcss'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A CSS module as it is published: plain CSS, and a JavaScript module that maps the names to the classes. */
export type CompiledStyles = { readonly css: string; readonly module: string }

/**
 * Compiles a CSS module, so that a consumer needs no support for CSS modules. A class is named after its file: `.icon` of `Icon.module.css`
 * becomes `cs-Icon-icon`.
 *
 * @throws if a class takes names from another file
 */
export function compileStyles(file: string): CompiledStyles {
  const name = basename(file, '.module.css')
  const { code, exports } = transform({
    filename: file,
    code: readFileSync(file),
    cssModules: { pattern: `cs-${name}-[local]`, animation: true },
  })
  const classes = Object.entries(exports ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([local, { name: global, composes }]) => {
      if (composes.length > 0) throw new Error(`${file}: .${local} takes names from another class.`)
      return [local, global]
    })
  return {
    css: new TextDecoder().decode(code),
    module: `export default ${JSON.stringify(Object.fromEntries(classes), null, 2)}\n`,
  }
}
