import { probeNode } from './chain/probe/probeNode.ts'
import { operatorMessages } from './errors/operatorMessages.ts'

/** `npm run probe -- <rpcUrl>`: which Safe contracts a chain has, and which features its node lacks. */
async function main(): Promise<void> {
  const [rpcUrl] = process.argv.slice(2)
  if (!rpcUrl || !URL.canParse(rpcUrl)) throw new Error(operatorMessages.noProbeUrl)
  process.stdout.write(`${(await probeNode(rpcUrl)).text}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
