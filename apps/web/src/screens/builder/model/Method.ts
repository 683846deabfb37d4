import { bytesToHex, type Hex, keccak256Light } from '@countersign/primitives'
import type { AbiFunction } from 'viem'
import * as z from 'zod/mini'
import { canonicalType, ParameterSchema, toAbiParameter, type Parameter } from './Parameter.ts'
import { callInputMessages as messages } from './callInputMessages.ts'

export const MethodSchema = z.object({
  /** Fallback and receive have no selector and no parameters. */
  kind: z.enum(['function', 'fallback', 'receive']),
  name: z.string(),
  inputs: z.array(ParameterSchema),
  outputs: z.array(ParameterSchema),
  stateMutability: z.enum(['pure', 'view', 'nonpayable', 'payable']),
})
export type Method = {
  readonly kind: 'function' | 'fallback' | 'receive'
  readonly name: string
  readonly inputs: readonly Parameter[]
  readonly outputs: readonly Parameter[]
  readonly stateMutability: 'pure' | 'view' | 'nonpayable' | 'payable'
}

export const methodOf = ({ name, inputs, outputs, stateMutability }: AbiFunction): Method => ({
  kind: 'function',
  name,
  inputs,
  outputs,
  stateMutability,
})

export const signatureOf = ({ name, inputs, kind }: Method): string =>
  kind === 'function' ? `${name}(${inputs.map(canonicalType).join(',')})` : name

const encoder = new TextEncoder()

/** Four bytes; `0x` for methods without a selector. */
export function selectorOf(method: Method): Hex {
  if (method.kind !== 'function') return '0x'
  return `0x${bytesToHex(keccak256Light(encoder.encode(signatureOf(method)))).slice(2, 10)}`
}

export const isRead = ({ stateMutability }: Method): boolean => stateMutability === 'view' || stateMutability === 'pure'
export const takesCoin = ({ stateMutability }: Method): boolean => stateMutability === 'payable'

export const toAbiFunction = ({ name, inputs, outputs, stateMutability }: Method): AbiFunction => ({
  type: 'function',
  name,
  inputs: inputs.map(toAbiParameter),
  outputs: outputs.map(toAbiParameter),
  stateMutability,
})

/** The label of a parameter: its name, otherwise its position. */
export const nameOfInput = ({ name }: Parameter, index: number): string => (name ? name : messages.parameter(index + 1))

/** The fallback and receive methods of an ABI text. */
export function specialMethods(text: string): Method[] {
  const found = (kind: 'fallback' | 'receive', isPayable: boolean): Method => ({
    kind,
    name: kind,
    inputs: [],
    outputs: [],
    stateMutability: isPayable ? 'payable' : 'nonpayable',
  })
  const json = /^\s*[[{]/.test(text)
  return (['receive', 'fallback'] as const).flatMap((kind) => {
    if (json) {
      const item = new RegExp(`\\{[^{}]*"type"\\s*:\\s*"${kind}"[^{}]*\\}`).exec(text)?.[0]
      return item ? [found(kind, kind === 'receive' || /"payable"\s*(:\s*true|[,}])/.test(item))] : []
    }
    const line = new RegExp(`^\\s*${kind}\\s*\\([^)]*\\)(.*)$`, 'm').exec(text)
    return line ? [found(kind, kind === 'receive' || /\bpayable\b/.test(line[1] ?? ''))] : []
  })
}
