import { type RouteDefinition, routes } from '@countersign/api'
import { demoOwners, spareKeys } from '@countersign/devchain'
import { randomUUID } from 'node:crypto'
import type { Address, Hex } from 'viem'
import { encodeFunctionData, erc20Abi } from 'viem'
import { createSiweMessage, generateSiweNonce } from 'viem/siwe'
import {
  type Account,
  buildConfirmationRequest,
  buildDelegateRemovalRequest,
  buildDelegateRequest,
  buildDeletionRequest,
  buildMessageConfirmationRequest,
  buildMessageRequest,
  buildProposalRequest,
  buildSharedEntryRequest,
  plainTransaction,
} from './signedRequests.ts'
import { undeployedCreation } from '../testing/undeployedAccount.ts'

/** A valid request, before mutation. Query values are encoded. */
export type RequestSeed = {
  name: string
  method: string
  path: string
  query: readonly [string, string][]
  body: unknown
  headers: Record<string, string>
}

export type SeedInput = {
  account: Account
  /** Ids of history and queue, of every kind. */
  ids: readonly string[]
  messageHash: Hex
  queued: Hex
  token: Address
}

const [alice, bob] = demoOwners
const CURSOR = encodeURIComponent('limit=3&offset=1')

/** At least one valid request for every route of the table, and for the other routes. */
export async function buildRequestSeeds(input: SeedInput): Promise<RequestSeed[]> {
  const { account, ids, messageHash, queued, token } = input
  const { chainId, safe } = account
  const samples: Record<string, readonly string[]> = {
    chainId: [chainId],
    safe: [safe],
    owner: [alice.address],
    address: [token],
    delegate: [spareKeys[0].address],
    fiatCode: ['USD'],
    id: ids,
    messageHash: [messageHash],
    safeTxHash: [queued],
    deviceUuid: [randomUUID()],
    webhookId: [randomUUID()],
    deliveryId: [`evt_${'ab'.repeat(16)}`],
    taskId: [`0x${'ab'.repeat(32)}`],
  }
  const bodies = await buildBodies(input)
  const fill = (path: string): string[] => {
    const name = /\{(\w+)\}/.exec(path)?.[1]
    if (name === undefined) return [path]
    const values = samples[name]
    if (!values) throw new Error(`${path}: give a sample for {${name}} here.`)
    return values.flatMap((value) => fill(path.replace(`{${name}}`, value)))
  }
  const listed = Object.values<RouteDefinition>(routes).flatMap(({ operationId, method, path, body, query }) => {
    if (body !== undefined && !(operationId in bodies)) throw new Error(`${operationId}: give a body for it here.`)
    return fill(path).map((filled) => ({
      name: operationId,
      method,
      path: filled,
      query: query === undefined ? [] : queryOf(operationId, input),
      body: bodies[operationId],
      headers: {},
    }))
  })
  return [...listed, ...unlisted(input, bodies)]
}

function queryOf(operationId: string, { account: { chainId, safe }, ids, token }: SeedInput): [string, string][] {
  const paged: [string, string][] = [['cursor', CURSOR]]
  const dated: [string, string][] = [
    ['execution_date__gte', '2020-01-01T00:00:00.000Z'],
    ['execution_date__lte', '2040-01-01T00:00:00.000Z'],
  ]
  const queries: Record<string, [string, string][]> = {
    getSafeOverviews: [
      ['safes', `${chainId}:${safe}`],
      ['currency', 'USD'],
      ['wallet_address', alice.address],
      ['trusted', 'true'],
    ],
    getSafeOverviewsV2: [['safes', `${chainId}:${safe}`]],
    getChainsV2: [['serviceKey', 'WALLET_WEB']],
    getChainV2: [['serviceKey', 'WALLET_WEB']],
    getHistory: [
      ...paged,
      ['timezone', 'Europe/Berlin'],
      ['timezone_offset', '3600000'],
      ['trusted', 'false'],
      ['imitation', 'true'],
    ],
    getQueue: [...paged, ['trusted', 'false']],
    getIncomingTransfers: [
      ...paged,
      ...dated,
      ['trusted', 'false'],
      ['value', '1.5'],
      ['to', safe],
      ['token_address', token],
    ],
    getMultisigTransactions: [...paged, ...dated, ['executed', 'false'], ['nonce', '6'], ['value', '1'], ['to', safe]],
    getTransactions: [['ids', ids.slice(0, 20).join(',')]],
    getModuleTransactions: [...paged, ['to', safe], ['module', token], ['transaction_hash', `0x${'ab'.repeat(32)}`]],
    getBalances: [
      ['trusted', 'false'],
      ['exclude_spam', 'true'],
    ],
    getDelegates: [
      ['safe', safe],
      ['delegator', alice.address],
      ['label', 'x'],
    ],
    getDelegatesV1: [['safe', safe]],
    getBoot: [
      ['account', `dev1:${safe}`],
      ['page', 'history'],
      ['currency', 'USD'],
      ['timezone', 'UTC'],
    ],
    getSafeApps: [['clientUrl', 'https://wallet.example']],
    getPortfolio: [
      ['fiatCode', 'USD'],
      ['chainIds', chainId],
    ],
  }
  return queries[operationId] ?? paged
}

