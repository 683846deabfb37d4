import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const remembered = new Map<string, { modifiedMs: number; build: string }>()

/**
 * Names the build that is served: sha256 of index.html, which names every other file by its content. Null without a page.
 * Read again when the page was rebuilt while the service runs.
 */
export async function readBuild(pageDir: string | undefined): Promise<string | null> {
  if (pageDir === undefined) return null
  const file = join(pageDir, 'index.html')
  const modifiedMs = (await stat(file).catch(() => null))?.mtimeMs
  if (modifiedMs === undefined) return null
  const known = remembered.get(file)
  if (known?.modifiedMs === modifiedMs) return known.build
  const build = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  remembered.set(file, { modifiedMs, build })
  return build
}
