import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/**
 * Builds a folder of the consumer as any project with Vite and React does.
 *
 * @param documents the HTML files; default is `index.html`
 * @returns the folder of the built files
 */
export async function viteBuild(consumer: string, folder: string, documents: readonly string[] = []): Promise<string> {
  const root = join(consumer, folder)
  const vite = join(consumer, 'node_modules/vite/bin/vite.js')
  await runFile(process.execPath, [vite, 'build', root, '--config', join(consumer, 'vite.config.mjs')], {
    cwd: consumer,
    env: { ...process.env, INPUTS: documents.map((name) => join(root, name)).join(' ') },
  })
  return join(root, 'dist')
}
