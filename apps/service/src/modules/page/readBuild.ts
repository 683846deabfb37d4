import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_FILE } from '../../files/IndexPage.ts'

const remembered = new Map<string, { modifiedMs: number; build: string | null }>()

/**
 * Identifies the served build in the same way as its page: the sha256 of the list of its files. Null without a page. Read again when the
 * page is rebuilt while the service runs.
 */
export async function readBuild(pageDir: string | undefined): Promise<string | null> {
  if (pageDir === undefined) return null
  const file = join(pageDir, PAGE_FILE)
  const modifiedMs = (await stat(file).catch(() => null))?.mtimeMs
  if (modifiedMs === undefined) return null
  const known = remembered.get(file)
  if (known?.modifiedMs === modifiedMs) return known.build
  const html = await readFile(file, 'utf8')
  const build = /<meta name="countersign-build" content="([0-9a-f]{64})"/.exec(html)?.[1] ?? null
  remembered.set(file, { modifiedMs, build })
  return build
}
