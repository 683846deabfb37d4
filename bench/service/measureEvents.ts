import { createApiClient } from '@countersign/api/client'
import { demoOwners, deploySafe, signSafeHash, spareKeys } from '@countersign/devchain'
import { join } from 'node:path'
import { buildProposal } from '../../apps/service/src/testing/buildProposal.ts'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { watchStream } from './watchStream.ts'

const CONFIRMATIONS = 300

export type EventMeasure = { fromRequest: readonly number[]; fromAnswer: readonly number[] }

/** Milliseconds until another client receives the event of a confirmation: since it was sent, and since it was accepted. */
export async function measureEvents(chain: TestChain): Promise<EventMeasure> {
  const [alice, bob] = demoOwners
  const { chainId, rpcUrl } = chain
  const { address: safe } = await deploySafe(rpcUrl, {
    owners: [alice.address, bob.address],
    threshold: 2,
    saltNonce: 77n,
  })
  const folder = createTestFolder()
  const dataDir = join(folder.path, 'data')
  await copyDatabaseTemplate(dataDir)
  const service = await startServiceProcess(buildTestConfig(chain, { dataDir, rateLimitPerMinute: 100_000_000 }))
  const api = createApiClient({ baseUrl: service.url })
  const fromRequest: number[] = []
  const fromAnswer: number[] = []
  try {
    while ((await fetch(`${service.url}/v1/chains/${chainId}/safes/${safe}`)).status !== 200);
    const stream = await watchStream(`${service.url}/v1/chains/${chainId}/safes/${safe}/events`)
    for (let nonce = 0; nonce < CONFIRMATIONS; nonce += 1) {
      const body = await buildProposal(rpcUrl, safe, { to: spareKeys[0].address, value: 1n, nonce: BigInt(nonce) }, [
        alice,
      ])
      const { safeTxHash } = body
      await api.proposeTransaction({ params: { chainId, safe }, body })
      const signature = await signSafeHash(safeTxHash, [bob])
      const heard = stream.next((text) => text.includes(safeTxHash) && text.includes(bob.address))
      const sent = performance.now()
      await api.confirmTransaction({ params: { chainId, safeTxHash }, body: { signature } })
      const accepted = performance.now()
      const at = await heard
      fromRequest.push(at - sent)
      fromAnswer.push(Math.max(0, at - accepted))
    }
    stream.close()
  } finally {
    await service.end('SIGTERM')
    folder.remove()
  }
  return { fromRequest, fromAnswer }
}
