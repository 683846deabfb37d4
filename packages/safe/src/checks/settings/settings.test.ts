import { describe, expect, test } from 'vitest'
import {
  batchOf,
  book,
  calldata,
  callTo,
  handler,
  masterCopy,
  migration,
  owners,
  payee,
  plainMasterCopy,
  safe,
  state,
  stranger,
  token,
} from '../../../testing/reviewInputs.ts'
import { type Address, type Hex, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeMultiSend } from '../../batch/encodeMultiSend.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import { encodeExecTransaction } from '../../transaction/encodeExecTransaction.ts'
import type { AccountSettings } from '../AccountState.ts'
import type { CodeBook } from '../calls/CodeBook.ts'
import { inspectCalls } from '../calls/inspectCalls.ts'
import { neededReads } from '../run/neededReads.ts'
import { accountChangesOf } from './AccountChange.ts'
import { checkNewOwners, type OwnerProof } from './checkNewOwners.ts'
import { ownershipAfter } from './ownershipAfter.ts'
import { checkSettings, type SettingsContext } from './checkSettings.ts'

const [alice, bob, carol] = owners as [Address, Address, Address]
const child: Address = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'
const context: SettingsContext = {
  safe,
  state: { ok: true, value: state },
  book,
  childOf: (account) =>
    account === child ? { ok: true, value: { ...state, owners: [safe], threshold: 1 } } : undefined,
  isLimitModule: (address) => address === stranger,
}
const self = (data: Hex) => inspectCalls(safe, buildTransaction({ to: safe, data, nonce: 7n }))
const judge = (data: Hex) => checkSettings(self(data), context)
const inChild = (data: Hex) =>
  inspectCalls(
    safe,
    buildTransaction({
      to: child,
      data: encodeExecTransaction(buildTransaction({ to: child, data, nonce: 0n }), '0x'),
      nonce: 7n,
    }),
  )

