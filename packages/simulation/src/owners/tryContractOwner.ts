import type { Address, Hex } from '@countersign/primitives'
import {
  approvedHashSignature,
  encodeSafeMessage,
  isVersionBelow,
  packSignatures,
  type ContractSignatureForm,
} from '@countersign/safe'
import { encodeFunctionData, keccak256, parseAbi, stringToHex, hexToBytes } from 'viem'
import { Bytes, parseAnswer } from '../rpc/rpcSchemas.ts'
import { readAccountFacts } from '../request/readAccountFacts.ts'
import type { AccountFacts } from '../values/AccountFacts.ts'
import { approvedHashSlot } from '../values/safeSlots.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

const CALLCODE = 0xf2
const DELEGATECALL = 0xf4
const PUSH1 = 0x60
const PUSH32 = 0x7f

/**
 * Whether code contains a delegating instruction. Only then can it answer a method that it does not have. Bytes of
 * constants are not instructions.
 */
function canDelegate(code: Hex): boolean {
  const bytes = hexToBytes(code)
  for (let at = 0; at < bytes.length; at++) {
    const opcode = bytes[at] ?? 0
    if (opcode === DELEGATECALL || opcode === CALLCODE) return true
    if (opcode >= PUSH1 && opcode <= PUSH32) at += opcode - PUSH1 + 1
  }
  return false
}

/**
 * How a contract answers a signature request in the form that the account it would own uses.
 *
 * @example
 * const trial: OwnerTrial = await tryContractOwner({ rpc, chainId: 1n, owner, version: '1.4.1', block })
 */
export type OwnerTrial =
  /** It accepts bytes that are not a signature. */
  | { readonly kind: 'anything' }
  /** A Safe. Its real code ran with approvals of its own owners as overrides for this call. */
  | { readonly kind: 'account'; readonly isAccepted: boolean; readonly threshold: number; readonly owners: number }
  /** Its code has no such method and delegates to no other code. */
  | { readonly kind: 'no-method'; readonly method: string }
  | { readonly kind: 'unknown'; readonly reason: string }

type Input = {
  readonly rpc: Rpc
  readonly chainId: bigint
  /** The contract that is to be an owner. */
  readonly owner: Address
  /** The version of the account that it would own. Before 1.5.0, accounts use the older form. */
  readonly version: string
  readonly block: bigint
}

const FORMS = {
  bytes32: { abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']), magic: '1626ba7e' },
  bytes: { abi: parseAbi(['function isValidSignature(bytes, bytes) view returns (bytes4)']), magic: '20c13b0b' },
} as const

const SUBJECT = keccak256(stringToHex('A contract is tried as an owner; no key signs this.')) // no message: bytes that are hashed
/** Neither is a valid signature: no bytes, and a point that is not on the curve. */
const JUNK: readonly Hex[] = ['0x', `0x${'11'.repeat(64)}1b`]

const APPROVED: Hex = `0x${'1'.padStart(64, '0')}`

/** The form in which an account of this version calls contracts. */
const formOf = (version: string): ContractSignatureForm => (isVersionBelow(version, '1.5.0') ? 'bytes' : 'bytes32')

/**
 * Sends invalid signatures to the contract, then, if it is a Safe, approvals of its own owners as a state override.
 * Nothing is sent to the chain.
 *
 * @throws the node's errors, except reverts, which count as answers
 * @example
 * const trial = await tryContractOwner({ rpc, chainId: 1n, owner: nested, version: '1.4.1', block: 21_000_000n })
 * const isSafe = trial.kind === 'account' && trial.isAccepted
 */
export async function tryContractOwner(input: Input): Promise<OwnerTrial> {
  const { rpc, owner, version, block } = input
  const form = formOf(version)
  const at = `0x${block.toString(16)}`
  const [code, ...answers] = await Promise.all([
    rpc.request('eth_getCode', [owner, at]).then((answer) => parseAnswer(Bytes, answer, 'eth_getCode')),
    ...JUNK.map((junk) => ask(input, form, junk)),
  ])
  if (answers.some((answer) => isMagic(answer, form))) return { kind: 'anything' }
  const facts = await factsOf(input)
  if (facts) return tryAccount(input, form, facts)
  const { magic } = FORMS[form]
  const method = form === 'bytes' ? 'isValidSignature(bytes,bytes)' : 'isValidSignature(bytes32,bytes)'
  if (code !== undefined && !code.toLowerCase().includes(magic) && !canDelegate(code))
    return { kind: 'no-method', method }
  return {
    kind: 'unknown',
    reason: messages.ownerUnknown,
  }
}

/**
 * Whether the contract accepts a signature for 32 bytes, in the form that the account uses.
 *
 * @param subject 32 bytes that the contract is asked about
 * @throws the node's errors, except reverts
 * @example
 * const isAccepted = await isAcceptedByOwner({ rpc, chainId: 1n, owner: nested, version: '1.4.1', block: 21_000_000n }, safeTxHash, '0x')
 */
export async function isAcceptedByOwner(input: Input, subject: Hex, signature: Hex): Promise<boolean> {
  const form = formOf(input.version)
  return isMagic(await ask(input, form, signature, { subject }), form)
}

async function tryAccount(input: Input, form: ContractSignatureForm, facts: AccountFacts): Promise<OwnerTrial> {
  const { chainId, owner } = input
  const owners = facts.owners.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)).slice(0, facts.threshold)
  const hash = keccak256(encodeSafeMessage({ chainId, safe: owner, version: facts.version, bytes: SUBJECT }))
  const stateDiff = Object.fromEntries(owners.map((one) => [approvedHashSlot(one, hash), APPROVED]))
  const answer = await ask(input, form, packSignatures(owners.map(approvedHashSignature)), {
    overrides: { [owner]: { stateDiff } },
  })
  return {
    kind: 'account',
    isAccepted: isMagic(answer, form),
    threshold: facts.threshold,
    owners: facts.owners.length,
  }
}

/** Null if it is not a Safe. */
async function factsOf({ rpc, owner, block }: Input): Promise<AccountFacts | null> {
  try {
    const facts = await readAccountFacts({ safe: owner }, rpc, block)
    return facts.threshold > 0 ? facts : null
  } catch {
    return null
  }
}

type Asking = { readonly subject?: Hex; readonly overrides?: Readonly<Record<string, unknown>> }

/** Null if it reverts. */
async function ask(
  { rpc, owner, block }: Input,
  form: ContractSignatureForm,
  signature: Hex,
  { subject = SUBJECT, overrides }: Asking = {},
): Promise<Hex | null> {
  const data =
    form === 'bytes'
      ? encodeFunctionData({ abi: FORMS.bytes.abi, args: [subject, signature] })
      : encodeFunctionData({ abi: FORMS.bytes32.abi, args: [subject, signature] })
  const call = [{ to: owner, data }, `0x${block.toString(16)}`, ...(overrides ? [overrides] : [])]
  try {
    return parseAnswer(Bytes, await rpc.request('eth_call', call), 'eth_call')
  } catch (error) {
    if (error instanceof Error && /revert|invalid opcode|out of gas/i.test(error.message)) return null
    throw error
  }
}

/** A whole word: the four bytes, then zeros. */
const isMagic = (answer: Hex | null, form: ContractSignatureForm): boolean =>
  answer !== null && answer.toLowerCase() === `0x${FORMS[form].magic}${'0'.repeat(56)}`
