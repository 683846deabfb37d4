import { findSafeDeployment, listMasterCopies, safeDeployments, type SafeContractName } from '@countersign/chains'
import { describe, expect, test } from 'vitest'
import { safe, stranger, word } from '../../testing/reviewInputs.ts'
import type { Address, Hex } from '@countersign/primitives'
import { decodeMultiSend } from '../batch/decodeMultiSend.ts'
import type { CodeBook, PublishedCode } from '../checks/calls/CodeBook.ts'
import { planUpgrade, upgradeCode } from './planUpgrade.ts'
import { upgradeTargets, type UpgradableAccount, type UpgradePlan, type UpgradeTarget } from './UpgradePlan.ts'

const at = (version: string, name: SafeContractName): Address => {
  const deployment = findSafeDeployment(version, name)
  if (!deployment) throw new Error(`There is no ${name} ${version}.`)
  return deployment.address
}

const published = (address: Address): PublishedCode[] =>
  Object.entries(safeDeployments).flatMap(([version, byName]) =>
    Object.entries(byName).flatMap(([name, deployments]) =>
      deployments
        .filter((one) => one.address.toLowerCase() === address.toLowerCase())
        .map(({ codeHash }) => ({ name, version, codeHash })),
    ),
  )
/** A network on which every published contract has the published code; `changes` sets the code of some addresses. */
const bookWith = (changes: Readonly<Record<Address, Hex>> = {}): CodeBook => ({
  find: published,
  codeHash: (address) => {
    const hash = changes[address] ?? published(address)[0]?.codeHash
    return hash ? { ok: true, value: hash } : undefined
  },
})

const account = (version: string, changes: Partial<UpgradableAccount> & { l2?: boolean } = {}): UpgradableAccount => {
  const { l2 = false, ...others } = changes
  return {
    safe,
    masterCopy: at(version, l2 ? 'SafeL2' : 'Safe'),
    fallbackHandler: version >= '1.3.0' ? at(version, 'CompatibilityFallbackHandler') : null,
    nonce: 7n,
    isL2Network: false,
    ...others,
  }
}

function planOf(subject: UpgradableAccount, target: UpgradeTarget, book = bookWith()): UpgradePlan {
  const answer = planUpgrade(subject, target, book)
  if (answer.kind === 'refused') throw new Error(answer.refusal.reason)
  return answer.plan
}
const refusalOf = (subject: UpgradableAccount, target: UpgradeTarget, book = bookWith()) => {
  const answer = planUpgrade(subject, target, book)
  return answer.kind === 'refused' ? answer.refusal : null
}