describe('checkSettings', () => {
  test.each<[string, Hex, string, string]>([
    ['changeMasterCopy', calldata('0x7de7edef', stranger), 'danger', 'This replaces the account’s code'],
    ['published code', calldata('0x7de7edef', plainMasterCopy), 'caution', 'This replaces the code of the account'],
    ['published code of no account', calldata('0x7de7edef', handler), 'danger', 'This replaces the account’s code'],
    ['an unknown module', calldata('0x610b5925', stranger), 'danger', 'This enables an unknown module'],
    ['an unknown guard', calldata('0xe19a9dd9', stranger), 'danger', 'This sets an unknown guard'],
    [
      'an unknown guard for modules',
      calldata('0xe068df37', stranger),
      'danger',
      'This sets an unknown guard for modules',
    ],
    ['an unknown handler', calldata('0xf08a0323', stranger), 'danger', 'This sets an unknown fallback handler'],
    ['the account as its own handler', calldata('0xf08a0323', safe), 'danger', 'This sets an unknown fallback handler'],
    ['a published handler', calldata('0xf08a0323', handler), 'caution', 'This changes who controls the account'],
    ['no guard', calldata('0xe19a9dd9', ZERO_ADDRESS), 'caution', 'This changes who controls the account'],
    ['the threshold', calldata('0x694e80c3', 1n), 'caution', 'This changes who controls the account'],
  ])('behavior: %s', (_, data, verdict, title) => {
    expect(judge(data)).toMatchObject([{ verdict, title }])
  })

  test('behavior: values before and after, with several changes in sequence', () => {
    const batch = batchOf(
      callTo(safe, calldata('0x0d582f13', stranger, 3n)),
      callTo(safe, calldata('0xf8dc5dd9', SENTINEL_ADDRESS, alice, 1n)),
    )
    expect(checkSettings(inspectCalls(safe, batch), context).map(({ facts }) => facts)).toEqual([
      [
        { name: 'Owners', before: [alice, bob, carol].join(', '), after: [stranger, alice, bob, carol].join(', ') },
        { name: 'Threshold', before: '2 of 3', after: '3 of 4' },
      ],
      [
        { name: 'Owners', before: [stranger, alice, bob, carol].join(', '), after: [stranger, bob, carol].join(', ') },
        { name: 'Threshold', before: '3 of 4', after: '1 of 3' },
      ],
    ])
  })

  test('behavior: the settings of another account whose transaction is executed inside', () => {
    const [found] = checkSettings(inChild(calldata('0x0d582f13', stranger, 1n)), context)
    expect(found).toMatchObject({
      verdict: 'caution',
      field: 'calls[0]',
      title: 'This changes who controls another account',
      facts: [
        { name: 'Owners', before: safe, after: `${stranger}, ${safe}` },
        { name: 'Threshold', before: '1 of 1', after: '1 of 2' },
      ],
    })
    expect(found?.reason).toContain(child)
  })

  test('error: a nested account that was not read is reported', () => {
    const [found] = checkSettings(inChild(calldata('0x610b5925', stranger)), { ...context, childOf: () => undefined })
    expect(found).toMatchObject({ verdict: 'danger', facts: [{ name: 'New module', before: null, after: stranger }] })
    expect(found?.reason).toContain('could not be read')
  })

  test('behavior: the same bytes sent to another contract change nothing here', () => {
    const calls = inspectCalls(safe, buildTransaction({ to: alice, data: calldata('0x694e80c3', 1n), nonce: 7n }))
    expect(checkSettings(calls, context)).toMatchObject([{ verdict: 'verified' }])
  })

  test('error: an address with dirty upper bytes is reported', () => {
    const dirty: Hex = `0x610b5925${'1'.repeat(24)}${stranger.slice(2).toLowerCase()}`
    expect(judge(dirty)).toMatchObject([{ verdict: 'danger', title: 'A change of settings that cannot be read' }])
  })

  test.each<[string, Hex]>([
    ['a method', '0x12345678'],
    ['a batch', encodeMultiSend([callTo(payee)])],
  ])('behavior: %s that the account does not have is named', (_, data) => {
    expect(judge(data)).toMatchObject([{ verdict: 'caution', title: 'An unknown method of the account itself' }])
  })

  test('behavior: a published migration by delegatecall', () => {
    const calls = inspectCalls(safe, buildTransaction({ to: migration, operation: 1, data: '0xf6682ab0', nonce: 7n }))
    expect(checkSettings(calls, context)).toMatchObject([
      {
        verdict: 'caution',
        title: 'This replaces the code of the account',
        reason: expect.stringContaining('From then on the account runs Safe 1.4.1, checked by address and code hash.'),
        facts: [{ name: 'Account code', before: masterCopy, after: plainMasterCopy }],
      },
    ])
  })

  test('behavior: a migration with its handler changes both', () => {
    const old = { ...state, masterCopy: stranger, fallbackHandler: payee }
    const calls = inspectCalls(safe, buildTransaction({ to: migration, operation: 1, data: '0x68cb3d94', nonce: 7n }))
    expect(checkSettings(calls, { ...context, state: { ok: true, value: old } })).toMatchObject([
      {
        verdict: 'caution',
        facts: [
          { name: 'Fallback handler', before: payee, after: handler },
          { name: 'Account code', before: stranger, after: masterCopy },
        ],
      },
    ])
    const needed = neededReads(
      { safe, transaction: buildTransaction({ to: migration, operation: 1, data: '0x68cb3d94', nonce: 7n }) },
      book,
    )
    expect(needed.code).toEqual([migration, masterCopy, handler])
  })

  test('security: an unknown method of a migration contract is a danger', () => {
    const calls = inspectCalls(safe, buildTransaction({ to: migration, operation: 1, data: '0x12345678', nonce: 7n }))
    expect(checkSettings(calls, context)).toMatchObject([{ verdict: 'danger' }])
  })

  test.each<[string, CodeBook['codeHash'], string]>([
    ['is other code', () => ({ ok: true, value: `0x${'f'.repeat(64)}` }), `hashes to 0x${'f'.repeat(64)}`],
    ['could not be read', () => ({ ok: false, reason: 'no answer' }), 'could not be compared: no answer'],
    ['was not asked for', () => undefined, 'could not be compared'],
  ])('security: new code at a published address that %s is a danger', (_, codeHash, words) => {
    const found = checkSettings(self(calldata('0x7de7edef', plainMasterCopy)), {
      ...context,
      book: { ...book, codeHash },
    })
    expect(found).toMatchObject([{ verdict: 'danger', reason: expect.stringContaining(words) }])
  })

  test.each<[string, string, Partial<AccountSettings>, string]>([
    ['is said', '1.3.0', {}, 'caution'],
    ['that stops a guard for modules is a danger', '1.4.1', { moduleGuard: stranger }, 'danger'],
    ['that stops a guard is a danger', '1.1.1', { guard: stranger }, 'danger'],
  ])('security: a downgrade %s', (_, version, now, verdict) => {
    const hash: Hex = `0x${'d'.repeat(64)}`
    const versions: CodeBook = {
      find: (address) =>
        address === plainMasterCopy
          ? [{ name: 'Safe', version, codeHash: hash }]
          : [{ name: 'SafeL2', version: '1.5.0', codeHash: hash }],
      codeHash: () => ({ ok: true, value: hash }),
    }
    const account = { ok: true as const, value: { ...state, ...now } }
    expect(
      checkSettings(self(calldata('0x7de7edef', plainMasterCopy)), { ...context, state: account, book: versions }),
    ).toMatchObject([
      {
        verdict,
        reason: expect.stringContaining(`Safe ${version} is older than SafeL2 1.5.0, which the account runs now`),
      },
    ])
  })

  test('security: a migration to code that its parameters choose is accepted only for published code of an account', () => {
    const l2: Address = '0x00000000000000000000000000000000000012a2'
    const hash: Hex = `0x${'a'.repeat(64)}`
    const named = (address: Address) =>
      address === migration ? 'SafeToL2Migration' : address === l2 ? 'SafeL2' : address === token ? 'MultiSend' : null
    const codes: CodeBook = {
      find: (address) => {
        const name = named(address)
        return name === null ? book.find(address) : [{ name, version: '1.4.1', codeHash: hash }]
      },
      codeHash: (address) => (named(address) === null ? book.codeHash(address) : { ok: true, value: hash }),
    }
    const of = (data: Hex) => {
      const calls = inspectCalls(safe, buildTransaction({ to: migration, operation: 1, data, nonce: 7n }))
      return checkSettings(calls, { ...context, book: codes })
    }
    const toL2 = (singleton: Address) => of(calldata('0xef2624ae', singleton))
    expect(toL2(l2)).toMatchObject([{ verdict: 'caution', facts: [{ name: 'Account code', after: l2 }] }])
    for (const evil of [stranger, token])
      expect(toL2(evil)).toMatchObject([
        { verdict: 'danger', title: 'This replaces the account’s code', reason: expect.stringContaining(evil) },
      ])
    expect(of(`0xef2624ae${'1'.repeat(64)}`)).toMatchObject([{ verdict: 'danger' }])
    expect(of(calldata('0xd9a20812', l2, stranger))).toMatchObject([
      { verdict: 'danger', reason: expect.stringContaining(stranger) },
    ])
    expect(of(calldata('0xd9a20812', l2, handler))).toMatchObject([{ verdict: 'caution' }])
    const needed = neededReads(
      {
        safe,
        transaction: buildTransaction({
          to: migration,
          operation: 1,
          data: calldata('0xd9a20812', l2, handler),
          nonce: 7n,
        }),
      },
      codes,
    )
    expect(needed.code).toEqual([migration, l2, handler])
  })

  test("behavior: a spending limit allows spending without signatures, at the module's address only", () => {
    const limit = calldata('0xbeaeb388', alice, bob, 5n, 1440n, 0n)
    const at = (to: Address) => checkSettings(inspectCalls(safe, batchOf(callTo(to, limit))), context)
    expect(at(stranger)).toMatchObject([
      {
        verdict: 'caution',
        title: 'This changes who may spend without signatures',
        reason: expect.stringContaining('up to a limit'),
      },
    ])
    expect(at(alice)).toMatchObject([{ verdict: 'verified' }])
  })
})

