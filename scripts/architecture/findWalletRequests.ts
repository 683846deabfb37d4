/** Requests that make a wallet act for the user on a network. Reads, and requests for accounts, do not belong to them. */
const ACTS = /method:\s*'(eth_sign\w*|eth_send\w*|personal_sign|wallet_(?:watchAsset|sendCalls))'/g
/** The functions of the page that contain such a request and get the wallet as a parameter. */
const HANDED_WALLET = /\b(requestSend|signAndBroadcast|watchAsset)\(/
/** Both move the wallet first; the second also compares its address. */
const MOVES = /await (ensureWalletChain|ensureSender)\(/

export type WalletRequests = {
  /** The requests of each file that makes some. */
  readonly requests: Readonly<Record<string, readonly string[]>>
  /** Files that take the connected wallet as it is, on whatever network. */
  readonly takers: readonly string[]
  /** Files that hand the wallet to a function with a request, and do not first move it to the network of the account. */
  readonly unmoved: readonly string[]
}

/** Where the page asks the connected wallet to sign or to send. @param files text by path, without tests */
export function findWalletRequests(files: ReadonlyMap<string, string>): WalletRequests {
  const all = [...files]
  const requests = all.flatMap(([path, text]) => {
    const methods = [...text.matchAll(ACTS)].flatMap(([, method]) => method ?? [])
    return methods.length === 0 ? [] : [[path, methods] as const]
  })
  const makers = new Set(requests.map(([path]) => path))
  return {
    requests: Object.fromEntries(requests),
    takers: all.flatMap(([path, text]) => (/\bwallet(Store)?\.getProvider\(/.test(text) ? [path] : [])),
    unmoved: all.flatMap(([path, text]) =>
      HANDED_WALLET.test(text) && !makers.has(path) && !MOVES.test(text) ? [path] : [],
    ),
  }
}
