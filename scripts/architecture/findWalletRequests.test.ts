import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSourceFiles } from './findFolderCycles.ts'
import { findWalletRequests } from './findWalletRequests.ts'

const sourcesOf = (folder: string, prefix: string) =>
  [...readSourceFiles(fileURLToPath(new URL(`../../${folder}`, import.meta.url)))].map(
    ([path, text]) => [`${prefix}${path}`, text] as const,
  )
/** The page and its kit of wallets. Wallets of the page itself and connectors answer such requests, they do not make them. */
const files = [...sourcesOf('apps/web/src', ''), ...sourcesOf('packages/connect/src', 'connect/')].filter(
  ([path]) => !/\.test\.tsx?$|(^|\/)testing\/|(^|\/)connectors\/|^screens\/wallet\/(demo|hardware)\//.test(path),
)
const { requests, takers, unmoved } = findWalletRequests(new Map(files))

test('behavior: planted requests, a wallet taken as it is, and one that was not moved are found', () => {
  const planted = {
    'form.ts': `const wallet = walletStore.getProvider()\nawait wallet.request({ method: 'eth_sendTransaction', params })`,
    'send.ts': `await requestSend(client, provider, request)`,
    'moved.ts': `const { provider } = await ensureWalletChain(chain)\nawait watchAsset(provider, token)`,
    'reads.ts': `await node.request({ method: 'eth_call', params })`,
  }
  expect(findWalletRequests(new Map(Object.entries(planted)))).toEqual({
    requests: { 'form.ts': ['eth_sendTransaction'] },
    takers: ['form.ts'],
    unmoved: ['send.ts'],
  })
})

test('security: forms, apps and dapps reach the wallet only through these files', () => {
  expect(requests).toEqual({
    'connect/requests/watchAsset.ts': ['wallet_watchAsset'],
    'signing/execution/requestSend.ts': ['eth_sendTransaction'],
    'signing/execution/signAndBroadcast.ts': ['eth_signTransaction'],
    'signing/review/signTypedData.ts': ['eth_signTypedData_v4'],
    // Texts that name their network or need none.
    'screens/prove/signChallenge.ts': ['personal_sign'],
    'connect/sign-in/createSignIn.ts': ['personal_sign'],
  })
})

test('security: a part that asks the wallet for a transaction or a signature on a network moves it there first', () => {
  // A hook for other pages: this one does not use it.
  expect(unmoved).toEqual(['connect/react/useWalletRequests.ts'])
  expect(files.filter(([path, text]) => !path.startsWith('connect/') && /\buseWatchAsset\b/.test(text))).toEqual([])
  for (const mover of ['signing/review/signTypedData.ts', 'signing/execution/ensureSender.ts'])
    expect(files.find(([path]) => path === mover)?.[1]).toMatch(/await ensureWalletChain\(/)
})

test('security: the wallet is taken without its network only to move it, to read, or for texts that need none', () => {
  expect(takers.toSorted()).toEqual([
    'connect/connection/createConnection.ts',
    'connect/dialogs/ConnectDialogs.tsx',
    'connect/dialogs/OtherAccounts.tsx',
    'connect/react/useWalletRequests.ts',
    'connect/requests/ensureWalletChain.ts',
    'screens/prove/signChallenge.ts',
    'screens/review/read/readNode.ts',
  ])
})
