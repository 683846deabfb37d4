import { createServer } from 'node:http'
import { deployTestContracts } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { buildTransaction, encodeErc20Transfer } from '@countersign/safe'
import { checkDecoding } from '@countersign/safe/checks'
import { encodeFunctionData, erc20Abi, getAddress, keccak256, numberToHex, pad, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDecoding } from '../src/screens/review/read/readDecoding.ts'
import { createDecoder } from '@countersign/describe/decoder'
import { onSourceClaims, sourceClaimOf } from '../src/data/chain-access/sourceClaims.ts'
import { onTargets, targetOf } from '../src/data/chain-access/targetStore.ts'
import type { CallKnowledge } from '@countersign/describe/transaction'
import { setStage, type Stage } from './testStage.ts'
import { portOf } from '../../service/src/testing/portOf.ts'

let stage: Stage
let token: Address
const TRANSFER: Hex = '0xa9059cbb'
const EIP_1967 = '360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
const BEACON = 'a3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50'
const EIP_1822 = 'c5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7'
const OPEN_ZEPPELIN = '7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3'

beforeAll(async () => {
  stage = await setStage()
  token = (await deployTestContracts(stage.devchain.rpcUrl)).testUsd
})
afterAll(() => stage.devchain.stop({ snapshot: false }))

let places = 0x10_0000n
const freePlace = (): Address => getAddress(pad(numberToHex(places++), { size: 20 }))

async function place(code: string, storage: Readonly<Record<string, Address>> = {}): Promise<Address> {
  const address = freePlace()
  const ask = stage.client.request as (call: { method: string; params: unknown[] }) => Promise<unknown>
  await ask({ method: 'anvil_setCode', params: [address, `0x${code}`] })
  for (const [slot, value] of Object.entries(storage))
    await ask({ method: 'anvil_setStorageAt', params: [address, `0x${slot}`, pad(value)] })
  return address
}

/** Delegates to the code at the address in a storage slot. */
const delegatingTo = (slot: string) => `363d3d373d3d363d7f${slot}545af43d6000803e6038573d6000fd5b3d6000f3`
const bare = (address: Address): string => address.slice(2).toLowerCase()
/** Returns one address for every call. */
const answering = (address: Address) => `73${bare(address)}60005260206000f3`
/** Returns the facet for `facetAddress`, and delegates to its code for everything else. */
const diamondOf = (facet: Address) =>
  `60003560e01c63cdffacc614603d573660006000376000600036600073${bare(facet)}5af43d600060003e3d6000f3` +
  `5b73${bare(facet)}60005260206000f3`

/** What the decoder knows after the chain has answered. */
async function knowledgeOf(address: Address, data: Hex): Promise<CallKnowledge> {
  const decode = createDecoder({
    addedFor: (at) => (at === token ? ['transfer(address receiver,uint256 units)'] : undefined),
    targetOf: (at, selector) => targetOf(stage.chain, at, selector),
  })
  if (decode(data, address).target === null) {
    await new Promise<void>((resolve) => {
      const stop = onTargets(() => {
        if (decode(data, address).target === null) return
        stop()
        resolve()
      })
    })
  }
  return decode(data, address)
}

const pay = encodeErc20Transfer('0x00000000000000000000000000000000000000A1', 5n)

test('behavior: every kind of proxy resolves to the code that the chain runs, and to the ABI added for it', async () => {
  const clone = await place(`363d3d373d3d3d363d73${bare(token)}5af43d82803e903d91602b57fd5bf3`)
  const proxies = {
    'EIP-1167': clone,
    'EIP-1967': await place(delegatingTo(EIP_1967), { [EIP_1967]: token }),
    'EIP-1822': await place(delegatingTo(EIP_1822), { [EIP_1822]: token }),
    OpenZeppelin: await place(delegatingTo(OPEN_ZEPPELIN), { [OPEN_ZEPPELIN]: token }),
    diamond: await place(diamondOf(token)),
  }
  for (const [kind, proxy] of Object.entries(proxies)) {
    const { target, decoding } = await knowledgeOf(proxy, pay)
    expect(target?.hops.map((hop) => [hop.kind, hop.address])).toEqual([[kind, token]])
    expect(target?.hops[0]?.codeHash).toBe(keccak256((await stage.client.getCode({ address: token })) ?? '0x'))
    expect(decoding).toMatchObject({
      certainty: { kind: 'added' },
      parameters: [{ name: 'receiver' }, { name: 'units' }],
    })
    // The code behind the proxy answers with the proxy's empty storage.
    const held = await stage.client.readContract({
      address: proxy,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [token],
    })
    expect(held).toBe(0n)
  }
})

test('behavior: a beacon is read for its code, and a clone of a proxy is resolved to the last target', async () => {
  const beacon = await place(answering(token))
  const behindBeacon = await place('6000', { [BEACON]: beacon })
  expect((await knowledgeOf(behindBeacon, pay)).target?.hops).toMatchObject([{ kind: 'beacon', address: token }])
  const delegate = await place(delegatingTo(EIP_1967))
  const clone = await place(`363d3d373d3d3d363d73${bare(delegate)}5af43d82803e903d91602b57fd5bf3`, {
    [EIP_1967]: token,
  })
  expect((await knowledgeOf(clone, pay)).target?.hops.map(({ kind }) => kind)).toEqual(['EIP-1167', 'EIP-1967'])
})

