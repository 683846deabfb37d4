import { safeAbi } from '@countersign/chains'
import { hashSafeMessage, type TypedData } from '@countersign/safe'
import type { Address } from 'viem'
import { devClient } from '../chain/devClient.ts'
import { signSafeHash } from '../safe/executeSafeTransaction.ts'
import { demoOwners, type DemoKey } from '../keys/demoOwners.ts'
import { serviceHttp } from './serviceHttp.ts'

type DemoMessage = { message: string | TypedData; signers: [DemoKey, ...DemoKey[]] }

/**
 * Signs two messages for the demo account through the client service's HTTP API: a complete text, and typed data with
 * one signature missing. Existing messages stay unchanged.
 *
 * @param options.account the demo account, which the service has indexed
 * @returns the number of proposed messages
 * @throws DevchainError SERVICE_FAILED with the service's own error
 * @example
 * await proposeDemoMessages({ serviceUrl, rpcUrl, chainId: 31337, account: demoAccount().address })
 */
export async function proposeDemoMessages(options: {
  serviceUrl: string
  rpcUrl: string
  chainId: number
  account: Address
}): Promise<number> {
  const { serviceUrl, rpcUrl, chainId, account } = options
  const version = await devClient(rpcUrl).readContract({ address: account, abi: safeAbi, functionName: 'VERSION' })
  const http = serviceHttp(serviceUrl)
  const base = `/v1/chains/${chainId}`
  let proposed = 0
  for (const { message, signers } of demoMessages(chainId)) {
    const hash = hashSafeMessage({ chainId: BigInt(chainId), safe: account, version, message })
    if ((await http.status(`${base}/messages/${hash}`)) === 200) continue
    const [proposer, ...others] = signers
    await http.post(`${base}/safes/${account}/messages`, { message, signature: await signSafeHash(hash, [proposer]) })
    for (const owner of others)
      await http.post(`${base}/messages/${hash}/signatures`, { signature: await signSafeHash(hash, [owner]) })
    proposed++
  }
  return proposed
}

function demoMessages(chainId: number): DemoMessage[] {
  const [first, second] = demoOwners
  return [
    { message: 'The treasury keeps its terms with the Cedar grant for 2027.', signers: [first, second] },
    {
      message: {
        domain: { name: 'Grant register', version: '1', chainId },
        types: {
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'version', type: 'string' },
            { name: 'chainId', type: 'uint256' },
          ],
          Vote: [
            { name: 'proposal', type: 'uint256' },
            { name: 'choice', type: 'string' },
            { name: 'reason', type: 'string' },
          ],
        },
        primaryType: 'Vote',
        message: { proposal: 12, choice: 'For', reason: 'Second half of the bridge work' },
      },
      signers: [second],
    },
  ]
}
