import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type PlainGateway = {
  readonly url: string
  /** Requests for routes that such a server does not have, as "GET /v1/inbox". */
  readonly unknown: readonly string[]
  readonly stop: () => void
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Row = { [name: string]: Json }

const SAFE = String.raw`/v1/chains/\d+/safes/0x\w{40}`
/** The routes of the Safe Client Gateway of August 2026 that its web app calls, without the older ones that were removed since. */
const ROUTES: readonly (readonly [method: string, path: RegExp, change?: (body: Json) => Json])[] = [
  ['GET', /^\/about$/, () => ({ name: 'safe-client-gateway', version: '1.99.0', buildNumber: null })],
  ['GET', /^\/health\/(live|ready)$/, () => ({ status: 'OK' })],
  ['GET', /^\/v2\/chains$/, (body) => changeResults(body, chainOf)],
  ['GET', /^\/v2\/chains\/\d+$/, (body) => chainOf(rowOf(body))],
  ['GET', /^\/v1\/chains\/\d+\/about\/(master-copies|backbone)$/],
  ['GET', /^\/v1\/chains\/\d+\/about\/indexing$/, (body) => pick(body, INDEXING)],
  ['GET', /^\/v1\/chains\/\d+\/gas-price$/],
  ['GET', new RegExp(`^${SAFE}$`), (body) => without(body, ['moduleGuard'])],
  ['GET', new RegExp(`^${SAFE}/nonces$`)],
  ['GET', /^\/v1\/safes$/, overviewsOf],
  ['GET', /^\/v1\/chains\/\d+\/owners\/0x\w{40}\/safes$/],
  ['GET', /^\/v[23]\/owners\/0x\w{40}\/safes$/],
  ['GET', new RegExp(`^${SAFE}/balances/\\w+$`)],
  ['GET', /^\/v1\/balances\/supported-fiat-codes$/],
  ['GET', /^\/v2\/chains\/\d+\/safes\/0x\w{40}\/collectibles$/],
  ['GET', new RegExp(`^${SAFE}/transactions/history$`), (body) => without(body, ['unmatched'])],
  ['GET', new RegExp(`^${SAFE}/transactions/queued$`)],
  ['GET', new RegExp(`^${SAFE}/(incoming-transfers|multisig-transactions|module-transactions)$`), countless],
  ['GET', new RegExp(`^${SAFE}/transactions/creation$`)],
  ['GET', /^\/v1\/chains\/\d+\/transactions\/(?!creation_)[\w,]+$/],
  ['POST', /^\/v2\/chains\/\d+\/safes\/0x\w{40}\/multisig-transactions\/estimations$/],
  ['POST', /^\/v1\/chains\/\d+\/transactions\/0x\w{40}\/(preview|propose)$/],
  ['POST', /^\/v1\/chains\/\d+\/transactions\/0x\w{64}\/confirmations$/],
  ['DELETE', /^\/v1\/chains\/\d+\/transactions\/0x\w{64}$/],
  ['POST', /^\/v1\/chains\/\d+\/data-decoder$/],
  ['GET', /^\/v1\/chains\/\d+\/contracts\/0x\w{40}$/],
  ['GET', /^\/v1\/chains\/\d+\/safe-apps$/],
  ['GET', new RegExp(`^${SAFE}/messages$`)],
  ['POST', new RegExp(`^${SAFE}/messages$`)],
  ['GET', /^\/v1\/chains\/\d+\/messages\/0x\w{64}$/],
  ['POST', /^\/v1\/chains\/\d+\/messages\/0x\w{64}\/signatures$/],
  ['GET', /^\/v2\/chains\/\d+\/delegates$/],
  ['POST', /^\/v2\/chains\/\d+\/delegates$/],
  ['DELETE', /^\/v2\/chains\/\d+\/delegates\/0x\w{40}$/],
  ['POST', /^\/v1\/chains\/\d+\/relay$/],
  ['GET', /^\/v1\/chains\/\d+\/relay\/(status\/\w+|0x\w{40})$/],
  ['GET', /^\/v1\/auth\/(nonce|me)$/],
  ['POST', /^\/v1\/auth\/(verify|logout)$/],
]
const INDEXING =
  'currentBlockNumber currentBlockTimestamp erc20BlockNumber erc20BlockTimestamp erc20Synced masterCopiesBlockNumber masterCopiesBlockTimestamp masterCopiesSynced synced lastSync'.split(
    ' ',
  )
/** What it answers in one request; more are left out without a word. */
const MOST_OVERVIEWS = 10
const OVERVIEW = ['address', 'chainId', 'threshold', 'owners', 'fiatTotal', 'queued', 'awaitingConfirmation']

const rowOf = (value: Json): Row => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {})
const pick = (value: Json, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(rowOf(value)).filter(([name]) => names.includes(name)))
const without = (value: Json, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(rowOf(value)).filter(([name]) => !names.includes(name)))
const changeResults = (page: Json, change: (row: Row) => Json): Row => {
  const { results } = rowOf(page)
  return { ...rowOf(page), results: Array.isArray(results) ? results.map((row) => change(rowOf(row))) : [] }
}

