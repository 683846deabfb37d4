import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buildOf, readSums } from './readSums.ts'

/** The files of a folder, beside a list of sums. */
export type FolderComparison = {
  /** `release`: the list and some files of a build, without its pages. */
  readonly kind: 'build' | 'release'
  readonly place: string
  readonly same: boolean
  readonly build: string
  /** SHA-256 of the list, which the tag of a release states. */
  readonly list: string
  /** Files of the list that were compared, and how many it names. */
  readonly files: number
  readonly named: number
  /** In words: each file that differs, is absent or is not in the list. */
  readonly differences: readonly string[]
}

const LIST = 'SHA256SUMS'
/** The notes of a release. */
const NOTES = 'NOTES.md'
const UNPACK: readonly [end: string, unpack: (packed: Buffer) => Buffer][] = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
]

/**
 * Compares the files of a built page or of a release with a list of sums, compressed copies too. A file that the list does not name is a
 * difference: a host would serve it.
 *
 * @param trusted the text of a list; null: the folder's own, which shows that nothing was changed after the build
 * @throws Error in words when the folder has no list, or the text is none
 */
export function verifyFolder(folder: string, trusted: string | null): FolderComparison {
  const own = existsSync(join(folder, LIST)) ? readFileSync(join(folder, LIST), 'utf8') : null
  const list = trusted ?? own
  if (list === null) throw new Error(`${folder} has no ${LIST}, so it is neither a built page nor a release.`)
  const sums = readSums(list)
  const isBuild = existsSync(join(folder, 'root.html'))
  const present = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile())
  const compared = [...sums.keys()].filter((name) => present.includes(name))
  const differences = [
    ...(own === null || own === list ? [] : [`${LIST} of the folder is another list than the given one`]),
    ...(isBuild
      ? [...sums.keys()].filter((name) => !present.includes(name)).map((name) => `${name} is not in the folder`)
      : []),
    ...present
      .filter((name) => name !== LIST && (isBuild || name !== NOTES))
      .flatMap((name) => differenceOf(name, readFileSync(join(folder, name)), sums, list)),
  ]
  if (compared.length === 0) differences.push(`the folder has none of the ${sums.size} files of the list`)
  return {
    kind: isBuild ? 'build' : 'release',
    place: folder,
    same: differences.length === 0,
    build: buildOf(sums),
    list: sha256(list),
    files: compared.length,
    named: sums.size,
    differences,
  }
}

function differenceOf(name: string, content: Buffer, sums: ReadonlyMap<string, string>, list: string): string[] {
  const [end, unpack] = UNPACK.find(([each]) => name.endsWith(each)) ?? ['', null]
  const plain = name.slice(0, name.length - end.length)
  const expected = plain === LIST ? sha256(list) : sums.get(plain)
  if (expected === undefined) return [`${name} is not in the list`]
  const found = hashOf(content, unpack)
  return found === expected ? [] : [`${name} is ${found}, expected ${expected}`]
}

function hashOf(content: Buffer, unpack: ((packed: Buffer) => Buffer) | null): string {
  try {
    return sha256(unpack === null ? content : unpack(content))
  } catch {
    return 'damaged'
  }
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')
