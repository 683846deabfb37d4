import {
  createTestClient,
  http,
  publicActions,
  walletActions,
  type Account,
  type Client,
  type HttpTransport,
  type PublicActions,
  type TestActions,
  type WalletActions,
} from 'viem'

/** A client for one chain: reads, transactions from unlocked accounts, and anvil's own methods. */
export type DevClient = Client<
  HttpTransport,
  undefined,
  undefined,
  undefined,
  TestActions & PublicActions<HttpTransport, undefined> & WalletActions<undefined, Account | undefined>
>

/**
 * Creates a client of a local chain: no retries, because a development chain either answers or has ended; receipts
 * are polled every 10 ms. Transactions have `chain: null`, because the client serves any chain at the URL.
 *
 * @param options.batch sends concurrent requests in one HTTP request, because a request costs more than anvil's work
 * for it
 * @example
 * await devClient(rpcUrl).getBlockNumber()
 */
export function devClient(rpcUrl: string, { batch = false } = {}): DevClient {
  return createTestClient({
    mode: 'anvil',
    transport: http(rpcUrl, { retryCount: 0, timeout: 60_000, batch }),
    pollingInterval: 10,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
}
