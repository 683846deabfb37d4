import type { HtmlTagDescriptor, Plugin } from 'vite'

const FONTS = [
  /hanken-grotesk-latin-wght-normal-[\w-]+\.woff2$/,
  /atkinson-hyperlegible-mono-latin-wght-normal-[\w-]+\.woff2$/,
]

/**
 * Adds preload hints to the head for files that every page needs but only the entry would request: the lists' code and two of the three
 * fonts.
 */
export function preloadHints(): Plugin {
  return {
    name: 'preload-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const names = Object.keys(bundle ?? {})
        const lists = names.filter((name) => /\/lists-[\w-]+\.js$/.test(name))
        const fonts = names.filter((name) => FONTS.some((font) => font.test(name)))
        return [
          ...lists.map((name): HtmlTagDescriptor => hint({ rel: 'modulepreload', href: `./${name}` })),
          ...fonts.map((name): HtmlTagDescriptor =>
            hint({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${name}` }),
          ),
        ]
      },
    },
  }
}

const hint = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })
