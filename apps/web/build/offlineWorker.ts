import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ENTRY = fileURLToPath(new URL('../src/offline/worker.ts', import.meta.url))

/**
 * Builds the service worker into `worker.js`, one classic script of its own beside the page: a worker answers for the folder in which it
 * lies. `sealBuild` writes into it which list of files it accepts.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async generateBundle() {
      const output = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2023',
          rolldownOptions: { input: ENTRY, output: { format: 'iife', codeSplitting: false } },
        },
      })
      const files = (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []))
      const [worker, ...others] = files
      if (worker?.type !== 'chunk' || others.length > 0) throw new Error('The service worker must be one script.')
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker.code })
    },
  }
}
