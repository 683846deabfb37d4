import { encodeFunctionData, parseAbi, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  batchOf,
  calldata,
  callTo,
  multiSend,
  owners,
  payee,
  reviewInputs,
  safe,
  stranger,
  token,
} from '../../../testing/reviewInputs.ts'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeMultiSend } from '../../batch/encodeMultiSend.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import { encodeExecTransaction } from '../../transaction/encodeExecTransaction.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { checkRecipients } from '../money/checkRecipients.ts'
import type { Read } from '../Read.ts'
import { runChecks } from '../run/runChecks.ts'
import { runNestedChecks } from '../run/runNestedChecks.ts'
import { checkContractControl } from './checkContractControl.ts'
import type { ContractControl } from './ContractControl.ts'
import { HANDOVER_METHODS } from './Handover.ts'

const contract = token
const thief = stranger
const UNKNOWN_CONTROL: ContractControl = { holders: [], hasRole: false, trial: 'not-tried', isTwoStep: false }
const OWNED: ContractControl = { ...UNKNOWN_CONTROL, holders: [{ place: 'owner()', address: safe }] }
const transfer = calldata('0xf2fde38b', thief)
const judge = (transaction: Parameters<typeof inspectCalls>[1], control: Read<ContractControl> | undefined) =>
  checkContractControl(inspectCalls(safe, transaction), { controlOf: () => control })
const call = (data: Hex, to: Address = contract) => buildTransaction({ to, data, nonce: 7n })
const known = (value: ContractControl) => ({ ok: true, value }) as const

test('behavior: every method has the selector of its signature', () => {
  for (const [selector, { signature }] of Object.entries(HANDOVER_METHODS))
    expect([signature, selector]).toEqual([signature, toFunctionSelector(signature)])
})

