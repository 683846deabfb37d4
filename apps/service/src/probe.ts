import { createChainPool } from './chain/rpc/createChainPool.ts'
import { createRpcEndpoint } from './chain/rpc/RpcEndpoint.ts'
import { formatReport } from './chain/probe/formatReport.ts'
import { probeChain } from './chain/probe/probeChain.ts'
import { nameChain } from './chain/probe/askChains.ts'
import { ServiceConfig } from './config/ServiceConfig.ts'
import { operatorMessages } from './errors/operatorMessages.ts'

/** `npm run probe -- <rpcUrl>`: which Safe contracts a chain has, and which features its node lacks. */
async function main(): Promise<void> {
  const [rpcUrl] = process.argv.slice(2)
  if (!rpcUrl || !URL.canParse(rpcUrl)) throw new Error(operatorMessages.noProbeUrl)
  const chainId = await createRpcEndpoint(rpcUrl, 20_000).request({ method: 'eth_chainId' })
  const entry = await nameChain(String(Number(chainId)))
  const { chains } = ServiceConfig.parse({ chains: [{ ...entry, serviceRpcUrl: rpcUrl, rpcUrl }] })
  for (const config of chains) {
    const { client } = createChainPool(config, () => undefined)
    process.stdout.write(`${formatReport(config, await probeChain(client, config))}\n`)
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
