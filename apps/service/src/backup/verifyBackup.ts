import { BaseError } from '@countersign/primitives'
import { BackupError } from './BackupError.ts'
import { backupMessages } from './backupMessages.ts'
import { locateSegments, readBackup, readManifest } from './readBackup.ts'

/**
 * Verifies checksums and hashes of a whole backup, and returns what is proven or where the first error is.
 * @param archives folders to which segments were moved
 */
export async function verifyBackup(
  folder: string,
  archives: readonly string[] = [],
): Promise<{ ok: boolean; words: string }> {
  try {
    const manifest = await readManifest(folder)
    if (manifest === null) throw BackupError.missing(folder)
    let records = 0
    for await (const part of readBackup(locateSegments(manifest, [folder, ...archives]))) records += part.length
    const hash = manifest.segments.at(-1)?.hash ?? ''
    return { ok: true, words: backupMessages.verified({ segments: manifest.segments.length, records, hash }) }
  } catch (error) {
    if (error instanceof BaseError) return { ok: false, words: error.message }
    throw error
  }
}
