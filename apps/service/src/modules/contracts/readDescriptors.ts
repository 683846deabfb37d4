import { parseDescriptor } from '@countersign/safe/decode'
import { type Address, isSameAddress } from '@countersign/primitives'
import { createHash } from 'node:crypto'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceContext } from '../../context/ServiceContext.ts'

type OperatorDescriptor = {
  /** SHA-256 of the text: the same file has the same id in every folder. */
  readonly id: string
  readonly text: string
  isAbout(chainId: string, address: Address): boolean
}

const MOST_FILES = 500
const MOST_BYTES = 200_000
const MOST_BYTES_TOGETHER = 8_000_000

/**
 * The ERC-7730 files of a folder: its JSON files, without links and sub-folders. Each must name its contracts, and is parsed here in the
 * same way as by the page; files that it refers to are not fetched.
 * @param onRefused called with the name of each file that is left out and the reason
 */
export async function readDescriptors(
  folder: string,
  onRefused: (name: string, reason: string) => void,
): Promise<OperatorDescriptor[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const found: OperatorDescriptor[] = []
  let bytes = 0
  for (const name of names) {
    const read = await readDescriptor(join(folder, name), { files: found.length, bytes }).catch(
      (error: unknown) => `It cannot be read: ${String(error)}.`,
    )
    if (typeof read === 'string') onRefused(name, read)
    else {
      bytes += read.bytes
      found.push(read.descriptor)
    }
  }
  return found
}

/** One file, or the reason why it is left out. */
async function readDescriptor(
  path: string,
  before: { files: number; bytes: number },
): Promise<{ descriptor: OperatorDescriptor; bytes: number } | string> {
  const file = await lstat(path)
  if (!file.isFile()) return 'It is not a regular file.'
  if (file.size > MOST_BYTES) return `It has ${file.size} bytes; at most ${MOST_BYTES} are read.`
  if (before.files >= MOST_FILES || before.bytes + file.size > MOST_BYTES_TOGETHER)
    return `At most ${MOST_FILES} files of ${MOST_BYTES_TOGETHER} bytes together are read.`
  const descriptor = parse(await readFile(path, 'utf8'))
  return typeof descriptor === 'string' ? descriptor : { descriptor, bytes: file.size }
}

/** The parsed file, or the reason why it is left out. */
function parse(text: string): OperatorDescriptor | string {
  const parsed = parseDescriptor(text)
  if (!parsed.ok) return parsed.reason
  const { deployments } = parsed.descriptor
  if (deployments.length === 0)
    return 'It names no contract (context.contract.deployments), so it would apply to every contract.'
  return {
    id: createHash('sha256').update(text).digest('hex'),
    text,
    isAbout: (chainId, address) =>
      deployments.some((one) => one.chainId === chainId && isSameAddress(one.address, address)),
  }
}

type Subject = Pick<ServiceContext, 'log'> & { readonly config: Pick<ServiceContext['config'], 'descriptorsDir'> }

/** Read at the first request and cached until the service restarts; a folder that cannot be read is tried again. */
export function rememberDescriptors({ config, log }: Subject) {
  const folder = config.descriptorsDir
  let reading: Promise<OperatorDescriptor[]> | null = null
  return (): Promise<OperatorDescriptor[]> => {
    if (folder === null) return Promise.resolve([])
    reading ??= readDescriptors(folder, (name, reason) =>
      log.warn(`The descriptor ${name} is left out. ${reason}`),
    ).catch((error: unknown) => {
      reading = null
      log.warn(`The folder of descriptors ${folder} cannot be read: ${String(error)}. Check descriptorsDir.`)
      return []
    })
    return reading
  }
}