describe('a contract that the account controls', () => {
  const abi = parseAbi([
    'function grantRole(bytes32 role, address account)',
    'function upgradeToAndCall(address implementation, bytes data)',
    'function upgrade(address proxy, address implementation)',
    'function changeProxyAdmin(address proxy, address admin)',
  ])
  const role: Hex = `0x${'9'.repeat(64)}`
  test.each<[string, Hex, string, string]>([
    [
      'transferOwnership',
      transfer,
      'This gives a contract of the account away',
      `makes ${thief} the owner of ${contract}`,
    ],
    ['setOwner', calldata('0x13af4035', thief), 'This gives a contract', `makes ${thief} the owner of ${contract}`],
    ['changeAdmin', calldata('0x8f283970', thief), 'This gives a contract', `makes ${thief} the admin of ${contract}`],
    [
      'setPendingAdmin',
      calldata('0x4dd18bf5', thief),
      'This gives a contract',
      `makes ${thief} the admin of ${contract}`,
    ],
    [
      'setAuthority',
      calldata('0x7a9e5e4b', thief),
      'This gives a contract',
      `lets ${thief} decide who may use ${contract}`,
    ],
    [
      'grantRole',
      encodeFunctionData({ abi, functionName: 'grantRole', args: [role, thief] }),
      'This gives a role over a contract of the account',
      `gives ${thief} the role ${role} of ${contract}`,
    ],
    [
      'upgradeTo',
      calldata('0x3659cfe6', thief),
      'This replaces the code',
      `makes ${contract} run the code at ${thief}`,
    ],
    [
      'upgradeToAndCall',
      encodeFunctionData({ abi, functionName: 'upgradeToAndCall', args: [thief, '0x12345678'] }),
      'This replaces the code of a contract of the account',
      `makes ${contract} run the code at ${thief}`,
    ],
    [
      'upgrade of a ProxyAdmin',
      encodeFunctionData({ abi, functionName: 'upgrade', args: [payee, thief] }),
      'This replaces the code',
      `makes ${payee} run the code at ${thief}`,
    ],
    [
      'changeProxyAdmin of a ProxyAdmin',
      encodeFunctionData({ abi, functionName: 'changeProxyAdmin', args: [payee, thief] }),
      'This gives a contract',
      `makes ${thief} the admin of ${payee}`,
    ],
    [
      'renounceOwnership',
      '0x715018a6',
      'This gives a contract',
      `gives up the control of ${contract} permanently: it goes to the zero address (${ZERO_ADDRESS})`,
    ],
  ])('error: %s is a danger that names the new controller in full', (_, data, title, words) => {
    expect(judge(call(data), known(OWNED))).toMatchObject([
      {
        id: 'contract-control',
        verdict: 'danger',
        field: 'transaction',
        title: expect.stringContaining(title),
        reason: expect.stringContaining(`The transaction ${words}. ${safe} controls ${contract} now (owner()).`),
      },
    ])
  })

  test.each<[string, Partial<ContractControl>, string]>([
    [
      'by the admin slot of a proxy',
      { holders: [{ place: 'its EIP-1967 admin slot', address: safe }] },
      'its EIP-1967',
    ],
    ['by a role', { hasRole: true }, 'has the role'],
    ['as the contract allows it to this caller alone', { trial: 'only-caller' }, 'without rights'],
    [
      'beside other places that name others',
      { holders: [{ place: 'authority()', address: payee }, ...OWNED.holders] },
      '(owner())',
    ],
  ])('error: %s', (_, control, words) => {
    expect(judge(call(transfer), known({ ...UNKNOWN_CONTROL, ...control }))).toMatchObject([
      { verdict: 'danger', reason: expect.stringContaining(words) },
    ])
  })

  test('behavior: a two-step handover says that the new owner must accept', () => {
    const [check] = judge(call(transfer), known({ ...OWNED, isTwoStep: true }))
    expect(check).toMatchObject({ verdict: 'danger', reason: expect.stringContaining('when the new address accepts') })
    const [offer] = judge(call(calldata('0x4dd18bf5', thief)), known(OWNED))
    expect(offer?.reason).toContain('when the new address accepts')
    expect(judge(call(transfer), known(OWNED))[0]?.reason).not.toContain('accepts')
  })

  test('error: an address with dirty upper bytes hides nothing', () => {
    const dirty: Hex = `0xf2fde38b${'f'.repeat(24)}${thief.slice(2)}`
    expect(judge(call(dirty), known(OWNED))).toMatchObject([
      { verdict: 'danger', reason: expect.stringContaining('an address that cannot be read') },
    ])
  })

  test('error: inside a batch, inside a batch of another account, and in a transaction approved by its hash', () => {
    expect(judge(batchOf(callTo(payee, '0x', 1n), callTo(contract, transfer)), known(OWNED))).toMatchObject([
      { verdict: 'danger', field: 'calls[1]', reason: expect.stringContaining(`Call 2 makes ${thief} the owner`) },
    ])
    const inner = buildTransaction({
      to: multiSend,
      operation: 1,
      data: encodeMultiSend([callTo(contract, transfer)]),
      nonce: 0n,
    })
    const byChild = known({ ...UNKNOWN_CONTROL, holders: [{ place: 'owner()', address: payee }] })
    expect(judge(batchOf(callTo(payee, encodeExecTransaction(inner, '0x'))), byChild)).toMatchObject([
      { verdict: 'danger', field: 'calls[0][0][0]', reason: expect.stringContaining(`${payee} controls ${contract}`) },
    ])
    const inputs = reviewInputs({ transaction: call(transfer), controlOf: () => known(OWNED) })
    expect(runNestedChecks(inputs.reviewed, inputs).filter(({ id }) => id === 'contract-control')).toMatchObject([
      { verdict: 'danger', field: `nested.${inputs.reviewed.safeTxHash}.transaction` },
    ])
  })
})