test('behavior: an account with published code is known by code, at any version; one with other code is not', async () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function addOwnerWithThreshold(address,uint256)']),
    args: [token, 2n],
  })
  for (const version of ['1.3.0', '1.4.1', '1.5.0']) {
    const account = await stage.deploy(version, 2)
    const { target, decoding } = await knowledgeOf(account, data)
    expect(target?.hops).toMatchObject([{ kind: 'Safe' }])
    expect(decoding?.certainty).toMatchObject({
      kind: 'code',
      contract: expect.stringMatching(new RegExp(`^Safe(L2)? ${version.replaceAll('.', '\\.')}$`)),
    })
  }
  const account = await stage.deploy('1.4.1', 2)
  const singleton = (await knowledgeOf(account, data)).target?.hops[0]?.address ?? token
  // Answers like an account, but could run anything: slot 0 and masterCopy() alone prove nothing.
  const pretender = await place(answering(singleton), { ['0'.repeat(64)]: singleton })
  const reported = await knowledgeOf(pretender, data)
  expect(reported.target?.hops).toMatchObject([{ kind: 'Safe', address: singleton }])
  expect(reported.decoding?.certainty.kind).toBe('selector')
})

test('error: a contract that is not a proxy is not resolved as one', async () => {
  expect((await knowledgeOf(token, TRANSFER)).target).toMatchObject({ hops: [], address: token })
  expect((await knowledgeOf(freePlace(), pay)).target).toMatchObject({ code: '0x', codeHash: null, hops: [] })
  // An owner in slot 0, as in many contracts.
  expect((await knowledgeOf(await place('6000', { ['0'.repeat(64)]: token }), pay)).target?.hops).toEqual([])
})

test('behavior: a review reads proxies at its own block, and shows the certainty of its calls', async () => {
  const proxy = await place(delegatingTo(EIP_1967), { [EIP_1967]: token })
  const transaction = buildTransaction({ to: proxy, data: pay, nonce: 0n })
  const safe = freePlace()
  const reviewed = { chain: stage.chain, safe, transaction, keeper: null }
  // Code set here is visible from the next block on.
  const ask = stage.client.request as (call: { method: string; params: unknown[] }) => Promise<unknown>
  const height = () => stage.client.getBlockNumber({ cacheTime: 0 })
  await ask({ method: 'evm_mine', params: [] })
  const block = await height()
  // Code that anvil sets without a transaction is visible in its newest block too.
  await ask({ method: 'evm_mine', params: [] })
  const other = await place('6001')
  await ask({ method: 'anvil_setStorageAt', params: [proxy, `0x${EIP_1967}`, pad(other)] })
  await ask({ method: 'evm_mine', params: [] })
  const before = await readDecoding({ ...reviewed, block })
  expect(before.targets(proxy, TRANSFER)?.hops).toMatchObject([{ kind: 'EIP-1967', address: token }])
  const after = await readDecoding({ ...reviewed, block: await height() })
  expect(after.targets(proxy, TRANSFER)?.hops).toMatchObject([{ kind: 'EIP-1967', address: other }])
  expect(before.calls).toMatchObject([{ number: '1', certainty: { kind: 'selector' } }])
  expect(checkDecoding(before.calls)).toMatchObject({
    verdict: 'unchecked',
    reason: expect.stringContaining('Call 1,'),
  })

  const account = await stage.deploy('1.4.1', 2)
  const data = encodeFunctionData({ abi: parseAbi(['function changeThreshold(uint256)']), args: [1n] })
  const own = buildTransaction({ to: account, data, nonce: 0n })
  const read = await readDecoding({
    ...reviewed,
    safe: account,
    transaction: own,
    block: await height(),
  })
  expect(checkDecoding(read.calls).verdict).toBe('verified')
  const unknown = await readDecoding({ ...reviewed, transaction: { ...own, data: '0x01020304' }, block })
  expect(checkDecoding(unknown.calls).verdict).toBe('caution')
})

test('behavior: a source service is asked only about unknown contracts, and its answer is a claim', async () => {
  const asked: string[] = []
  const abi = [{ type: 'function', name: 'openForKestrel', inputs: [{ name: 'owner', type: 'address' }] }]
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (!request.url?.includes(token)) response.statusCode = 404
    response.end(JSON.stringify({ abi, match: 'match' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  const keeper = { name: 'Keeper', url: `http://127.0.0.1:${port}/server/` }
  const decode = createDecoder({
    addedFor: () => undefined,
    claimFor: (address) => sourceClaimOf(keeper, stage.chain, address),
  })
  const data = encodeFunctionData({ abi: parseAbi(['function openForKestrel(address)']), args: [token] })
  const reported = new Promise<void>((resolve) => {
    const stop = onSourceClaims(() => {
      stop()
      resolve()
    })
  })
  expect(decode(data, freePlace()).decoding).toBeNull()
  expect(decode(data, token).decoding).toBeNull()
  await reported
  expect(decode(data, token).decoding).toMatchObject({
    method: 'openForKestrel',
    certainty: { kind: 'claim', provider: 'Keeper' },
  })
  // A published address is known, so no other source is asked.
  expect(decode('0x8d80ff0a', '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526').decoding).toBeNull()
  expect(asked).toHaveLength(2)
  expect(asked).toContain(`/server/v2/contract/31337/${token}?fields=abi`)
  await new Promise((resolve) => server.close(resolve))
})
