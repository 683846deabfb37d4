import { demoOwners, deploySafe, devClient, fund, waitForReceipt } from '@countersign/devchain'
import { approvedHashSignature, buildTransaction, encodeExecTransaction, packSignatures } from '@countersign/safe'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInThread } from '../src/evm/runInThread.ts'
import { trialGas } from '../src/run/trialGas.ts'
import { CHAIN_ID, startScene, type Scene } from '../testing/startScene.ts'

const chainId = BigInt(CHAIN_ID)
const [owner] = demoOwners
let scene: Scene
beforeAll(async () => {
  scene = await startScene()
})
afterAll(() => scene.stop())

test("behavior: the gas that the page counts equals the receipt's", async () => {
  const { address: safe } = await deploySafe(scene.rpc.url, { owners: [owner.address], threshold: 1, saltNonce: 91n })
  await fund(scene.rpc.url, safe, { native: parseEther('1') })
  const data = encodeExecTransaction(
    buildTransaction({ to: demoOwners[1].address, value: 1n, nonce: 0n }),
    packSignatures([approvedHashSignature(owner.address)]),
  )
  const counted = await trialGas({ chainId, from: owner.address, to: safe, data }, scene.rpc, runInThread)
  const client = devClient(scene.rpc.url)
  const hash = await client.sendTransaction({ chain: null, account: owner.address, to: safe, data })
  const { gasUsed } = await waitForReceipt(client, hash)
  expect(counted).toBe(gasUsed)
})

test('error: a failing call has no gas count', async () => {
  const { address: safe } = await deploySafe(scene.rpc.url, { owners: [owner.address], threshold: 1, saltNonce: 92n })
  const call = { chainId, from: owner.address, to: safe, data: '0xe19a9dd9' as const }
  await expect(trialGas(call, scene.rpc, runInThread)).rejects.toThrow('The local trial fails')
})
