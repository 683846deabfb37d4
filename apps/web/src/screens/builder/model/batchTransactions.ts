import { checksumAddress, displayUnits, inputUnits, type Hex, isAddress } from '@countersign/primitives'
import { emptyCall, type BuilderCall } from './BuilderCall.ts'
import type { FileTransaction } from './batchFile.ts'
import { checkBuilderCall, type BuilderNetwork } from './checkBuilderCall.ts'
import { emptyField } from './FieldValue.ts'
import { fieldFromText, textOfField } from './fieldText.ts'
import { takesCoin, type Method } from './Method.ts'
import type { Parameter } from './Parameter.ts'
import { transferMethod } from './transferMethod.ts'
import { callInputMessages as messages } from './callInputMessages.ts'

export type ImportedCall = {
  readonly call: BuilderCall
  /** A part of the file that could not be used unchanged. */
  readonly remark: string | null
}

/**
 * Converts a call of a file to fields. Its bytes decide: if they differ from the encoded values, the call is imported
 * as raw bytes, with a remark.
 */
export function callOfTransaction(transaction: FileTransaction, network: BuilderNetwork): ImportedCall {
  const { to, value, data, contractMethod, contractInputsValues } = transaction
  const wei = BigInt(value)
  const base = emptyCall({
    contract: isAddress(to) ? checksumAddress(to) : to,
    value: wei === 0n ? '' : inputUnits(wei, network.coin.decimals),
  })
  const asBytes = (bytes: string): BuilderCall => ({ ...base, mode: 'raw', data: bytes.toLowerCase() })
  if (!contractMethod) return { call: asBytes(data ?? '0x'), remark: null }

  const method = methodOfFile(contractMethod)
  const { fields, problems } = fieldsOfFile(method, contractInputsValues ?? {})
  const bytes = data && data !== '0x' ? data.toLowerCase() : null
  const isFunction = method.kind === 'function'
  const call: BuilderCall = { ...base, mode: 'abi', method, ...(isFunction ? { fields } : { data: data ?? '0x' }) }
  const encoded = checkBuilderCall({ ...call, value: '' }, network).call?.data ?? null
  if (isFunction && bytes !== null && encoded !== bytes)
    return { call: asBytes(bytes), remark: differenceOf(method, bytes, encoded, problems) }
  const problem = bytes === null ? (problems[0] ?? null) : null
  // The form of a method that takes no coin has no amount, so such a call would be made without it.
  if (wei === 0n || takesCoin(method)) return { call, remark: problem }
  const said = { method: method.name, amount: `${displayUnits(wei, network.coin.decimals)} ${network.coin.symbol}` }
  return encoded === null
    ? { call, remark: [...problems.slice(0, 1), messages.amountLost(said)].join(' ') }
    : { call: asBytes(encoded), remark: messages.amountKept(said) }
}

function differenceOf(method: Method, bytes: string, encoded: string | null, [problem]: readonly string[]): string {
  if (encoded !== null) return messages.bytesDiffer({ file: short(bytes), encoded: short(encoded) })
  return messages.valuesUnread({ method: method.name, problem: problem?.replace(/\.$/, '') ?? messages.someWrong })
}

function fieldsOfFile({ inputs }: Method, values: Readonly<Record<string, string>>) {
  const problems: string[] = []
  // The file chooses the names, so a name may be one that every object inherits, such as `constructor`.
  const textNamed = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
  const fields = inputs.map((input, index) => {
    const text = textNamed(keyOf(input, index)) ?? textNamed(input.name ?? '')
    if (text === undefined) return emptyField(input)
    const read = fieldFromText(input, text)
    if (read.ok) return read.field
    problems.push(messages.fileProblem({ place: keyOf(input, index), problem: read.reason.replace(/\.$/, '') }))
    return emptyField(input)
  })
  return { fields, problems }
}

/** A valid call in the format of the file; null if it has problems. */
export function transactionOfCall(call: BuilderCall, network: BuilderNetwork): FileTransaction | null {
  const made = checkBuilderCall(call, network).call
  if (made === null) return null
  const { to, value, data } = made
  const plain = { to, value: value.toString() }
  const method =
    call.mode === 'transfer' ? (call.token === null ? null : transferMethod) : call.mode === 'raw' ? null : call.method
  if (method === null || !hasOwnKeys(method))
    return { ...plain, data, contractMethod: null, contractInputsValues: null }
  const contractMethod = {
    inputs: method.inputs.map((input, index) => printed(input, keyOf(input, index))),
    name: method.name,
    payable: method.stateMutability === 'payable',
  }
  if (method.kind !== 'function')
    return { ...plain, data: data === '0x' ? null : data, contractMethod, contractInputsValues: null }
  const texts =
    call.mode === 'transfer'
      ? transferTexts(data)
      : method.inputs.map((input, index) => textOfField(input, call.fields[index] ?? emptyField(input)))
  const values = Object.fromEntries(method.inputs.map((input, index) => [keyOf(input, index), texts[index] ?? '']))
  return { ...plain, data: null, contractMethod, contractInputsValues: method.inputs.length === 0 ? null : values }
}

const transferTexts = (data: Hex): string[] => [
  checksumAddress(`0x${data.slice(34, 74)}`),
  BigInt(`0x${data.slice(74)}`).toString(),
]

function methodOfFile({ name, inputs, payable }: NonNullable<FileTransaction['contractMethod']>): Method {
  const special = inputs.length === 0 && (name === 'fallback' || name === 'receive') ? name : null
  return {
    kind: special ?? 'function',
    name,
    inputs,
    outputs: [],
    stateMutability: payable ? 'payable' : 'nonpayable',
  }
}

/** The file names its values; a parameter without a name uses its position. */
const keyOf = ({ name }: Parameter, index: number): string => (name ? name : String(index))

const hasOwnKeys = ({ inputs }: Method): boolean => new Set(inputs.map(keyOf)).size === inputs.length

const printed = ({ internalType, type, components, name }: Parameter, key: string | undefined): Parameter => ({
  ...(internalType === undefined ? {} : { internalType }),
  name: key ?? name ?? '',
  type,
  ...(components ? { components: components.map((component) => printed(component, undefined)) } : {}),
})

const short = (data: string): string =>
  messages.bytesOf({ start: data.slice(0, 10), end: data.slice(-8), count: (data.length - 2) / 2 })
