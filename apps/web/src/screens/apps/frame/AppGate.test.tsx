import { expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
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
