import { executeSafeTransaction, type DemoKey } from '@countersign/devchain'
import type { Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import * as z from 'zod/mini'
import type { MadeAccount } from './makeAccount.ts'
import { serviceUrl } from './serviceUrl.ts'

export type OuterSafe = {
  /** Methods that the framed page has called, oldest first. */
  readonly asked: readonly string[]
  stop(): Promise<void>
}

type Options = {
  /** One signature must be enough. */
  readonly account: MadeAccount
  readonly owner: DemoKey
  /** The framed path of the page. */
  readonly path: string
  /** The origin of the framing page; see `framingOrigin`. */
  readonly origin: string
}

const Calls = z.object({
  txs: z.array(z.object({ to: z.string(), value: z.union([z.string(), z.number()]), data: z.string() })),
})
const Hash = z.object({ safeTxHash: z.string() })

/** The first site that may frame the page, according to the service's policy. */
export async function framingOrigin(): Promise<string> {
  const { headers } = await fetch(serviceUrl(), { headers: { accept: 'text/html' } })
  const origin = /frame-ancestors ([^\s;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  if (!origin?.startsWith('http'))
    throw new Error(`The service allows no site to frame its page (${origin}): set EMBEDDED_IN.`)
  return origin
}

/** Another wallet that shows this page as an app: a real account on chain behind the messages of the apps protocol. */
export async function openOuterSafe(page: Page, { account, owner, path, origin }: Options): Promise<OuterSafe> {
  const { chain, address } = account
  const asked: string[] = []
  const executed = new Map<string, string>()
  const methods: Record<string, (params: unknown) => Promise<object>> = {
    getSafeInfo: async () => ({
      safeAddress: address,
      chainId: Number(chain.chainId),
      threshold: 1,
      owners: account.owners.map((one) => one.address),
      isReadOnly: false,
      network: chain.shortName.toUpperCase(),
    }),
    async sendTransactions(params) {
      const [call, ...more] = Calls.parse(params).txs
      if (!call || more.length > 0) throw new Error('This host sends one call at a time.')
      const { safeTxHash, transactionHash } = await executeSafeTransaction(chain.rpcUrl, {
        safe: address,
        signers: [owner],
        executor: owner.address,
        to: `0x${call.to.slice(2)}`,
        value: BigInt(call.value),
        data: `0x${call.data.slice(2)}`,
      })
      executed.set(safeTxHash, transactionHash)
      return { safeTxHash }
    },
    async getTxBySafeTxHash(params) {
      const txHash = executed.get(Hash.parse(params).safeTxHash)
      if (txHash === undefined) throw new Error('Transaction not found')
      return { txStatus: 'SUCCESS', txHash, safeAddress: address }
    },
  }

  await page.exposeFunction('outerSafe', async (method: string, params: unknown) => {
    asked.push(method)
    const answer = methods[method]
    if (!answer) return { success: false, error: `${method} not implemented` }
    return answer(params).then(
      (data) => ({ success: true, data }),
      (error: unknown) => ({ success: false, error: error instanceof Error ? error.message : String(error) }),
    )
  })
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(framingPage(`${serviceUrl()}${path}`))
  }).listen(Number(new URL(origin).port))
  await once(server, 'listening')
  await page.goto(origin)
  return {
    asked,
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}

/** Frame attributes and message envelope of today's hosts. */
const framingPage = (url: string) => `<!doctype html><title>Outer wallet</title>
<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh }</style>
<iframe title="App" src="${url}" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads"></iframe>
<script>
  const frame = document.querySelector('iframe')
  const origin = new URL(frame.src).origin
  addEventListener('message', async ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || typeof data?.method !== 'string') return
    const answer = await outerSafe(data.method, data.params ?? null)
    frame.contentWindow.postMessage({ id: data.id, version: '9.1.0', ...answer }, origin)
  })
</script>`
