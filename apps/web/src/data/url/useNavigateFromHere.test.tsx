import { Link } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { useNavigateFromHere } from './useNavigateFromHere.ts'

const SAFE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function renderPage() {
  let finishWork = () => {}
  const work = new Promise<void>((resolve) => (finishWork = resolve))
  let ended: Promise<void> | null = null
  function Page() {
    const navigate = useNavigateFromHere()
    const act = async () => {
      await work
      await navigate({ to: '/safes/$safe/history', params: { safe: `eth:${SAFE}` } })
    }
    return (
      <>
        <button type="button" onClick={() => (ended = act())}>
          Sign
        </button>
        <Link to="/safes/$safe/send" params={{ safe: `eth:${SAFE}` }}>
          Back to app
        </Link>
      </>
    )
  }
  const { screen, router } = await renderInAccount(<Page />, SAFE, () => {})
  await screen.getByRole('button', { name: 'Sign' }).click()
  const finish = async () => {
    finishWork()
    await ended
  }
  return { screen, finish, path: () => router.latestLocation.pathname.split('/').at(-1) }
}

test('behavior: an operation that ends on its page navigates', async () => {
  const { finish, path } = await renderPage()
  await finish()
  expect(path()).toBe('history')
})

test('behavior: an operation that ends after the user left the page does not navigate', async () => {
  const { screen, finish, path } = await renderPage()
  await screen.getByRole('link', { name: 'Back to app' }).click()
  await finish()
  expect(path()).toBe('send')
})
