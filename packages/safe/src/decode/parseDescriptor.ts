import type { AbiParameter } from 'viem'
import { parseAbiItem, toFunctionSignature } from 'viem/utils'
import { checksumAddress, isAddress, isRecord } from '@countersign/primitives'
import type { Descriptor, DescriptorFormat, DescriptorName } from './Descriptor.ts'
import { decodeMessages as messages } from './decodeMessages.ts'

/**
 * The result of parsing a file.
 *
 * @example
 * const parsed: ParsedDescriptor = { ok: false, reason: 'This is not valid JSON.' }
 */
export type ParsedDescriptor =
  | { readonly ok: true; readonly descriptor: Descriptor }
  | { readonly ok: false; readonly reason: string }

/** The maximum length of the text, in characters. */
const MOST_CHARACTERS = 200_000
const MOST_FIELDS = 64
const MOST_TEXT = 120

/**
 * Parses an ERC-7730 file for a contract. Only texts are read: intents and labels, by method. References to other
 * files are not followed.
 *
 * @param text JSON
 * @returns the texts, or what is wrong in a sentence
 * @example
 * parseDescriptor(text).ok
 */
export function parseDescriptor(text: string): ParsedDescriptor {
  if (text.length > MOST_CHARACTERS) return refuse(messages.fileTooLong({ length: text.length, most: MOST_CHARACTERS }))
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (error) {
    return refuse(messages.noJson(error instanceof Error ? error.message : String(error)))
  }
  const contract = inside(inside(file, 'context'), 'contract')
  const formats = inside(inside(file, 'display'), 'formats')
  if (!isRecord(contract)) return refuse(messages.noContext)
  if (!isRecord(formats)) return refuse(messages.noFormats)
  const definitions = inside(inside(file, 'display'), 'definitions')
  const read = Object.entries(formats).flatMap(([key, format]) => formatOf(key, format, definitions))
  if (read.length === 0) return refuse(messages.noIntent)
  const owner = inside(inside(file, 'metadata'), 'owner')
  const deployments = listOf(contract['deployments']).flatMap((one) => {
    const address = inside(one, 'address')
    const chainId = inside(one, 'chainId')
    return typeof address === 'string' && isAddress(address) && /^\d+$/.test(String(chainId))
      ? [{ address: checksumAddress(address), chainId: String(chainId) }]
      : []
  })
  return { ok: true, descriptor: { owner: textOf(owner), deployments, formats: read } }
}

function formatOf(key: string, format: unknown, definitions: unknown): DescriptorFormat[] {
  const intent = inside(format, 'intent')
  const said = textOf(intent) ?? (isRecord(intent) ? textOf(Object.values(intent).join(', ')) : null)
  const fn = functionOf(key)
  if (said === null || fn === null) return []
  const fields = fieldsOf(inside(format, 'fields'), '', definitions)
  return [{ ...fn, intent: said, fields: fields.slice(0, MOST_FIELDS) }]
}

function functionOf(key: string): Pick<DescriptorFormat, 'signature' | 'names'> | null {
  try {
    const item = parseAbiItem([`function ${key}`].join())
    return item.type === 'function' ? { signature: toFunctionSignature(item), names: item.inputs.map(nameOf) } : null
  } catch {
    return null
  }
}

const nameOf = (input: AbiParameter): DescriptorName => ({
  name: input.name ?? '',
  parts: 'components' in input ? input.components.map(nameOf) : null,
  lists: input.type.match(/\[\d*\]/g)?.length ?? 0,
})

/** Nested fields are flattened into one list, with joined paths. */
function fieldsOf(list: unknown, prefix: string, definitions: unknown, depth = 0): { label: string; path: string }[] {
  return listOf(list).flatMap((field) => {
    const own = inside(field, 'path')
    const path = typeof own === 'string' ? join(prefix, own) : prefix
    const within = inside(field, 'fields')
    if (within !== undefined && depth < 4) return fieldsOf(within, path, definitions, depth + 1)
    const reference = inside(field, '$ref')
    const shared = typeof reference === 'string' ? inside(definitions, reference.split('.').at(-1) ?? '') : undefined
    const label = textOf(inside(field, 'label')) ?? textOf(inside(shared, 'label'))
    return label === null || path === '' ? [] : [{ label, path }]
  })
}

const join = (prefix: string, path: string): string =>
  /^[#$@]/.test(path) ? path.replace(/^#\.?/, '') : [prefix, path].filter(Boolean).join('.')

/** One line of plain text, without control characters and direction marks. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const plain = value.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  return plain === '' ? null : plain.slice(0, MOST_TEXT)
}

const refuse = (reason: string): ParsedDescriptor => ({ ok: false, reason })
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const inside = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
