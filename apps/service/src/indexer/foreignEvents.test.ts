import type { HistoryItem, MovedAsset, TransferInfo } from '@countersign/api'
import { safeTopics, TRANSFER_BATCH_TOPIC, TRANSFER_SINGLE_TOPIC, TRANSFER_TOPIC } from '@countersign/ledger'
import {
  demoOwners,
  deployTestPasses,
  devClient,
  executeSafeTransaction,
  fund,
  sendTransaction,
  testPassesAbi,
  testTokenAbi,
} from '@countersign/devchain'
import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { eq } from 'drizzle-orm'
import { createServer, type Server } from 'node:http'
import { concatHex, encodeAbiParameters, encodeFunctionData, numberToHex, pad, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { counterparties } from '../db/schema/schema.ts'
import { buildProposal } from '../testing/buildProposal.ts'
import { emitLog } from '../testing/emitLog.ts'
import { startFixture, type Fixture } from '../testing/startFixture.ts'
import { portOf } from '../testing/portOf.ts'

const [owner1, owner2, owner3] = demoOwners

let fixture: Fixture
let safe: Address
const rpc = () => fixture.devchain.rpcUrl
/** A metadata server with answers that the test chooses. */
let server: Server
let host: string
let requests = 0
let letGo: () => void = () => undefined
const released = new Promise<void>((resolve) => {
  letGo = resolve
})
beforeAll(async () => {
  server = createServer((_request, response) => {
    requests += 1
    void released.then(() =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"name":"Slow","image":7,"image_url":"https://pictures.example/1.png"}'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${portOf(server)}`
  fixture = await startFixture(undefined, { nftMetadata: { allowedHosts: [host] } })
  safe = fixture.account.address
})
afterAll(async () => {
  await fixture?.stop()
  server?.close()
})

const word = (value: bigint | number) => numberToHex(value, { size: 32 })
const sync = () => fixture.runtime.indexer.sync()
const readHistory = async (query: { trusted?: boolean; imitation?: boolean } = {}) => {
  const page = await fixture.api.getHistory({
    params: fixture.params,
    query: { ...query, cursor: 'limit=100&offset=0' },
  })
  return page.results.flatMap((item: HistoryItem) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
}
/** Incoming transfers from one address, newest first. */
const receivedFrom = async (sender: Address, query = {}): Promise<TransferInfo[]> =>
  (await readHistory(query)).flatMap(({ txInfo }) =>
    txInfo.type === 'Transfer' && txInfo.sender.value === checksumAddress(sender) ? [txInfo.transferInfo] : [],
  )
const isMarked = (info: TransferInfo | undefined) =>
  info !== undefined && 'imitation' in info && info.imitation === true

describe('contracts that emit the events of accounts', () => {
  test('error: a foreign event with the hash of another account marks it neither as executed, nor failed, nor approved', async () => {
    const impostor: Address = '0x2000000000000000000000000000000000000001'
    const proposal = await buildProposal(rpc(), safe, { to: owner3.address, value: 1n }, [owner1])
    const { safeTxHash } = proposal
    const setup = encodeAbiParameters(
      [{ type: 'address[]' }, { type: 'uint256' }, { type: 'address' }, { type: 'address' }],
      [[owner3.address], 1n, owner3.address, owner3.address],
    )
    await emitLog(rpc(), impostor, [safeTopics.safeSetup, pad(owner3.address)], setup)
    // Before the transaction was proposed, and after.
    await emitLog(rpc(), impostor, [safeTopics.executionSuccess, safeTxHash], word(0))
    await sync()
    await fixture.api.proposeTransaction({ params: fixture.params, body: proposal })
    await emitLog(rpc(), impostor, [safeTopics.executionFailure, safeTxHash], word(0))
    await emitLog(rpc(), impostor, [safeTopics.approveHash, safeTxHash, pad(owner2.address)])
    await sync()
    const details = await fixture.api.getTransaction({
      params: { chainId: fixture.params.chainId, id: safeTxHash },
    })
    expect(details).toMatchObject({ safeAddress: safe, txStatus: 'AWAITING_CONFIRMATIONS', txHash: null })
    expect(details.detailedExecutionInfo).toMatchObject({ confirmations: [{ signer: { value: owner1.address } }] })
  })
})

describe('tokens of other standards', () => {
  const collection: Address = '0x3000000000000000000000000000000000000002'
  const giver: Address = checksumAddress('0xab5801a7d398351b8be11c439e05c5b3259aec9b')

  test('behavior: collectibles of ERC-1155 have their standard and remaining amount, others do not', async () => {
    const passes = await deployTestPasses(rpc())
    await fund(rpc(), safe, { passes: [{ token: passes, id: 3n, amount: 5n }] })
    const out = [safe, giver, 3n, 2n, '0x'] as const
    const data = encodeFunctionData({ abi: testPassesAbi, functionName: 'safeTransferFrom', args: out })
    await executeSafeTransaction(rpc(), { safe, to: passes, data, signers: [owner1, owner2, owner3] })
    await sync()
    const { results } = await fixture.api.getCollectibles({ params: fixture.params, query: {} })
    expect(results.find(({ address }) => address === passes)).toMatchObject({
      id: '3',
      standard: 'ERC1155',
      amount: 3n,
    })
    const badge = results.find(({ address }) => address === fixture.contracts.badges)
    expect(badge).toMatchObject({ id: '7' })
    expect(badge).not.toHaveProperty('standard')
    expect(badge).not.toHaveProperty('amount')
  })

  test('behavior: ERC-1155 is reported as ERC721 with its amount, one row per id of a batch', async () => {
    const operator = pad(owner1.address)
    const single = encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [7n, 3n])
    await emitLog(rpc(), collection, [TRANSFER_SINGLE_TOPIC, operator, pad(giver), pad(safe)], single)
    const batch = encodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256[]' }],
      [
        [8n, 9n, 7n],
        [1n, 0n, 2n],
      ],
    )
    await emitLog(rpc(), collection, [TRANSFER_BATCH_TOPIC, operator, pad(giver), pad(safe)], batch)
    await sync()
    const received = await receivedFrom(giver)
    expect(received).toMatchObject([
      { type: 'ERC721', standard: 'ERC1155', tokenId: '8', amount: 1n },
      { type: 'ERC721', standard: 'ERC1155', tokenId: '7', amount: 2n },
      { type: 'ERC721', standard: 'ERC1155', tokenId: '7', amount: 3n },
    ])
    const rows = await readHistory()
    for (const { id } of rows.slice(0, 3)) {
      expect(id).toMatch(/^transfer_0x[0-9a-fA-F]{40}_e[0-9a-f]{64}\d+$/)
      const details = await fixture.api.getTransaction({ params: { chainId: fixture.params.chainId, id } })
      expect(details.txInfo.type).toBe('Transfer')
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    await emitLog(
      rpc(),
      collection,
      [TRANSFER_SINGLE_TOPIC, operator, pad(safe), pad(giver)],
      encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [8n, 1n]),
    )
    await sync()
    const held = await fixture.api.getCollectibles({ params: fixture.params })
    expect(held.results.filter(({ address }) => address === collection).map(({ id }) => id)).toEqual(['7'])
  })

  test('behavior: a token without metadata is shown without a name and never trusted', async () => {
    const odd: Address = '0x3000000000000000000000000000000000000003'
    await emitLog(rpc(), odd, [TRANSFER_TOPIC, pad(giver), pad(safe)], word(5))
    await sync()
    expect(await receivedFrom(giver)).not.toContainEqual(expect.objectContaining({ tokenAddress: odd }))
    expect(await receivedFrom(giver, { trusted: false })).toContainEqual(
      expect.objectContaining({ tokenAddress: odd, tokenName: null, decimals: null, trusted: false, value: 5n }),
    )
  })
})

describe('metadata of NFTs', () => {
  const giver: Address = checksumAddress(`0xabc${'9'.repeat(33)}0001`)
  /** A contract that answers every call with one text. */
  const answering = (text: string): Hex => {
    const answer = encodeAbiParameters([{ type: 'string' }], [text])
    const size = numberToHex((answer.length - 2) / 2, { size: 2 })
    return concatHex(['0x61', size, '0x600f600039', '0x61', size, '0x6000f3', '0x00', answer])
  }
  const give = async (collection: Address, uri: string) => {
    await emitLog(rpc(), collection, [TRANSFER_TOPIC, pad(giver), pad(safe), word(1)])
    await sync()
    await devClient(rpc()).setCode({ address: collection, bytecode: answering(uri) })
  }
  const read = async (collection: Address) => {
    const held = await fixture.api.getCollectibles({ params: fixture.params, query: { cursor: 'limit=100&offset=0' } })
    return held.results.find(({ address }) => address === collection)
  }

  test('behavior: metadata on the chain is shown at once, metadata on an allowed host soon after, with a new tag', async () => {
    const badge = await read(fixture.contracts.badges)
    expect(badge).toMatchObject({ name: 'Halden Badge #7', metadataState: 'ready' })
    expect(badge?.imageUri).toMatch(/^data:image\/svg\+xml/)
    const collection: Address = '0x3000000000000000000000000000000000000011'
    await give(collection, `http://${host}/slow.json`)
    const before = (await fixture.api.getSafe({ params: fixture.params })).collectiblesTag
    expect(await read(collection)).toMatchObject({ metadataState: 'pending', metadata: null, name: null })
    letGo()
    await vi.waitFor(
      async () =>
        expect(await read(collection)).toMatchObject({
          metadataState: 'ready',
          name: 'Slow',
          imageUri: 'https://pictures.example/1.png',
        }),
      { timeout: 15_000 },
    )
    expect((await fixture.api.getSafe({ params: fixture.params })).collectiblesTag).not.toBe(before)
    const count = requests
    await read(collection)
    expect(requests).toBe(count)
  })

  test('error: IPFS without a gateway, private hosts and other schemes are reported and not fetched', async () => {
    for (const [collection, uri, problem] of [
      ['0x3000000000000000000000000000000000000012', 'ipfs://bafybeigdyrzt/1', 'no IPFS gateway is configured'],
      ['0x3000000000000000000000000000000000000013', 'http://127.0.0.1/secret.json', 'it is a private address'],
      ['0x3000000000000000000000000000000000000014', 'file:///etc/passwd', 'are not fetched'],
    ] as const) {
      await give(collection, uri)
      await vi.waitFor(async () => expect((await read(collection))?.metadataProblem ?? '').toContain(problem), {
        timeout: 15_000,
      })
      expect(await read(collection)).toMatchObject({ metadata: null, imageUri: null })
    }
  })
})

describe('address poisoning', () => {
  const friend: Address = checksumAddress(`0xfee${'1'.repeat(33)}beef`)
  /** Same first three and last four digits. */
  const lookAlike: Address = checksumAddress(`0xfee${'2'.repeat(33)}beef`)
  const stranger: Address = checksumAddress(`0xabc${'3'.repeat(33)}beef`)
  const fake: Address = '0x3000000000000000000000000000000000000004'

  const testUsd = () => fixture.contracts.testUsd
  /** Users cannot see the order of transfers within a second. */
  const later = () => devClient(rpc()).increaseTime({ seconds: 5 })
  /** A transfer of the real token from any address. */
  const send = async (from: Address, amount: bigint) => {
    const client = devClient(rpc())
    await later()
    await client.impersonateAccount({ address: from })
    await client.setBalance({ address: from, value: parseEther('10') })
    for (const [functionName, to] of [
      ['mint', from],
      ['transfer', safe],
    ] as const)
      await sendTransaction(client, {
        from,
        to: testUsd(),
        data: encodeFunctionData({ abi: testTokenAbi, functionName, args: [to, amount] }),
      })
  }
  const sendCoin = async (from: Address, value: bigint) => {
    await later()
    await devClient(rpc()).impersonateAccount({ address: from })
    await devClient(rpc()).setBalance({ address: from, value: parseEther('10') })
    await fund(rpc(), safe, { native: value, from })
  }
  const pay = async (to: Address, amount: bigint) => {
    await later()
    await executeSafeTransaction(rpc(), {
      safe,
      signers: [owner1, owner2],
      to: testUsd(),
      data: encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to, amount] }),
    })
  }

  beforeAll(async () => {
    await pay(friend, 250_500_000n)
    // Many more transfers in between than the three relevant ones, so that neither rows nor pages hide the payment.
    for (let amount = 1n; amount <= 5n; amount += 1n) await fund(rpc(), safe, { native: amount })
  })

  test('behavior: dust from a look-alike is marked, however long after the payment', async () => {
    await send(lookAlike, 1n)
    await sync()
    expect((await receivedFrom(lookAlike)).map(isMarked)).toEqual([true])
    const page = await fixture.api.getHistory({ params: fixture.params, query: { cursor: 'limit=1&offset=0' } })
    const [row] = page.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    expect(row?.txInfo.type === 'Transfer' && isMarked(row.txInfo.transferInfo)).toBe(true)
  })

  test('behavior: the same amount is marked, also in a token that imitates another, and in a faked outgoing transfer', async () => {
    await send(lookAlike, 250_500_000n)
    await later()
    await emitLog(rpc(), fake, [TRANSFER_TOPIC, pad(safe), pad(lookAlike)], word(parseEther('250.5')))
    await sync()
    expect((await receivedFrom(lookAlike)).map(isMarked)).toEqual([true, true])
    const [newest] = await readHistory({ trusted: false })
    expect(newest?.txInfo).toMatchObject({
      direction: 'OUTGOING',
      recipient: { value: lookAlike },
      transferInfo: { tokenAddress: fake, imitation: true },
    })
  })

  test('behavior: native dust from a look-alike is marked', async () => {
    await sendCoin(lookAlike, 1n)
    await sync()
    expect((await receivedFrom(lookAlike))[0]).toEqual({ type: 'NATIVE_COIN', value: 1n, imitation: true })
  })

  test('behavior: another amount is not marked, and amounts below one token are distinguished', async () => {
    await send(lookAlike, 100_000_000n)
    const known: Address = checksumAddress(`0xdad${'1'.repeat(33)}cafe`)
    const similar: Address = checksumAddress(`0xdad${'2'.repeat(33)}cafe`)
    await pay(known, 400_000n)
    await send(similar, 300_000n)
    await send(similar, 399_000n)
    await sync()
    expect((await receivedFrom(lookAlike)).map(isMarked)).toEqual([false, true, true, true])
    expect((await receivedFrom(similar)).map(isMarked)).toEqual([true, false])
  })

  test("behavior: the imitated address, other addresses and the account's own payments stay unmarked", async () => {
    await send(friend, 250_500_000n)
    await send(stranger, 250_500_000n)
    await pay(lookAlike, 250_500_000n)
    await sync()
    expect((await receivedFrom(friend)).map(isMarked)).toEqual([false])
    expect((await receivedFrom(stranger)).map(isMarked)).toEqual([false])
    const [newest] = await readHistory()
    expect(newest?.txInfo).toMatchObject({ recipient: { value: lookAlike }, transferInfo: { imitation: false } })
  })

  test('behavior: marked transfers are hidden on request, and pages keep their length', async () => {
    expect(await receivedFrom(lookAlike, { imitation: false })).toHaveLength(1)
    const rows = []
    for (let offset = 0; offset < 6; offset += 2) {
      const page = await fixture.api.getHistory({
        params: fixture.params,
        query: { imitation: false, cursor: `limit=2&offset=${offset}` },
      })
      rows.push(...page.results.filter((item) => item.type === 'TRANSACTION'))
    }
    expect(rows).toHaveLength(6)
  })

  test('behavior: a reorg removes the mark and the known counterparty', async () => {
    const again: Address = checksumAddress(`0xabc${'4'.repeat(33)}beef`)
    const client = devClient(rpc())
    const snapshot = await client.snapshot()
    await send(again, 250_500_000n)
    await sync()
    expect((await receivedFrom(again)).map(isMarked)).toEqual([true])
    await client.revert({ id: snapshot })
    await client.mine({ blocks: 4 })
    await sync()
    expect(await receivedFrom(again)).toEqual([])
    const known = await fixture.context.db.drizzle
      .select()
      .from(counterparties)
      .where(eq(counterparties.counterparty, again))
    expect(known).toEqual([])
  })
})

test('behavior: details list the assets that left and reached the account, including calls inside batches and modules', async () => {
  const moved = async (index: number) => {
    const page = await fixture.api.getMultisigTransactions({ params: fixture.params, query: { nonce: index } })
    const { transaction } = page.results[0]!
    const { transfers } = await fixture.api.getTransaction({
      params: { chainId: fixture.params.chainId, id: transaction.id },
    })
    return (transfers ?? []).map(({ direction, transferInfo }: MovedAsset) => [direction, transferInfo.type])
  }
  expect(await moved(0)).toEqual([['OUTGOING', 'NATIVE_COIN']])
  expect(await moved(2)).toEqual([
    ['OUTGOING', 'NATIVE_COIN'],
    ['OUTGOING', 'ERC20'],
    ['OUTGOING', 'ERC20'],
  ])
  const modules = await fixture.api.getModuleTransactions({ params: fixture.params })
  const id = modules.results[0]!.transaction.id
  const details = await fixture.api.getTransaction({ params: { chainId: fixture.params.chainId, id } })
  expect(details.transfers).toMatchObject([
    { direction: 'OUTGOING', transferInfo: { type: 'NATIVE_COIN', value: parseEther('0.05') } },
  ])
})