describe('a call through a timelock', () => {
  const abi = parseAbi([
    'function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
    'function execute(address target, uint256 value, bytes payload, bytes32 predecessor, bytes32 salt)',
    'function grantRole(bytes32 role, address account)',
  ])
  const none: Hex = `0x${'0'.repeat(64)}`
  const timelock = payee
  const byTimelock = known({ ...UNKNOWN_CONTROL, holders: [{ place: 'owner()', address: timelock }] })
  const schedule = (data: Hex, to: Address = contract) =>
    encodeFunctionData({ abi, functionName: 'schedule', args: [to, 0n, data, none, none, 172_800n] })

  test('error: a scheduled transfer of control is a danger that says that the timelock makes it later', () => {
    expect(judge(call(schedule(transfer), timelock), byTimelock)).toMatchObject([
      {
        verdict: 'danger',
        field: 'calls[0]',
        reason: expect.stringContaining(
          `${timelock} controls ${contract} now (owner()). The timelock ${timelock} makes`,
        ),
      },
    ])
    const execute = encodeFunctionData({ abi, functionName: 'execute', args: [contract, 0n, transfer, none, none] })
    expect(judge(call(execute, timelock), byTimelock)).toMatchObject([{ verdict: 'danger', field: 'calls[0]' }])
  })

  test('error: a role over the timelock itself, which it grants by a call to itself', () => {
    const grant = encodeFunctionData({ abi, functionName: 'grantRole', args: [none, thief] })
    expect(
      judge(call(schedule(grant, timelock), timelock), known({ ...UNKNOWN_CONTROL, hasRole: true })),
    ).toMatchObject([{ verdict: 'danger', reason: expect.stringContaining(`gives ${thief} the role`) }])
  })
})

describe('a contract whose controller is not known', () => {
  test('error: control that could not be read is not checked, and the new controller is named nevertheless', () => {
    for (const read of [undefined, { ok: false, reason: 'the line is dead' } as const])
      expect(judge(call(transfer), read)).toMatchObject([
        { verdict: 'unchecked', reason: expect.stringContaining(`makes ${thief} the owner of ${contract}`) },
      ])
    const checks = runChecks(reviewInputs({ transaction: call(transfer) }))
    expect(checks.filter(({ id }) => id === 'contract-control')).toMatchObject([{ verdict: 'unchecked' }])
  })

  test.each<[string, Partial<ContractControl>, string]>([
    ['names another controller', { holders: [{ place: 'owner()', address: payee }] }, `${payee} (owner())`],
    ['names none', {}, 'does not name a controller'],
    ['refuses the call now', { trial: 'fails' }, 'does not name a controller'],
    ['accepts it from any address', { trial: 'any-caller' }, 'from any address'],
  ])('behavior: one that %s is a caution', (_, control, words) => {
    expect(judge(call(transfer), known({ ...UNKNOWN_CONTROL, ...control }))).toMatchObject([
      { verdict: 'caution', reason: expect.stringContaining(words) },
    ])
  })
})

test('behavior: other calls, calls of the account to itself, and calls that name the caller are not handovers', () => {
  for (const transaction of [
    call('0x12345678'),
    call(transfer, safe),
    call(calldata('0xf2fde38b', safe)),
    { ...call(transfer), operation: 1 as const },
  ])
    expect(judge(transaction, known(OWNED))).toMatchObject([
      { verdict: 'verified', title: 'No contract is given away' },
    ])
})

test('error: a new owner of a contract that imitates a known address is found', () => {
  const [owner = payee] = owners
  const twin: Address = `0x${owner.slice(2, 10)}${'5'.repeat(24)}${owner.slice(-8)}`
  const context = {
    safe,
    known: [{ address: owner, name: 'Alice', source: 'owner' as const }],
    paidBefore: { ok: true as const, value: [] },
    isContract: () => undefined,
  }
  const found = checkRecipients(inspectCalls(safe, call(calldata('0xf2fde38b', twin))), context)
  expect(found).toMatchObject([
    { verdict: 'danger', reason: expect.stringContaining('gives the control of a contract') },
  ])
})