async function buildBodies({ account, messageHash, queued, token }: SeedInput): Promise<Record<string, unknown>> {
  const { chainId, safe } = account
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob.address, 5n] })
  const call = { to: token, value: '0', data, operation: 0 }
  const transaction = plainTransaction({ to: token, data, nonce: 40n })
  const followed = [{ chainId, address: safe, notificationTypes: ['INCOMING_ETHER', 'CONFIRMATION_REQUEST'] }]
  const device = { cloudMessagingToken: 'token', deviceType: 'WEB' }
  const delegate = spareKeys[0].address
  const removal = (await buildDelegateRemovalRequest(account, delegate, alice)).body
  const siwe = createSiweMessage({
    address: alice.address,
    chainId: Number(chainId),
    domain: 'localhost:4180',
    uri: 'http://localhost:4180',
    version: '1',
    nonce: generateSiweNonce(),
  })
  const signature = `0x${'12'.repeat(64)}1b`
  const created = (await buildDelegateRequest(account, delegate, alice, 'Bookkeeper')).body
  return {
    estimateTransaction: call,
    previewTransaction: call,
    getConfirmationView: call,
    decodeData: { data, to: token },
    addSharedEntry: (await buildSharedEntryRequest(account, delegate, 'Exchange', alice)).body,
    registerUndeployed: { ...undeployedCreation(), saltNonce: '9' },
    getInbox: { safes: [`${chainId}:${safe}`] },
    getActivity: { safes: [`${chainId}:${safe}`], since: 0 },
    proposeTransaction: (
      await buildProposalRequest(account, transaction, alice, {
        origin: '{"url":"https://app.example","name":"App","note":"rent"}',
      })
    ).body,
    confirmTransaction: (await buildConfirmationRequest(account, queued, bob)).body,
    deleteTransaction: (await buildDeletionRequest(account, queued, bob)).body,
    createMessage: (await buildMessageRequest(account, 'fuzz', alice)).body,
    confirmMessage: (await buildMessageConfirmationRequest(account, messageHash, bob)).body,
    createDelegate: { ...created, expiryDate: '2040-01-01T00:00:00Z' },
    createDelegateV1: created,
    deleteDelegate: removal,
    deleteDelegateV1: removal,
    deleteSafeDelegateV1: removal,
    verifySiwe: { message: siwe, signature },
    logoutAndRedirect: { redirect_url: '/' },
    subscribePush: {
      endpoint: 'https://push.example/subscription',
      keys: {
        p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'),
        auth: Buffer.alloc(16, 7).toString('base64url'),
      },
      safes: followed,
    },
    registerWebhook: { chainId, safe, url: 'https://hooks.example/countersign', types: ['INCOMING_ETHER'] },
    unsubscribePush: { endpoint: 'https://push.example/subscription' },
    registerNotifications: { ...device, safes: followed },
    registerDeviceV1: {
      ...device,
      uuid: randomUUID(),
      buildNumber: '0',
      bundle: 'org.example',
      version: '1.0.0',
      timestamp: String(Math.floor(Date.now() / 1000)),
      safeRegistrations: [{ chainId, safes: [safe], signatures: [signature] }],
    },
    deleteSubscriptions: {
      subscriptions: [{ chainId, deviceUuid: randomUUID(), safeAddress: safe, signerAddress: null }],
    },
    relayTransaction: { version: '1.4.1', to: safe, data, gasLimit: '100000', acceptUnverifiedSimulation: true },
  }
}

