import type { Plugin } from 'vite'

/** The typefaces of the first content, by the start of their file names. */
const FIRST = ['hanken-grotesk-ui', 'newsreader-statement', 'atkinson-mono-hex']

/**
 * Asks for the typefaces together with the styles, instead of after a browser has laid out text that needs them. On a slow connection the
 * scripts come first: text has a fallback with the same measures until then.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.keys(bundle)
        return FIRST.map((name) => {
          const file = files.find((path) => path.split('/').at(-1)?.startsWith(name))
          if (file === undefined) throw new Error(`The build has no typeface ${name}.`)
          return {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              fetchpriority: 'low',
              href: `./${file}`,
            },
            injectTo: 'head',
          }
        })
      },
    },
  }
}
