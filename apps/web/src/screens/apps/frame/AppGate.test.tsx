import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { consents } from '../../../data/apps/consents.ts'
import { appManifestQuery, listedAppsQuery } from '../../../data/apps/appQueries.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { AppGate } from './AppGate.tsx'

const SAFE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const APP = 'https://app.example/'

const open = (url: string) => {
  document.title = 'Queue'
  return renderInAccount(
    <AppGate url={url} isShown onLeave={() => undefined}>
      {() => 'The app'}
    </AppGate>,
    SAFE,
    (client, { chainId }) => {
      client.setQueryData(listedAppsQuery(chainId).queryKey, [])
      client.setQueryData(appManifestQuery(APP).queryKey, null)
    },
    undefined,
    chainFixture({ features: ['SAFE_APPS'] }),
  )
}

test('behavior: before an app opens, the title of the document names it', async () => {
  const { screen } = await open(APP)
  await expect.element(screen.getByRole('button', { name: 'Open app' })).toBeVisible()
  expect(document.title).toBe('app.example · Unnamed account · Countersign')
})

test('error: the title of the document says that an app cannot be opened', async () => {
  const { screen } = await open('ftp://app.example/')
  await expect.element(screen.getByText('This app cannot be opened.')).toBeVisible()
  expect(document.title).toBe('This app cannot be opened. · Unnamed account · Countersign')
})

test('behavior: an open app without a manifest stays open while its manifest is requested again', async () => {
  const name = new URL(APP).host
  consents.give({ url: APP, name, iconUrl: null, features: [], isListed: false }, { isolated: false })
  const onEnd = vi.fn()
  function Session() {
    useEffect(() => onEnd, [])
    const { status } = useQuery({ ...appManifestQuery(APP), enabled: false })
    return `The app, manifest ${status}`
  }
  const { screen, client } = await renderInAccount(
    <AppGate url={APP} isShown onLeave={() => undefined}>
      {() => <Session />}
    </AppGate>,
    SAFE,
    (cache, { chainId }) => {
      cache.setQueryData(listedAppsQuery(chainId).queryKey, [])
      const refused = { code: 404, message: 'No manifest' }
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(refused, { status: 404 }))
    },
    undefined,
    chainFixture({ features: ['SAFE_APPS'] }),
  )
  await expect.element(screen.getByText('The app, manifest error', { exact: true })).toBeVisible()
  const { queryKey } = appManifestQuery(APP)
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  // As after a lost connection.
  void client.refetchQueries({ queryKey })
  await expect.element(screen.getByText('The app, manifest pending', { exact: true })).toBeVisible()
  expect(onEnd).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
