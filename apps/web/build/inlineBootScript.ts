import { readFileSync } from 'node:fs'
import { minify, type Plugin } from 'vite'

/** Inlines src/boot/boot.js into the head, so that the first request does not wait for a file. The service hashes it for the CSP. */
export function inlineBootScript(): Plugin {
  return {
    name: 'inline-boot-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const path = new URL('../src/boot/boot.js', import.meta.url)
        const { code } = await minify('boot.js', readFileSync(path, 'utf8'))
        return html.replace(/<script src="\/src\/boot\/boot\.js"[^>]*><\/script>/, () => `<script>${code}</script>`)
      },
    },
  }
}