describe('checkNewOwners', () => {
  const judgeAll = (data: Hex, proof?: OwnerProof) =>
    checkNewOwners(safe, accountChangesOf(self(data), book), {
      state: { ok: true, value: state },
      proofOf: () => (proof ? { ok: true, value: proof } : undefined),
    })
  const add = (owner: Address, threshold = 2n) => calldata('0x0d582f13', owner, threshold)

  test.each<[string, Address, string]>([
    ['the zero address', ZERO_ADDRESS, 'zero address'],
    ['the sentinel', SENTINEL_ADDRESS, 'ends of its lists'],
    ['the account itself', safe, 'itself'],
    ['an owner again', alice, 'already'],
  ])('error: %s', (_, owner, words) => {
    expect(judgeAll(add(owner))).toMatchObject([{ verdict: 'danger', reason: expect.stringContaining(words) }])
  })

  test.each<[string, OwnerProof | undefined, string]>([
    ['not read', undefined, 'unchecked'],
    ['a key that signed', { kind: 'key', signed: true }, 'verified'],
    ['a key that did not', { kind: 'key', signed: false }, 'caution'],
    ['a contract that accepted', { kind: 'contract', answer: { kind: 'signed' } }, 'verified'],
    ['an account that could', { kind: 'contract', answer: { kind: 'able', threshold: 2, owners: 3 } }, 'caution'],
    ['an account that refused', { kind: 'contract', answer: { kind: 'unable', threshold: 2, owners: 3 } }, 'danger'],
    ['a contract that takes anything', { kind: 'contract', answer: { kind: 'anything' } }, 'danger'],
    ['a contract without it', { kind: 'contract', answer: { kind: 'no-method', method: 'it()' } }, 'danger'],
    ['a contract without a trial', { kind: 'contract', answer: { kind: 'unknown', reason: 'why' } }, 'caution'],
  ])('behavior: proof of control, %s', (_, proof, verdict) => {
    expect(judgeAll(add(stranger), proof)).toMatchObject([{ verdict, field: 'transaction.owner' }])
  })

  test.each<[string, Hex, string | null]>([
    ['more than there are', calldata('0x694e80c3', 4n), 'danger'],
    ['none', calldata('0x694e80c3', 0n), 'danger'],
    ['one of three', calldata('0x694e80c3', 1n), null],
    ['all of three', calldata('0x694e80c3', 3n), null],
  ])('behavior: a threshold of %s', (_, data, verdict) => {
    expect(judgeAll(data).map((check) => check.verdict)).toEqual(verdict === null ? [] : [verdict])
  })
})

