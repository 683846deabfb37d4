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

/** Reads, transactions from unlocked accounts and anvil's own methods on one chain. */
export type DevClient = Client<
  HttpTransport,
  undefined,
  undefined,
  undefined,
  TestActions & PublicActions<HttpTransport, undefined> & WalletActions<undefined, Account | undefined>
>

/**
 * A client of a local chain: no retries (a development chain answers or is gone), receipts polled every 10 ms.
 * Transactions take `chain: null`, because it serves whatever chain answers at the URL.
 *
 * @param options.batch what is asked at once goes in one HTTP request: a request costs more than what anvil does for it
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
