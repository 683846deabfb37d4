import { devClient, falseEnsRegistryCode } from '@countersign/devchain'
import { findEnsRegistry } from '@countersign/chains'
import type { Chain } from '@countersign/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccountText } from '../src/screens/accounts/readAccountText.ts'
import { readNames } from '../src/data/names/readNames.ts'
import { resolveEnsName } from '../src/data/names/ens.ts'
import { typedNames } from '../src/data/names/typedNames.ts'
import { setStage, type Stage } from './testStage.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const eve = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const falseRegistry = '0x00000000000000000000000000000000000E4500'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
  const client = devClient(stage.devchain.rpcUrl)
  const bundled = findEnsRegistry('1')
  if (bundled === null) throw new Error('No registry is bundled for Ethereum.')
  await client.setCode({ address: bundled, bytecode: falseEnsRegistryCode(alice) })
  await client.setCode({ address: falseRegistry, bytecode: falseEnsRegistryCode(eve) })
})
afterAll(() => stage.devchain.stop())

/** A network in the service's form, with a registry in which every name resolves to Eve. */
const reported = (chainId: string): Chain => ({
  ...stage.chain,
  chainId,
  features: ['DOMAIN_LOOKUP'],
  ensRegistryAddress: falseRegistry,
})

test('error: a false registry does not resolve names on a known network, and is reported', async () => {
  const chain = reported('1')
  expect(await resolveEnsName(chain, 'alice.eth')).toBe(alice)
  typedNames.note({ chainId: '1', name: 'alice.eth', address: alice, namedBy: 'bundle' })
  expect(await readNames(chain, [alice])).toMatchObject([
    { id: 'names', verdict: 'danger', field: 'ensRegistryAddress' },
    { id: 'names', verdict: 'verified', field: 'names.alice.eth' },
  ])
})

test('error: a name that resolves to another address at the review is a danger', async () => {
  const chain = { ...reported('1'), ensRegistryAddress: findEnsRegistry('1') }
  typedNames.note({ chainId: '1', name: 'moved.eth', address: eve, namedBy: 'bundle' })
  expect(await readNames(chain, [eve])).toMatchObject([
    { verdict: 'danger', field: 'names.moved.eth', reason: expect.stringContaining(alice) },
  ])
})

test('behavior: on another network the name is marked as coming from the service’s registry', async () => {
  const chain = reported('31337')
  expect(await resolveEnsName(chain, 'alice.eth')).toBe(eve)
  typedNames.note({ chainId: '31337', name: 'alice.eth', address: eve, namedBy: 'service' })
  expect(await readNames(chain, [eve])).toMatchObject([
    { verdict: 'caution', field: 'names.alice.eth', reason: expect.stringContaining(eve) },
  ])
  expect(await readNames(chain, [alice])).toEqual([])
})

test('error: an account opened by a name from the service’s registry is blocked until its address was compared', async () => {
  const chain = reported('31337')
  expect(await readAccountText('treasury.eth', [chain], chain)).toMatchObject({
    safe: eve,
    doubt: expect.stringContaining(eve),
  })
  const known = reported('1')
  expect(await readAccountText('treasury.eth', [known], known)).toMatchObject({ safe: alice, doubt: null })
  expect(await readAccountText(alice, [chain], chain)).toMatchObject({ safe: alice, doubt: null })
})
