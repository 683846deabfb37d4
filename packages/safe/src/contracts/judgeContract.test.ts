import { expect, test } from 'vitest'
import type { Address, Hex } from '@countersign/primitives'
import type { PublishedCode } from '../checks/calls/CodeBook.ts'
import { cloneTarget } from '../decode/cloneTarget.ts'
import type { ProxyHop, ProxyKind } from '../decode/ResolvedTarget.ts'
import { codeRunOf } from './codeRunOf.ts'
import type { ContractFacts } from './ContractFacts.ts'
import { judgeContract } from './judgeContract.ts'

const account: Address = `0x${'aA'.repeat(20)}`
const module: Address = `0x${'11'.repeat(20)}`
const target: Address = `0x${'22'.repeat(20)}`
const stranger: Address = `0x${'33'.repeat(20)}`
const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`

const published: Record<string, PublishedCode> = {
  [target]: { name: 'Zodiac Delay', version: '1.0.1', codeHash: hashOf('2') },
}
const judge = (facts: Partial<ContractFacts>, at: Record<string, PublishedCode> = published) =>
  judgeContract(
    { address: module, codeHash: hashOf('1'), run: { kind: 'own' }, controllers: [], ...facts },
    { account, publishedAt: (address) => (at[address] ? [at[address]] : []) },
  )
const clone = { kind: 'clone', target, targetHash: hashOf('2') } as const
const owned = (address: Address) => [{ of: 'rules', address, place: 'owner()' }] as const

test('behavior: published code is known, alone and behind a minimal proxy', () => {
  const direct = judge({ address: target, codeHash: hashOf('2') })
  expect(direct).toMatchObject({ verdict: 'verified', kind: 'known-code', name: 'Zodiac Delay 1.0.1' })
  expect(judge({ run: clone, controllers: owned(account) })).toMatchObject({ verdict: 'verified', kind: 'known-code' })
})

test('security: a known contract with another controller is exchangeable, and names it', () => {
  expect(judge({ run: clone, controllers: owned(stranger) })).toMatchObject({
    verdict: 'caution',
    kind: 'exchangeable',
    others: [{ address: stranger }],
  })
})

test('security: a minimal proxy that was never set up is a danger, whatever it runs', () => {
  expect(judge({ run: clone, isUnowned: true })).toMatchObject({
    verdict: 'danger',
    kind: 'exchangeable',
    notes: [expect.stringContaining('never set up')],
  })
})

test('security: exchangeable code is never known code', () => {
  const run = { kind: 'exchangeable', proxy: 'EIP-1967', target, targetHash: hashOf('2') } as const
  expect(judge({ run })).toMatchObject({
    verdict: 'caution',
    kind: 'exchangeable',
    notes: [expect.stringContaining('Who can do that could not be read')],
  })
  expect(judge({ run }, {})).toMatchObject({ verdict: 'danger', kind: 'unknown-code' })
})

test('security: a minimal proxy of unpublished code is not taken for the published contract', () => {
  expect(judge({ run: { ...clone, targetHash: hashOf('9') } })).toMatchObject({
    verdict: 'danger',
    kind: 'other-code',
  })
  expect(judge({ run: { ...clone, target: stranger } })).toMatchObject({ verdict: 'danger', kind: 'unknown-code' })
})

test('behavior: an address without code, one known by its address alone, and a development contract', () => {
  expect(judge({ codeHash: null, run: { kind: 'none' } })).toMatchObject({ verdict: 'danger', kind: 'no-code' })
  const alone = { [module]: { name: 'Allowance', version: '0.1.1', codeHash: null } }
  expect(judge({}, alone)).toMatchObject({ verdict: 'unchecked', kind: 'known-address', name: 'Allowance 0.1.1' })
  const demo = {
    [module]: { name: 'Demo', version: '', codeHash: hashOf('1'), lets: 'lets any address move everything' },
  }
  expect(judge({}, demo)).toMatchObject({ verdict: 'danger', kind: 'development-code' })
})

const hop = (kind: ProxyKind): ProxyHop => ({ kind, address: target, codeHash: hashOf('2') })

test.each(['EIP-1967', 'beacon', 'EIP-1822', 'OpenZeppelin', 'Safe', 'EIP-7702', 'diamond'] as const)(
  'behavior: %s can be exchanged, behind a minimal proxy too',
  (kind) => {
    expect(codeRunOf({ code: '0x60', hops: [hop(kind)] })).toMatchObject({ kind: 'exchangeable', proxy: kind })
    expect(codeRunOf({ code: '0x60', hops: [hop('EIP-1167'), hop(kind)] })).toMatchObject({ kind: 'exchangeable' })
  },
)

test('behavior: a minimal proxy always runs the same code; a plain contract and a missing contract are distinguished', () => {
  expect(codeRunOf({ code: '0x60', hops: [hop('EIP-1167')] })).toEqual(clone)
  expect(codeRunOf({ code: '0x60', hops: [] })).toEqual({ kind: 'own' })
  expect(codeRunOf({ code: '0x', hops: [] })).toEqual({ kind: 'none' })
})

test('behavior: the target of a minimal proxy is read from its code, and other code is not a minimal proxy', () => {
  const digits = target.slice(2).toLowerCase()
  expect(cloneTarget(`0x363d3d373d3d3d363d73${digits}5af43d82803e903d91602b57fd5bf3`)).toBe(target)
  expect(cloneTarget(`0x365f5f375f5f365f73${digits}5af43d5f5f3e5f3d91602a57fd5bf3`)).toBe(target)
  expect(cloneTarget(`0x60363d3d373d3d3d363d73${digits}5af43d82803e903d91602b57fd5bf3`)).toBeNull()
  expect(cloneTarget('0x')).toBeNull()
})
