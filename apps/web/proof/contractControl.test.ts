import { createServer, type Server } from 'node:http'
import { findSafeDeployment } from '@countersign/chains'
import { devClient } from '@countersign/devchain'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch, buildTransaction } from '@countersign/safe'
import { encodeFunctionData, numberToHex, pad, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { setStage, type Stage } from './testStage.ts'
import { portOf } from '../../service/src/testing/portOf.ts'

/** Minimal handwritten contracts, one for each rule. */
const codes = {
  /** `owner()` is slot 0, `transferOwnership(address)` is for the owner; everything else reverts. */
  owned:
    '0x5f3560e01c80638da5cb5b14601c578063f2fde38b146025575f5ffd5b5f545f5260205ff35b5f5433146030575f5ffd5b6004355f5500',
  /** Every method is for the address in slot 0, and no function returns that address. */
  silent: '0x5f543314600a575f5ffd5b6004355f5500',
  /** `getRoleAdmin(role)` returns the slot with the role's number, and `hasRole(role, account)` compares with that slot. */
  roles:
    '0x5f3560e01c8063248a9ca314601c57806391d14854146027575f5ffd5b600435545f5260205ff35b60043554602435145f5260205ff3',
  /** A proxy whose code has none of the methods. */
  reverts: '0x5f5ffd',
} as const satisfies Record<string, Hex>
const ADMIN_SLOT = '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103'
const at = (index: number): Address => checksumAddress(pad(numberToHex(0xc0de00 + index), { size: 20 }))
const places = { owned: at(1), silent: at(2), roles: at(3), reverts: at(4) }
const abi = parseAbi([
  'function transferOwnership(address owner)',
  'function grantRole(bytes32 role, address account)',
  'function upgradeTo(address implementation)',
  'function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
])
const thief = at(0xdead)
const servers: Server[] = []
let stage: Stage
let safe: Address

/** Writes an address or a number into a slot of a contract. */
const store = (address: Address, slot: Hex, value: Hex) =>
  devClient(stage.devchain.rpcUrl).setStorageAt({ address, index: slot, value: pad(value) })
const word = (value: number): Hex => pad(numberToHex(value))

beforeAll(async () => {
  stage = await setStage()
  safe = await stage.deploy('1.4.1', 2)
  const client = devClient(stage.devchain.rpcUrl)
  for (const name of ['owned', 'silent', 'roles', 'reverts'] as const)
    await client.setCode({ address: places[name], bytecode: codes[name] })
  await store(places.owned, word(0), safe)
  await store(places.silent, word(0), safe)
  // The admin of role 7 is role 9, which the account has.
  await store(places.roles, word(7), word(9))
  await store(places.roles, word(9), safe)
  await store(places.reverts, ADMIN_SLOT, safe)
  await client.mine({ blocks: 1 })
})
afterAll(async () => {
  for (const server of servers) server.close()
  await stage.devchain.stop()
})

async function findingsOf(calls: readonly { readonly to: Address; readonly data: Hex }[], chain = stage.chain) {
  const [only] = calls
  const transaction =
    calls.length === 1 && only
      ? buildTransaction({ ...only, nonce: 0n })
      : buildBatch({
          calls: calls.map((call) => ({ ...call, value: 0n, operation: 0 as const })),
          nonce: 0n,
          multiSend: findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address ?? ZERO_ADDRESS,
        })
  const { checks } = await readReview({
    chain,
    safe,
    transaction,
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: null,
  })
  return checks.filter(({ id }) => id === 'contract-control')
}

const transferOf = (to: Address) => ({
  to,
  data: encodeFunctionData({ abi, functionName: 'transferOwnership', args: [thief] }),
})
const grantOf = (role: Hex) => ({
  to: places.roles,
  data: encodeFunctionData({ abi, functionName: 'grantRole', args: [role, thief] }),
})
const upgrade = {
  to: places.reverts,
  data: encodeFunctionData({ abi, functionName: 'upgradeTo', args: [thief] }),
}

describe('who controls a contract, read from a real chain', () => {
  test.each([
    ['by owner()', () => transferOf(places.owned), 'controls', '(owner())'],
    ['by its own rule, which a simulation shows', () => transferOf(places.silent), 'allows this to', 'without rights'],
    ['by the role above a role', () => grantOf(word(7)), 'has the role', places.roles],
    ['by the admin slot of a proxy', () => upgrade, 'controls', 'EIP-1967'],
  ])('error: %s, a transfer of control is a danger', async (_, call, ...words) => {
    const found = await findingsOf([call()])
    expect(found).toMatchObject([{ verdict: 'danger', reason: expect.stringContaining(thief) }])
    for (const one of words) expect(found[0]?.reason).toContain(one)
  })

  test('error: the same inside a batch, for each call', async () => {
    const found = await findingsOf([transferOf(places.owned), upgrade, { to: places.owned, data: '0x12345678' }])
    expect(found.map(({ verdict, field }) => [verdict, field])).toEqual([
      ['danger', 'calls[0]'],
      ['danger', 'calls[1]'],
    ])
  })

  test('behavior: a contract of another owner, and a role of another address, get a caution', async () => {
    await store(places.owned, word(0), thief)
    try {
      await devClient(stage.devchain.rpcUrl).mine({ blocks: 1 })
      const found = await findingsOf([transferOf(places.owned), grantOf(word(5))])
      expect(found.map(({ verdict }) => verdict)).toEqual(['caution', 'caution'])
      expect(found[0]?.reason).toContain(`names ${thief} (owner()) as its controller`)
    } finally {
      await store(places.owned, word(0), safe)
    }
  })

  test('error: a transfer that a timelock makes later, of a contract that the timelock owns', async () => {
    const timelock = places.reverts
    await store(places.owned, word(0), timelock)
    try {
      await devClient(stage.devchain.rpcUrl).mine({ blocks: 1 })
      const { to, data } = transferOf(places.owned)
      const scheduled = encodeFunctionData({
        abi,
        functionName: 'schedule',
        args: [to, 0n, data, word(0), word(0), 172_800n],
      })
      const found = await findingsOf([{ to: timelock, data: scheduled }])
      expect(found).toMatchObject([{ verdict: 'danger', reason: expect.stringContaining(thief) }])
      expect(found[0]?.reason).toContain(`The timelock ${timelock} makes this call when its delay is over`)
    } finally {
      await store(places.owned, word(0), safe)
    }
  })

  test('error: a node that does not answer about the contract leaves it not checked', async () => {
    const found = await findingsOf([transferOf(places.owned)], await withoutAnswersAbout(places.owned))
    expect(found).toMatchObject([{ verdict: 'unchecked', reason: expect.stringContaining('limit exceeded') }])
    expect(found[0]?.reason).toContain(thief)
  })
})

type Request = { readonly id: number; readonly params: readonly unknown[] }

/** The real node, except that it refuses every read about one contract. */
async function withoutAnswersAbout(contract: Address): Promise<Stage['chain']> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const body: Request | Request[] = JSON.parse(Buffer.concat(chunks).toString())
      const calls = Array.isArray(body) ? body : [body]
      const refused = calls.filter(({ params }) =>
        JSON.stringify(params).toLowerCase().includes(contract.toLowerCase()),
      )
      const answered = await fetch(stage.devchain.rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(calls),
      })
      const real: { id: number }[] = await answered.json()
      const answers = real.map((one) =>
        refused.some(({ id }) => id === one.id)
          ? { jsonrpc: '2.0', id: one.id, error: { code: -32005, message: 'limit exceeded' } }
          : one,
      )
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  const rpc = { authentication: 'NO_AUTHENTICATION' as const, value: `http://127.0.0.1:${port}` }
  return { ...stage.chain, rpcUri: rpc, publicRpcUri: rpc }
}
