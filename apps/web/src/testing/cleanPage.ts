import { toasts } from '@countersign/ui'
import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { dataSource, sourceChoice } from '../data/api/dataSource.ts'
import { ownChains } from '../data/config/ownChains.ts'
import { connectionStore } from '../data/connection/connectionStore.ts'
import { ownRpcUrls } from '../data/rpc/ownRpcUrls.ts'
import { addressBookStore } from '../data/storage/addressBook.ts'
import { walletStore } from '../data/wallet/walletStore.ts'

/** The size of a new document in vitest. */
const VIEWPORT = [414, 896] as const

/*
 * Test files share a document and its modules, which took longer to load than most files take to run. Each file begins without
 * what earlier ones rendered, stored, connected or failed to reach. Vitest runs this once per file; `vitest-browser-react` is
 * imported only once, and would clean up in the first file alone.
 */
beforeAll(async () => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('dir')
  walletStore.clear()
  ownChains.set([])
  ownRpcUrls.set({})
  addressBookStore.set([])
  sourceChoice.set('auto')
  dataSource.setHasService(true)
  dataSource.serviceAnswered()
  connectionStore.reportSuccess()
  toasts.clear()
  await page.viewport(...VIEWPORT)
})

beforeEach(async () => {
  await cleanup()
  // A request of the test before may have failed after its end, and rows of an unreachable service have other verdicts.
  connectionStore.reportSuccess()
})