describe('planUpgrade', () => {
  test.each<[string, UpgradableAccount, Hex]>([
    ['a plain account', account('1.3.0'), '0xed007fc6'],
    ['an account that emits events', account('1.3.0', { l2: true }), '0x68cb3d94'],
    ['a plain account on a network that needs events', account('1.3.0', { isL2Network: true }), '0x68cb3d94'],
    ['a plain account with a handler of its own', account('1.3.0', { fallbackHandler: stranger }), '0xf6682ab0'],
    ['an account without a handler', account('1.3.0', { l2: true, fallbackHandler: null }), '0x07f464a4'],
    [
      'an account of the other 1.3.0 deployment',
      account('1.3.0', { masterCopy: findSafeDeployment('1.3.0', 'SafeL2', 'eip155')?.address ?? stranger }),
      '0x68cb3d94',
    ],
  ])('behavior: %s of 1.3.0 is upgraded by one delegatecall to SafeMigration', (_, subject, selector) => {
    for (const target of upgradeTargets) {
      const { call, contracts, to, voidsSignatures, isFirstOnly } = planOf(subject, target)
      expect(call).toEqual({ to: at(target, 'SafeMigration'), value: 0n, data: selector, operation: 1 })
      expect(contracts).toContainEqual({
        role: 'migration',
        name: 'SafeMigration',
        version: target,
        address: at(target, 'SafeMigration'),
      })
      expect(to).toEqual({
        version: target,
        address: at(target, to.l2 ? 'SafeL2' : 'Safe'),
        l2: ['0x68cb3d94', '0x07f464a4'].includes(selector),
      })
      expect({ voidsSignatures, isFirstOnly }).toEqual({ voidsSignatures: false, isFirstOnly: false })
    }
  })

  test('behavior: 1.4.1 is upgraded to 1.5.0', () => {
    expect(planOf(account('1.4.1'), '1.5.0')).toMatchObject({
      call: { to: at('1.5.0', 'SafeMigration'), data: '0xed007fc6', operation: 1 },
      handler: {
        kind: 'replaced',
        from: at('1.4.1', 'CompatibilityFallbackHandler'),
        fromName: 'CompatibilityFallbackHandler 1.4.1',
        to: at('1.5.0', 'CompatibilityFallbackHandler'),
      },
    })
  })

  test.each(['1.0.0', '1.1.1', '1.2.0'])(
    'behavior: %s replaces its own code, then its handler, in one batch',
    (version) => {
      for (const target of upgradeTargets)
        for (const isL2Network of [false, true]) {
          const { call, contracts, voidsSignatures } = planOf(account(version, { isL2Network }), target)
          expect(call).toMatchObject({ to: at(target, 'MultiSendCallOnly'), operation: 1 })
          expect(decodeMultiSend(call.data)).toEqual([
            {
              to: safe,
              value: 0n,
              operation: 0,
              data: `0x7de7edef${word(at(target, isL2Network ? 'SafeL2' : 'Safe'))}`,
            },
            {
              to: safe,
              value: 0n,
              operation: 0,
              data: `0xf08a0323${word(at(target, 'CompatibilityFallbackHandler'))}`,
            },
          ])
          expect(voidsSignatures).toBe(true)
          expect(contracts.map(({ role }) => role)).toEqual(['old-code', 'batch', 'new-code', 'handler'])
        }
    },
  )

  test('behavior: an account of 1.1.1 with an unpublished handler keeps it, by one plain call', () => {
    expect(planOf(account('1.1.1', { fallbackHandler: stranger }), '1.4.1')).toMatchObject({
      call: { to: safe, operation: 0, data: `0x7de7edef${word(at('1.4.1', 'Safe'))}` },
      handler: { kind: 'kept', handler: stranger, isPublished: false },
    })
  })

  test('behavior: SafeToL2Migration is used only for the first transaction of an account whose network needs events', () => {
    const first = { nonce: 0n, isL2Network: true }
    const rolesOf = (changes: Partial<UpgradableAccount>) =>
      planOf(account('1.1.1', changes), '1.4.1').contracts.map(({ role }) => role)
    const toL2 = { version: '1.4.1', address: at('1.4.1', 'SafeL2'), l2: true }
    expect(planOf(account('1.1.1', first), '1.4.1')).toMatchObject({
      call: {
        to: at('1.4.1', 'SafeToL2Migration'),
        operation: 1,
        data: `0xd9a20812${word(toL2.address)}${word(at('1.4.1', 'CompatibilityFallbackHandler'))}`,
      },
      to: toL2,
      isFirstOnly: true,
    })
    expect(planOf(account('1.4.1', first), '1.4.1')).toMatchObject({
      call: { to: at('1.4.1', 'SafeToL2Migration'), operation: 1, data: `0xef2624ae${word(toL2.address)}` },
      to: toL2,
      handler: { kind: 'kept' },
      isFirstOnly: true,
    })
    expect(planOf(account('1.4.1', { ...first, nonce: 1n }), '1.4.1')).toMatchObject({
      call: { to: at('1.4.1', 'SafeMigration'), data: '0x07f464a4' },
      isFirstOnly: false,
    })
    expect(rolesOf({ ...first, nonce: 1n })).not.toContain('migration')
    expect(rolesOf({ nonce: 0n })).not.toContain('migration')
  })

  test('error: code that is as new, or newer, is reported differently from code without an upgrade', () => {
    expect(refusalOf(account('1.4.1'), '1.4.1')).toEqual({
      code: 'not-newer',
      reason: 'The account already runs Safe 1.4.1; 1.4.1 is not newer.',
    })
    expect(refusalOf(account('1.5.0', { l2: true, isL2Network: true }), '1.4.1')).toMatchObject({ code: 'not-newer' })
  })

  test('security: an account that runs unknown code is not upgraded', () => {
    const subject = account('1.3.0', { masterCopy: stranger })
    expect(refusalOf(subject, '1.4.1')).toMatchObject({
      code: 'unknown-code',
      reason: expect.stringContaining(stranger),
    })
    expect(upgradeCode(subject, '1.4.1')).toEqual([])
  })

  test('security: every involved contract must have its published code, else there is no plan', () => {
    const other: Hex = `0x${'f'.repeat(64)}`
    const subjects = listMasterCopies().flatMap(({ address }) =>
      [true, false].flatMap((isL2Network) =>
        [0n, 7n].map((nonce) => ({ ...account('1.3.0'), masterCopy: address, isL2Network, nonce })),
      ),
    )
    let refused = 0
    for (const subject of subjects)
      for (const target of upgradeTargets)
        for (const address of upgradeCode(subject, target)) {
          const reason = refusalOf(subject, target, bookWith({ [address]: other }))?.reason
          if (refusalOf(subject, target) !== null) continue
          refused++
          expect(reason).toContain(`hashes to ${other}`)
          expect(reason).toContain(published(address)[0]?.codeHash)
          const unread: CodeBook = {
            ...bookWith(),
            codeHash: (one) => (one === address ? undefined : bookWith().codeHash(one)),
          }
          expect(refusalOf(subject, target, unread)).toMatchObject({ code: 'unread-code' })
        }
    expect(refused).toBeGreaterThan(100)
  })

  test('error: a contract that is not deployed on the network is named', () => {
    const nothing: Hex = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'
    expect(refusalOf(account('1.3.0'), '1.5.0', bookWith({ [at('1.5.0', 'SafeMigration')]: nothing }))).toEqual({
      code: 'missing-code',
      reason: `SafeMigration 1.5.0 at ${at('1.5.0', 'SafeMigration')} is not on this network yet: there is no code at its address.`,
    })
  })

  test('security: other published code at the address of a contract is not accepted', () => {
    const migration = at('1.4.1', 'SafeMigration')
    const book: CodeBook = {
      ...bookWith({ [migration]: published(at('1.5.0', 'SafeMigration'))[0]?.codeHash ?? '0x' }),
      find: (address) => [
        ...published(address),
        ...(address === migration ? published(at('1.5.0', 'SafeMigration')) : []),
      ],
    }
    expect(refusalOf(account('1.3.0'), '1.4.1', book)).toMatchObject({ code: 'other-code' })
  })
})