/** Prices of gas in lower case, addresses of contracts left out, flags that this product does not know. */
function chainOf(chain: Row): Row {
  const { gasPrice, features } = chain
  return {
    ...without(chain, ['contractAddresses']),
    features: [...(Array.isArray(features) ? features : []), 'NATIVE_SWAPS', 'HYPERNATIVE'],
    gasPrice: (Array.isArray(gasPrice) ? gasPrice : []).map((price) => ({
      ...rowOf(price),
      type: String(rowOf(price)['type']).toLowerCase(),
    })),
  }
}

function overviewsOf(body: Json): Json {
  return (Array.isArray(body) ? body : [])
    .filter((one) => rowOf(one)['error'] === undefined)
    .slice(0, MOST_OVERVIEWS)
    .map((one) => pick(one, OVERVIEW))
}

function countless(body: Json): Json {
  return without(body, ['count'])
}

/**
 * A server with the HTTP API of the Safe Client Gateway and nothing else, in front of a real service: routes of this product are missing,
 * fields of this product are left out, and what the two write in different ways is written as the gateway does.
 * @param target - URL of the real service
 */
export async function startPlainGateway(target: string): Promise<PlainGateway> {
  const unknown: string[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const { origin = '*' } = headers
    const cors = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'GET,POST,DELETE',
    }
    if (method === 'OPTIONS') return void response.writeHead(204, cors).end()
    const { pathname, search } = new URL(request.url ?? '/', target)
    const route = ROUTES.find(([verb, path]) => verb === method && path.test(pathname))
    const reply = (status: number, body: string, more: Record<string, string> = {}) =>
      response
        .writeHead(status, { ...cors, ...more, 'content-type': 'application/json', 'cache-control': 'no-cache' })
        .end(body)
    if (!route) {
      unknown.push(`${method} ${pathname}`)
      return void reply(
        404,
        JSON.stringify({ message: `Cannot ${method} ${pathname}`, error: 'Not Found', statusCode: 404 }),
      )
    }
    const body = await buffer(request)
    const honest = await fetch(`${target}${pathname}${search}`, {
      method,
      headers: Object.fromEntries(
        ['content-type', 'cookie'].flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
      ),
      ...(body.length > 0 ? { body } : {}),
    })
    const text = await honest.text()
    const cookie = honest.headers.get('set-cookie')
    const more: Record<string, string> = cookie ? { 'set-cookie': cookie } : {}
    if (!honest.ok)
      return void reply(honest.status, text && JSON.stringify(pick(JSON.parse(text), ['code', 'message'])), more)
    const change = route[2]
    reply(honest.status, text && change ? JSON.stringify(change(JSON.parse(text))) : text, more)
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://localhost:${port}`, unknown, stop: () => server.close() }
}
