import type { Address, Hex } from '@countersign/primitives'
import {
  approvedHashSignature,
  encodeSafeMessage,
  isVersionBelow,
  packSignatures,
  type ContractSignatureForm,
} from '@countersign/safe'
import { encodeFunctionData, keccak256, parseAbi, stringToHex } from 'viem'
import { Bytes, parseAnswer } from '../rpc/rpcSchemas.ts'
import { readAccountFacts, type AccountFacts } from '../request/readAccountFacts.ts'
import { approvedHashSlot } from '../values/safeSlots.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { canDelegate } from './canDelegate.ts'

/**
 * What a contract does when it is asked for its signature, the way the account it shall own would ask.
 *
 * @example
 * const trial: OwnerTrial = await tryContractOwner({ rpc, chainId: 1n, owner, version: '1.4.1', block })
 */
export type OwnerTrial =
  /** It says yes to bytes that are no signature. */
  | { readonly kind: 'anything' }
  /** A Safe: its real code was run with its own owners' approvals put into its storage for this one call. */
  | { readonly kind: 'account'; readonly isAccepted: boolean; readonly threshold: number; readonly owners: number }
  /** Its code has no such method and borrows no other. */
  | { readonly kind: 'no-method'; readonly method: string }
  | { readonly kind: 'unknown'; readonly reason: string }

type Input = {
  readonly rpc: Rpc
  readonly chainId: bigint
  /** The contract. */
  readonly owner: Address
  /** Version of the account it shall own: before 1.5.0 contracts are asked in the older form. */
  readonly version: string
  readonly block: bigint
}

const FORMS = {
  bytes32: { abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']), magic: '1626ba7e' },
  bytes: { abi: parseAbi(['function isValidSignature(bytes, bytes) view returns (bytes4)']), magic: '20c13b0b' },
} as const

const SUBJECT = keccak256(stringToHex('A contract is tried as an owner; nobody signs this.'))
/** None is a signature of anybody: no bytes, and a point that is not on the curve. */
const JUNK: readonly Hex[] = ['0x', `0x${'11'.repeat(64)}1b`]

const APPROVED: Hex = `0x${'1'.padStart(64, '0')}`

/** The form in which an account of this version asks contracts. */
const formOf = (version: string): ContractSignatureForm => (isVersionBelow(version, '1.5.0') ? 'bytes' : 'bytes32')

/**
 * Puts junk to the contract, then, where it is a Safe, approvals of its own owners by a state override. Nothing is sent to the chain.
 *
 * @throws what the node throws, except reverts, which are answers
 * @example
 * (await tryContractOwner({ rpc, chainId: 31337n, owner: nested, version: '1.4.1', block })).kind // 'account'
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
    reason: 'it is no Safe, and only a signature of whoever stands behind it can show that it answers',
  }
}

/**
 * Whether the contract accepts a signature of 32 bytes, in the form the account would ask.
 *
 * @throws what the node throws, except reverts
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

/** Null where it is no Safe. */
async function factsOf({ rpc, owner, block }: Input): Promise<AccountFacts | null> {
  try {
    const facts = await readAccountFacts({ safe: owner }, rpc, block)
    return facts.threshold > 0 ? facts : null
  } catch {
    return null
  }
}

type Asking = { readonly subject?: Hex; readonly overrides?: Readonly<Record<string, unknown>> }

/** Null where it reverts. */
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

/** A whole word: four bytes and nothing else. */
const isMagic = (answer: Hex | null, form: ContractSignatureForm): boolean =>
  answer !== null && answer.toLowerCase() === `0x${FORMS[form].magic}${'0'.repeat(56)}`
