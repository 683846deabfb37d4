import { existsSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { verifierDocument } from './verifierDocument.ts'

const FOLDER = fileURLToPath(new URL('../src/verifier/', import.meta.url))
const ICON = fileURLToPath(new URL('../public/favicon.svg', import.meta.url))
const SPRITE = fileURLToPath(new URL('../../../packages/ui/src/icons/sprite.svg', import.meta.url))

/**
 * Builds `src/verifier` into one file, `verify.html`: code, styles, fonts and icons inside, and its own policy that allows exactly that
 * code and no requests. It works from a disk and from a server.
 */
export function verifierPage(): Plugin {
  let say: (words: string) => void = () => {}
  return {
    name: 'verifier-page',
    apply: 'build',
    configResolved({ logger }) {
      say = (words) => logger.info(words)
    },
    async generateBundle() {
      const source = await buildVerifier()
      this.emitFile({ type: 'asset', fileName: 'verify.html', source })
      const size = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
      say(`verify.html ${size(Buffer.byteLength(source))}, gzip ${size(gzipSync(source).length)}`)
    },
  }
}

async function buildVerifier(): Promise<string> {
  const template = readFileSync(resolve(FOLDER, 'index.html'), 'utf8')
  return verifierDocument({ template, ...(await bundle()), sprite: readFileSync(SPRITE, 'utf8'), icon: iconTag() })
}

/** Without an icon, browsers request /favicon.ico from the host. */
const iconTag = () =>
  `<link rel="icon" href="data:image/svg+xml;base64,${readFileSync(ICON).toString('base64')}" type="image/svg+xml" />`

async function bundle(): Promise<{ script: string; style: string }> {
  const output = await build({
    configFile: false,
    root: FOLDER,
    base: './',
    logLevel: 'warn',
    plugins: [react(), iconsInPage(), germanInPage()],
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: resolve(FOLDER, 'main.tsx'), output: { codeSplitting: false } },
    },
  })
  const files = (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []))
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const others = files.filter((file) => file.type === 'asset' && !file.fileName.endsWith('.css'))
  if (chunks.length !== 1 || others.length > 0)
    throw new Error(
      `The verifier must be one script and its styles, not ${files.map((file) => file.fileName).join(', ')}`,
    )
  return { script: chunks[0] ?? '', style: styles.join('\n') }
}

/** Icons are symbols of the page itself: a file on disk must not use those of another file. */
function iconsInPage(): Plugin {
  return {
    name: 'icons-in-page',
    enforce: 'pre',
    load: (id) => (/[\\/]icons[\\/]spriteUrl\.ts$/.test(id) ? "export const spriteUrl = ''" : null),
  }
}

/** Each catalogue in the file brings its German translation along; catalogues that the bundler drops bring none. */
function germanInPage(): Plugin {
  const list = JSON.stringify(resolve(FOLDER, 'language/germanMessages.ts'))
  return {
    name: 'german-in-page',
    enforce: 'pre',
    transform(code, id) {
      const german = id.replace(/\.ts$/, '.de.ts')
      const name = /^export const (\w+) = defineMessages\(/m.exec(code)?.[1]
      if (!id.endsWith('Messages.ts') || name === undefined || !existsSync(german)) return null
      return `${code}\nimport { ${name}De } from './${basename(german)}'\nimport { germanMessages } from ${list}\ngermanMessages.push(${name}De)\n`
    },
  }
}
