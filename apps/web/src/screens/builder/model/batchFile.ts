import {
  type Address,
  bytesToHex,
  checksumAddress,
  type Hex,
  isAddress,
  isRecord,
  keccak256Light,
} from '@countersign/primitives'
import * as z from 'zod/mini'
import { ParameterSchema, type Parameter } from './Parameter.ts'
import { callInputMessages as messages } from './callInputMessages.ts'

const Hexadecimal = z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/, { error: () => messages.noHex }))
const WholeNumber = z.string().check(z.regex(/^(0x[0-9a-fA-F]+|\d+)$/, { error: () => messages.noWei }))
const AddressText = z.string().check(
  z.refine(
    (text) => isAddress(text) && (/^0x([0-9a-f]{40}|[0-9A-F]{40})$/.test(text) || checksumAddress(text) === text),
    {
      error: () => messages.noAddress,
    },
  ),
)

export const FileTransaction = z.object({
  to: AddressText,
  value: WholeNumber,
  data: z.optional(z.nullable(Hexadecimal)),
  contractMethod: z.optional(
    z.nullable(
      z.object({
        inputs: z.array(ParameterSchema),
        name: z.string(),
        payable: z.boolean(),
      }),
    ),
  ),
  contractInputsValues: z.optional(z.nullable(z.record(z.string(), z.string()))),
})
export type FileTransaction = {
  readonly to: string
  /** Wei. */
  readonly value: string
  readonly data?: string | null | undefined
  readonly contractMethod?:
    | { readonly inputs: readonly Parameter[]; readonly name: string; readonly payable: boolean }
    | null
    | undefined
  readonly contractInputsValues?: Readonly<Record<string, string>> | null | undefined
}

const BatchFile = z.object({
  version: z.string(),
  chainId: z.union([z.string(), z.pipe(z.number(), z.transform(String))]),
  createdAt: z.optional(z.number()),
  meta: z.object({
    name: z.optional(z.nullable(z.string())),
    description: z.optional(z.nullable(z.string())),
    createdFromSafeAddress: z.optional(z.nullable(z.string())),
    checksum: z.optional(z.nullable(z.string())),
  }),
  transactions: z.array(FileTransaction).check(z.minLength(1), z.maxLength(1000)),
})

export type ReadBatch = {
  readonly chainId: string
  readonly name: string
  readonly description: string
  readonly createdFrom: string
  /** `none` if the file has no checksum. */
  readonly checksum:
    | { readonly kind: 'right' | 'none' }
    | { readonly kind: 'wrong'; readonly said: string; readonly found: Hex }
  readonly transactions: readonly FileTransaction[]
}
export type BatchFromText =
  | { readonly ok: true; readonly batch: ReadBatch }
  | { readonly ok: false; readonly reason: string }

const MOST_CHARACTERS = 5_000_000

/** Parses a file of the Transaction Builder. A problem is named with its place in the file. */
export function readBatchFile(text: string): BatchFromText {
  if (text.length > MOST_CHARACTERS)
    return { ok: false, reason: messages.fileTooLong({ count: text.length, most: MOST_CHARACTERS }) }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, reason: messages.noJson(error instanceof Error ? error.message : String(error)) }
  }
  try {
    return batchOfJson(json)
  } catch (error) {
    // Nested brackets can exceed the stack.
    if (error instanceof RangeError) return { ok: false, reason: messages.fileTooDeep }
    throw error
  }
}

function batchOfJson(json: unknown): BatchFromText {
  const parsed = BatchFile.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue ? placeOf(issue.path) : ''
    return {
      ok: false,
      reason: messages.fileProblem({ place, problem: issue?.message ?? messages.unexpected }).replace(/\.\.$/, '.'),
    }
  }
  const { version, chainId, meta, transactions } = parsed.data
  if (!/^1(\.|$)/.test(version)) return { ok: false, reason: messages.otherVersion(version) }
  return {
    ok: true,
    batch: {
      chainId,
      name: meta.name ?? '',
      description: meta.description ?? '',
      createdFrom: meta.createdFromSafeAddress ?? '',
      checksum: judgeChecksum(json, meta.checksum ?? ''),
      transactions,
    },
  }
}

function judgeChecksum(json: unknown, said: string): ReadBatch['checksum'] {
  if (said === '') return { kind: 'none' }
  const found = batchChecksum(json)
  return said.toLowerCase() === found ? { kind: 'right' } : { kind: 'wrong', said, found }
}

/**
 * The checksum of such a file: keccak-256 over its content in a fixed order, without the checksum and without the name,
 * which may change.
 */
export function batchChecksum(file: unknown): Hex {
  const meta = isRecord(file) && isRecord(file['meta']) ? file['meta'] : {}
  const counted = { ...(isRecord(file) ? file : {}), meta: { ...meta, name: null } }
  Reflect.deleteProperty(counted.meta, 'checksum')
  return bytesToHex(keccak256Light(new TextEncoder().encode(ordered(counted))))
}

/** Sorted keys first, then the values in that order, each followed by a comma. */
function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value ?? null)
  const keys = Object.keys(value).toSorted()
  return `{${JSON.stringify(keys)}${keys.map((key) => `${ordered(value[key])},`).join('')}}`
}

type Described = {
  readonly chainId: string
  readonly safe: Address
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly name: string
  readonly transactions: readonly FileTransaction[]
}

/** The text of a file for the Transaction Builder, with its checksum. */
export function printBatchFile({ chainId, safe, createdAt, name, transactions }: Described): string {
  const file = {
    version: '1.0',
    chainId,
    createdAt,
    meta: {
      name: name === '' ? 'Transactions Batch' : name,
      description: '',
      txBuilderVersion: '1.18.2',
      createdFromSafeAddress: safe,
      createdFromOwnerAddress: '',
    },
    transactions,
  }
  return `${JSON.stringify({ ...file, meta: { ...file.meta, checksum: batchChecksum(file) } }, null, 2)}\n`
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
