import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceConfig } from '../../config/ServiceConfig.ts'

const remembered = new Map<string, { modifiedMs: number; integrity: string }>()

/**
 * Address of the operator's Trezor script with the hash that the browser checks, for example `/vendor/a.js#sha256-…`; null without the
 * file.
 */
export async function readTrezorScript({ trezorScript, pageDir }: ServiceConfig): Promise<string | null> {
  if (trezorScript === null || pageDir === undefined) return null
  const file = join(pageDir, trezorScript)
  const modifiedMs = (await stat(file).catch(() => null))?.mtimeMs
  if (modifiedMs === undefined) return null
  const known = remembered.get(file)
  if (known?.modifiedMs === modifiedMs) return `${trezorScript}#${known.integrity}`
  const integrity = `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`
  remembered.set(file, { modifiedMs, integrity })
  return `${trezorScript}#${integrity}`
}
