import type { SafeState } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { safeDeployments } from '@countersign/chains'
import { expect, test } from 'vitest'
import { findRelease } from '../../../data/releases/findRelease.ts'
import { health } from './health.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const copy = safeDeployments['1.4.1'].SafeL2?.[0]
const handlerAt = safeDeployments['1.4.1'].CompatibilityFallbackHandler?.[0]
if (!copy || !handlerAt) throw new Error('1.4.1 is published')
const info = (value: typeof owner | typeof stranger) => ({ value, name: null, logoUri: null })
const safe: SafeState = {
  address: info(stranger),
  chainId: '1',
  nonce: 0,
  threshold: 1,
  owners: [info(owner)],
  implementation: info(stranger),
  modules: null,
  fallbackHandler: null,
  guard: null,
  moduleGuard: null,
  version: '1.4.1',
  implementationVersionState: 'UP_TO_DATE',
  collectiblesTag: null,
  txQueuedTag: null,
  txHistoryTag: null,
  messagesTag: null,
}
const chain: ChainState = {
  block: 9n,
  owners: [owner],
  threshold: 1,
  nonce: 0n,
  version: '1.4.1',
  masterCopy: copy.address,
  masterCopyHash: copy.codeHash,
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: handlerAt.address,
  balance: 0n,
}
const of = (changes: Partial<ChainState> = {}, said: Partial<SafeState> = {}, recommended: string | null = '1.4.1') =>
  Object.fromEntries(
    health({ safe: { ...safe, ...said }, chain: { ...chain, ...changes }, findRelease, recommended }).map((fact) => [
      fact.id,
      fact,
    ]),
  )

test('behavior: an unchanged account is verified throughout', () => {
  expect(Object.values(of()).map(({ verdict }) => verdict)).toEqual(Array(5).fill('verified'))
  expect(of()['contract']).toMatchObject({ title: 'Contract 1.4.1' })
})

test('behavior: a published contract below the recommended version is outdated', () => {
  expect(of({}, {}, '1.5.0')['contract']).toMatchObject({
    verdict: 'caution',
    title: 'Contract 1.4.1 is outdated',
    detail: expect.stringContaining('1.5.0'),
  })
  for (const recommended of ['1.4.1', '1.3.0', null, 'newest'])
    expect(of({}, {}, recommended)['contract']).toMatchObject({ verdict: 'verified' })
})

test('security: the card quotes a service that disagrees with the page about the version', () => {
  const outdated = of({}, { implementationVersionState: 'OUTDATED' }, '1.5.0')['contract']
  expect(outdated?.detail).not.toContain('service')
  expect(of({}, {}, '1.5.0')['contract']).toMatchObject({
    verdict: 'caution',
    act: 'upgrade',
    detail: expect.stringContaining('The service says that the version is up to date.'),
  })
  expect(of({}, { implementationVersionState: 'OUTDATED' })['contract']).toMatchObject({
    verdict: 'verified',
    detail: expect.stringContaining('The service says that the version is outdated.'),
  })
})

test('error: owners that the service leaves out or adds are named', () => {
  expect(of({ owners: [owner, stranger] })['owners']).toMatchObject({
    verdict: 'danger',
    missing: [stranger],
    detail: expect.stringContaining('does not name <missing/>'),
  })
  expect(of({}, { owners: [info(owner), info(stranger)] })['owners']).toMatchObject({
    verdict: 'danger',
    extra: [stranger],
    detail: expect.stringContaining('adds <extra/>'),
  })
})

test('error: a threshold that differs names both numbers', () => {
  expect(of({ threshold: 2 })['owners']).toMatchObject({
    verdict: 'danger',
    detail: 'The chain requires 2 signatures, but the service says 1.',
  })
})

test('error: other code at a known address is a danger, unknown code is a caution', () => {
  expect(of({ masterCopyHash: `0x${'00'.repeat(32)}` })['contract']).toMatchObject({ verdict: 'danger' })
  expect(of({ masterCopy: stranger })['contract']).toMatchObject({ verdict: 'caution' })
})

test('behavior: modules, guards and unknown handlers are cautions', () => {
  const found = of({ modules: [stranger], guard: stranger, fallbackHandler: stranger })
  expect([found['modules'], found['guard'], found['handler']].map((fact) => fact?.verdict)).toEqual([
    'caution',
    'caution',
    'caution',
  ])
})

test('behavior: modules and guards are returned as addresses, so that the page can name them', () => {
  const found = of({ modules: [stranger], guard: stranger, moduleGuard: stranger })
  expect(found['modules']).toMatchObject({
    title: 'One module can move funds without owner signatures',
    contracts: [stranger],
  })
  expect(found['guard']).toMatchObject({ title: 'Two guards are set', contracts: [stranger, stranger] })
  expect(of({ moduleGuard: stranger })['guard']).toMatchObject({
    title: 'A module guard is set',
    detail: 'It can block every transaction of a module: <contracts/>.',
    contracts: [stranger],
  })
})

test('behavior: without an answer of the chain everything is not checked', () => {
  const facts = health({ safe, chain: undefined, findRelease, recommended: null })
  expect(new Set(facts.map(({ verdict }) => verdict))).toEqual(new Set(['unchecked']))
})

test('behavior: no fact contains an address; the page draws names in its places', () => {
  const all = [
    of({ owners: [stranger], modules: [stranger], guard: stranger, fallbackHandler: stranger, masterCopy: stranger }),
    of({ masterCopyHash: `0x${'00'.repeat(32)}` }),
    of(),
  ]
  for (const facts of all)
    for (const { title, detail } of Object.values(facts)) expect(`${title} ${detail}`).not.toMatch(/0x[0-9a-f]/i)
})
