import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SCRIPT = fileURLToPath(new URL('../src/app/firstWords/firstWords.ts', import.meta.url))

/** Marks the script of the first rows in the document, where `boot.js` finds it and runs it before the entry. */
export function firstWords(): Plugin {
  return {
    name: 'first-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(SCRIPT))
        const link = `<link rel="modulepreload" crossorigin href="./${chunk?.fileName}">`
        if (!html.includes(link)) throw new Error('The script of the first rows is not named in the document.')
        return html.replace(link, (tag) => tag.replace(' crossorigin', ' data-first-words crossorigin'))
      },
    },
  }
}
