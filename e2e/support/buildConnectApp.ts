import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../connect-app', import.meta.url))

/** Builds the two applications that use the connect kit, as any Vite project would. @param folder gets the files */
export async function buildConnectApp(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: [`${root}/plain.html`, `${root}/wagmi.html`] },
    },
  })
}