/** Routes outside the table: files, metrics, and the routes of the older API. */
function unlisted({ account, queued, messageHash, token }: SeedInput, bodies: Record<string, unknown>): RequestSeed[] {
  const { chainId, safe } = account
  const base = `/v1/chains/${chainId}/safes/${safe}`
  const older = `/tx-service/dev1/api`
  const paged: [string, string][] = [
    ['limit', '3'],
    ['offset', '1'],
  ]
  const get = (path: string, query: [string, string][] = []): RequestSeed => ({
    name: `GET ${path.replaceAll(/0x[0-9a-fA-F]+/g, '…')}`,
    method: 'GET',
    path,
    query,
    body: undefined,
    headers: {},
  })
  const send = (method: 'POST' | 'DELETE', path: string, body: unknown): RequestSeed => ({
    ...get(path),
    name: `${method} ${path.replaceAll(/0x[0-9a-fA-F]+/g, '…')}`,
    method,
    body,
  })
  const range: [string, string][] = [
    ['format', 'json'],
    ['from', '2020-01-01'],
    ['to', '2040-01-01'],
    ['bom', 'false'],
  ]
  return [
    get(`${base}/export`, range),
    get(`${base}/journal/export`),
    get('/metrics'),
    get('/docs'),
    get('/openapi.json'),
    get('/'),
    get(`${older}/v1/about`),
    get(`${older}/v1/safes/${safe}/`),
    ...['v1', 'v2'].map((version) =>
      get(`${older}/${version}/safes/${safe}/multisig-transactions`, [
        ...paged,
        ['executed', 'true'],
        ['ordering', '-nonce'],
        ['nonce__gte', '0'],
      ]),
    ),
    ...['v1', 'v2'].map((version) => get(`${older}/${version}/multisig-transactions/${queued}`)),
    get(`${older}/v1/multisig-transactions/${queued}/confirmations`, paged),
    ...['all-transactions', 'incoming-transfers', 'module-transactions', 'messages', 'creation'].map((list) =>
      get(`${older}/v1/safes/${safe}/${list}`, paged),
    ),
    get(`${older}/v1/messages/${messageHash}`),
    get(`${older}/v1/owners/${alice.address}/safes`),
    get(`${older}/v1/modules/${token}/safes`),
    get(`${older}/v1/tokens/${token}`),
    get(`${older}/v2/delegates`, [...paged, ['safe', safe]]),
    send('POST', `${older}/v1/safes/${safe}/multisig-transactions`, olderProposal(bodies['proposeTransaction'])),
    send('POST', `${older}/v2/safes/${safe}/multisig-transactions`, olderProposal(bodies['proposeTransaction'])),
    send('POST', `${older}/v1/safes/${safe}/multisig-transactions/estimations`, bodies['estimateTransaction']),
    send('POST', `${older}/v1/multisig-transactions/${queued}/confirmations`, bodies['confirmTransaction']),
    send('POST', `${older}/v1/safes/${safe}/messages`, bodies['createMessage']),
    send('POST', `${older}/v1/messages/${messageHash}/signatures`, bodies['confirmMessage']),
    send('POST', `${older}/v2/delegates`, bodies['createDelegate']),
    send('DELETE', `${older}/v2/delegates/${spareKeys[0].address}`, bodies['deleteDelegate']),
    send('POST', `${older}/v1/data-decoder`, bodies['decodeData']),
  ]
}

const olderProposal = (body: unknown) =>
  typeof body === 'object' && body !== null && 'safeTxHash' in body
    ? { ...body, contractTransactionHash: body.safeTxHash }
    : body
