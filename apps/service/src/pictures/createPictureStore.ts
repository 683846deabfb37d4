import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaKind } from './MediaKind.ts'
import type { Picture } from './Picture.ts'

export type PictureStore = {
  /** Null when it is not stored, or older than `maxAgeMs`. */
  find(source: string, maxAgeMs: number): Promise<Picture | null>
  /** Stores it and removes those that were used longest ago. A full or read-only disk is not an error. */
  store(source: string, picture: Picture): Promise<void>
}

export type PictureStoreOptions = {
  readonly folder: string
  readonly mostBytes: number
  readonly mostFiles: number
  /** What is stored; a file of another kind is not passed on. */
  readonly kind: MediaKind
  /** Epoch milliseconds. */
  readonly clock: () => number
}

const nameOf = (source: string) => createHash('sha256').update(source).digest('hex')
const NAME = /^[0-9a-f]{64}$/

/**
 * Pictures in a folder of the data directory, by the address that they were read from. Everything in it can be deleted at any time. The
 * access time of a file is its last use, the modification time the time of the fetch.
 */
export function createPictureStore({ folder, mostBytes, mostFiles, kind, clock }: PictureStoreOptions): PictureStore {
  let cleaning: Promise<void> = Promise.resolve()

  async function clean(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => NAME.test(name))
    const files = await Promise.all(
      names.map(async (name) => {
        const file = await stat(join(folder, name)).catch(() => null)
        return { name, size: file?.size ?? 0, usedAt: file?.atimeMs ?? 0 }
      }),
    )
    let [bytes, count] = [files.reduce((sum, { size }) => sum + size, 0), files.length]
    for (const { name, size } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (bytes <= mostBytes && count <= mostFiles) break
      await rm(join(folder, name), { force: true })
      bytes -= size
      count -= 1
    }
  }

  return {
    async find(source, maxAgeMs) {
      const file = join(folder, nameOf(source))
      try {
        const { mtimeMs, mtime } = await stat(file)
        if (clock() - mtimeMs > maxAgeMs) return null
        const bytes = await readFile(file)
        // The file is recognized again: this program may not be the only one that writes to the folder.
        const facts = kind.inspect(bytes)
        await utimes(file, new Date(clock()), mtime).catch(() => undefined)
        return facts && { type: facts.type, bytes }
      } catch {
        return null
      }
    },
    async store(source, { bytes }) {
      const file = join(folder, nameOf(source))
      const draft = join(folder, `${randomUUID()}.part`)
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(draft, bytes)
        const now = new Date(clock())
        await utimes(draft, now, now)
        await rename(draft, file)
        cleaning = cleaning.then(clean).catch(() => undefined)
        await cleaning
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}
