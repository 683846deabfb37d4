import react from '@vitejs/plugin-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, type Plugin } from 'vite'
import { className } from './className.ts'

const FRAME = '/src/shell/frame/FirstFrame.tsx'
const ROOT = '<div id="root"></div>'

/**
 * Draws the page's frame into the document, beside the root that the page fills, so that the first paint waits for no script. It is the
 * markup of one component, with the class names of the same style sheets.
 */
export function drawFirstFrame(): Plugin {
  let markup = ''
  return {
    name: 'draw-first-frame',
    apply: 'build',
    async configResolved({ root }) {
      markup = await drawFrame(root)
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`)
        return html.replace(ROOT, () => `${ROOT}${markup}`)
      },
    },
    generateBundle(_, bundle) {
      const styles = Object.values(bundle)
        .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
        .join('')
      const names = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, text = '']) => text.split(' '))
      const missing = names.filter((name) => !styles.includes(`.${name}`))
      if (missing.length > 0)
        throw new Error(`No style sheet has the classes ${missing.join(', ')} of the first frame.`)
    },
  }
}

async function drawFrame(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    css: { modules: { generateScopedName: className } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  try {
    const { FirstFrame } = (await server.ssrLoadModule(FRAME)) as typeof import('../src/shell/frame/FirstFrame.tsx')
    return renderToStaticMarkup(createElement(FirstFrame))
  } finally {
    await server.close()
  }
}