describe('ownershipAfter', () => {
  test('behavior: all calls to one account are judged together, for this account and nested ones', () => {
    const batch = batchOf(
      callTo(safe, calldata('0x0d582f13', stranger, 3n)),
      callTo(safe, calldata('0xf8dc5dd9', SENTINEL_ADDRESS, alice, 2n)),
      callTo(
        child,
        encodeExecTransaction(
          buildTransaction({ to: child, data: calldata('0x0d582f13', stranger, 2n), nonce: 0n }),
          '0x',
        ),
      ),
    )
    const changes = accountChangesOf(inspectCalls(safe, batch), book)
    const settingsOf = (account: Address) =>
      ({ ok: true, value: account === child ? { ...state, owners: [safe], threshold: 1 } : state }) as const
    expect(ownershipAfter(changes, settingsOf)).toMatchObject([
      {
        account: safe,
        before: { value: { owners: [alice, bob, carol], threshold: 2 } },
        after: { value: { owners: [stranger, bob, carol], threshold: 2 } },
      },
      {
        account: child,
        before: { value: { owners: [safe], threshold: 1 } },
        after: { value: { owners: [stranger, safe], threshold: 2 } },
      },
    ])
  })

  test('error: an account that was not read stays unread, and other changes are not changes of owners', () => {
    const changes = accountChangesOf(self(calldata('0x694e80c3', 1n)), book)
    expect(ownershipAfter(changes, () => undefined)).toMatchObject([{ before: { ok: false }, after: { ok: false } }])
    expect(ownershipAfter(accountChangesOf(self(calldata('0x610b5925', stranger)), book), () => undefined)).toEqual([])
  })
})
